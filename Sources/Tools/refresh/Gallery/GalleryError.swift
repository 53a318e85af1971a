import Foundation

/// Why the gallery can't be written or compared.
enum GalleryError: Error, Equatable {
    /// There is something else where the folder should be.
    case noFolder(String)
    /// The folder can't be made.
    case folderNotMade(String, reason: String)
    /// Something stands in the place of a file that isn't an ordinary one, such as a folder or a link to elsewhere.
    case noFile(String)
    /// A file can't be written.
    case notWritten(String, reason: String)
    /// A folder can't be read.
    case notRead(String, reason: String)
}

extension GalleryError: CustomStringConvertible {
    /// One line for people.
    var description: String {
        switch self {
        case .noFolder(let path): "\(path): expected a folder, found something else"
        case .folderNotMade(let path, let reason): "\(path): the folder can't be made: \(reason)"
        case .noFile(let path): "\(path): expected an ordinary file or none, found something else"
        case .notWritten(let path, let reason): "\(path): the file can't be written: \(reason)"
        case .notRead(let path, let reason): "\(path): the folder can't be read: \(reason)"
        }
    }
}
