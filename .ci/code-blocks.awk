# Writes each Swift block of Markdown pages into a file of its own, under `folder`.
function open_block() {
    file = sprintf("%s/%03d.swift", folder, ++written)
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
/^```swift uikit$/ { skipped++; inside = "skipped"; next }
/^```swift$/ { open_block(); inside = "block"; next }
/^```/ { inside = "skipped" }
END { printf "%d Swift blocks to compile, %d for Apple platforms skipped.\n", written, skipped }
