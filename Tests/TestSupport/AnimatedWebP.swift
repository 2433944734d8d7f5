/// The parts of an animated WebP file, read as the format describes them.
package struct AnimatedWebP {
  /// A frame: its rectangle in pixels, and how long it is shown.
  package struct Frame: Hashable, Sendable {
    package let x, y, width, height, milliseconds: Int
    /// The encoded pixels.
    package let data: [UInt8]
  }

  /// The size in pixels.
  package private(set) var width = 0, height = 0
  /// How often it is shown; 0 for without end.
  package private(set) var loops: Int?
  package private(set) var frames: [Frame] = []

  /// Reads a file; nil if it is none, or is not complete.
  package init?(_ file: [UInt8]) {
    func number(_ at: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(file[at + $1]) << (8 * $1) }
    }
    guard file.count > 30, file[..<4].elementsEqual("RIFF".utf8), number(4, 4) == file.count - 8,
      file[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    var at = 12
    while at + 8 <= file.count {
      let (size, start) = (number(at + 4, 4), at + 8)
      guard start + size <= file.count else { return nil }
      switch String(decoding: file[at..<at + 4], as: UTF8.self) {
      case "VP8X": (width, height) = (number(start + 4, 3) + 1, number(start + 7, 3) + 1)
      case "ANIM": loops = number(start + 4, 2)
      case "ANMF":
        frames.append(
          Frame(
            x: 2 * number(start, 3), y: 2 * number(start + 3, 3), width: number(start + 6, 3) + 1,
            height: number(start + 9, 3) + 1, milliseconds: number(start + 12, 3),
            data: Array(file[start + 16..<start + size])))
      default: return nil
      }
      at = start + size + size % 2
    }
    guard at == file.count else { return nil }
  }

  /// How long all frames are shown.
  package var milliseconds: Int { frames.map(\.milliseconds).reduce(0, +) }
}
