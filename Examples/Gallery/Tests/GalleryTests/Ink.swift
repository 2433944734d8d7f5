import Containers
import Foundation

/// What is drawn in a part of a picture on the color that is most frequent there.
struct Ink {
  private let bitmap: Bitmap
  private let scale: Double
  private let (columns, rows): (Range<Int>, Range<Int>)
  /// The radius of the corners outside of which nothing is a text.
  private let radius: Int
  private let ground: UInt32
  private let groundLuminance: Double

  init(_ picture: Image, _ area: Rect, isRound: Bool) {
    (bitmap, scale) = (picture.bitmap, picture.scale)
    columns = (Int(area.minX * scale)..<Int(area.maxX * scale)).clamped(to: 0..<bitmap.width)
    rows = (Int(area.minY * scale)..<Int(area.maxY * scale)).clamped(to: 0..<bitmap.height)
    radius = isRound ? min(Int(18 * scale), rows.count / 2, columns.count / 2) : 0
    var counts: [UInt32: Int] = [:]
    for y in rows { for x in columns { counts[bitmap[x, y], default: 0] += 1 } }
    ground = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    groundLuminance = Self.luminance(ground)
  }

  /// The words from top to bottom: what gaps of rows and of a third of a line's height separate.
  var words: [(place: Rect, contrast: Double)] {
    Self.runs(rows, gap: 1) { y in columns.contains { isInk($0, y) } }
      .filter { Double($0.count) > 4 * scale }
      .flatMap { line in
        Self.runs(columns, gap: max(2, line.count / 3)) { x in line.contains { isInk(x, $0) } }
          .filter { Double($0.count) > 3 * scale }
          .map { word in
            let place = Rect(
              x: Double(word.lowerBound) / scale, y: Double(line.lowerBound) / scale,
              width: Double(word.count) / scale, height: Double(line.count) / scale)
            return (place, contrast(word, line))
          }
      }
      // An edge or a shade, as of a plate.
      .filter { $0.contrast > 1.45 }
  }

  private func isInk(_ x: Int, _ y: Int) -> Bool {
    guard bitmap[x, y] != ground else { return false }
    let across = max(columns.lowerBound + radius - x, x - columns.upperBound + radius + 1, 0)
    let down = max(rows.lowerBound + radius - y, y - rows.upperBound + radius + 1, 0)
    let inner = max(0, radius - 2)
    return radius == 0 || across * across + down * down <= inner * inner
  }

  private func contrast(_ columns: Range<Int>, _ rows: Range<Int>) -> Double {
    var pixels: Set<UInt32> = []
    for y in rows { for x in columns { pixels.insert(bitmap[x, y]) } }
    return pixels.map { pixel in
      let other = Self.luminance(pixel)
      return (max(other, groundLuminance) + 0.05) / (min(other, groundLuminance) + 0.05)
    }.max() ?? 1
  }

  /// Returns the runs of what is wanted; shorter gaps do not end one.
  private static func runs(_ range: Range<Int>, gap: Int, _ isWanted: (Int) -> Bool) -> [Range<Int>]
  {
    var runs: [Range<Int>] = []
    for index in range where isWanted(index) {
      if let last = runs.last, index - last.upperBound < gap {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private static func luminance(_ pixel: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(pixel >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
