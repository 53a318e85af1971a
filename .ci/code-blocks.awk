# Writes each Swift block of Markdown pages into a file of its own: under `folder`, and those for Apple platforms under `folder`/apple.
function open_block(place) {
    file = sprintf("%s/%03d.swift", place, ++written[place])
    printf "// %s, line %d\n%s#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, FNR, context, FILENAME, FNR + 1 > file
    context = ""
}
FNR == 1 { inside = ""; context = "" }
inside == "block" && /^```/ { close(file); inside = ""; next }
inside == "skipped" && /^```/ { inside = ""; next }
inside == "context" && /^-->/ { inside = ""; next }
inside == "block" { print > file }
inside == "context" { context = context $0 "\n" }
inside != "" { next }
/^<!-- swift$/ { inside = "context" }
/^```swift uikit$/ { open_block(folder "/apple"); inside = "block"; next }
/^```swift$/ { open_block(folder); inside = "block"; next }
/^```/ { inside = "skipped" }
END { printf "%d Swift blocks, and %d for Apple platforms.\n", written[folder], written[folder "/apple"] }
