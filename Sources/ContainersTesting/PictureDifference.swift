public import Containers

/// The differences between two pictures of the same size.
public struct PictureDifference: Sendable {
  /// The number of pixels that differ by more than the tolerance in some channel.
  public let count: Int
  /// The largest difference in any channel.
  public let greatest: Int
  /// The second picture in pale gray, with the differing pixels in red.
  public let picture: Image
  /// Whether the tolerance covers all differences.
  public let isTolerated: Bool

  /// Compares two pictures; returns `nil` if their sizes in pixels differ.
  public init?(_ one: Image, _ other: Image, tolerance: PictureTolerance) {
    let (a, b) = (one.bitmap, other.bitmap)
    guard a.width == b.width, a.height == b.height else { return nil }
    let marked = Bitmap(width: a.width, height: a.height)
    var count = 0
    var greatest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let difference = PictureDifference.greatestChannel(a[x, y], b[x, y])
        greatest = max(greatest, difference)
        if difference > tolerance.channel { count += 1 }
        marked[x, y] =
          difference > tolerance.channel ? 0xFFE0_1020 : PictureDifference.pale(b[x, y])
      }
    }
    self.count = count
    self.greatest = greatest
    picture = Image(bitmap: marked, scale: other.scale)
    isTolerated = Double(count) <= tolerance.share * Double(a.width * a.height)
  }

  private static func greatestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    var greatest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      greatest = max(greatest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return greatest
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255)
    let gray = 192 + sum / 3 / 4
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}
