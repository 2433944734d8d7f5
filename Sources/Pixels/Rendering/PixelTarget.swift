/// Pixels that are drawn on: a part of the surface's plane with memory behind it.
struct PixelTarget {
  /// Which pixels of the surface's plane there are.
  let rect: PixelRect
  private let first: UnsafeMutablePointer<UInt32>
  private let stride: Int

  /// Makes a target of a bitmap whose first pixel stands somewhere in the plane.
  ///
  /// The bitmap must outlive the target.
  init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0) {
    rect = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    first = bitmap.pixels
    stride = bitmap.stride
  }

  init(_ bitmap: Bitmap, rect: PixelRect) {
    self.rect = rect
    first = bitmap.pixels
    stride = bitmap.stride
  }

  /// Returns the address of a pixel, which must be inside.
  @inline(__always)
  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    first + ((y &- rect.y) &* stride &+ (x &- rect.x))
  }

  /// Makes some pixels clear.
  func clear(_ part: PixelRect) {
    let part = part.intersection(rect)
    for y in part.y..<part.maxY { pointer(part.x, y).update(repeating: 0, count: part.width) }
  }
}
