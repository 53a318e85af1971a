@testable import frame_sequence

/// Files as the tests want them, made from their parts.
enum MadeFile {
    static func big(_ number: Int, _ count: Int = 4) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    static func little(_ number: Int, _ count: Int = 2) -> [UInt8] { big(number, count).reversed() }

    static func chunk(_ kind: String, _ data: [UInt8] = []) -> [UInt8] {
        let name = Array(kind.utf8)
        return Array([big(data.count), name, data, big(Int(CheckSum.of(name[...], data[...])))].joined())
    }

    static func header(_ width: Int, _ height: Int) -> [UInt8] { chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0]) }

    /// A still. Its data aren't a picture, which nobody looks at.
    static func png(_ width: Int = 4, _ height: Int = 3) -> [UInt8] {
        PNGReader.signature + header(width, height) + chunk("IDAT", [1, 2, 3]) + chunk("IEND")
    }

    static func control(_ number: Int, _ delay: (Int, Int), width: Int = 4, height: Int = 3, x: Int = 0, y: Int = 0) -> [UInt8] {
        chunk("fcTL", Array([[number, width, height, x, y].flatMap { big($0) }, big(delay.0, 2), big(delay.1, 2), [0, 0]].joined()))
    }

    /// An animated PNG with a frame for each delay, a numerator and a denominator in seconds.
    static func apng(_ delays: [(Int, Int)], says count: Int? = nil) -> [UInt8] {
        var bytes = PNGReader.signature + header(4, 3) + chunk("acTL", big(count ?? delays.count) + big(0))
        for (index, delay) in delays.enumerated() {
            bytes += control(max(0, 2 * index - 1), delay)
            bytes += index == 0 ? chunk("IDAT", [1]) : chunk("fdAT", big(2 * index) + [1])
        }
        return bytes + chunk("IEND")
    }

    static func gifHead(_ width: Int = 5, _ height: Int = 6) -> [UInt8] {
        Array([Array("GIF89a".utf8), little(width), little(height), [0x80, 0, 0, 0, 0, 0, 255, 255, 255]].joined())
    }

    static func gifFrame(_ width: Int = 5, _ height: Int = 6, x: Int = 0, y: Int = 0) -> [UInt8] {
        Array([[0x2C], [x, y, width, height].flatMap { little($0) }, [0x80, 1, 2, 3, 4, 5, 6, 2, 2, 0x44, 0x01, 0]].joined())
    }

    static func gifControl(_ hundredths: Int) -> [UInt8] { [0x21, 0xF9, 4, 0] + little(hundredths) + [0, 0] }

    /// An animation with a frame for each delay, in hundredths of a second; nil: none is named.
    static func gif(_ delays: [Int?]) -> [UInt8] {
        let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        return gifHead() + loop + delays.flatMap { ($0.map(gifControl) ?? []) + gifFrame() } + [0x3B]
    }
}
