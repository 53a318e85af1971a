import Foundation

exit(SequenceCommand.run(Array(CommandLine.arguments.dropFirst())))
