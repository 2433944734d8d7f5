/// Writable pixels: a part of the surface's plane that is backed by memory.
struct PixelTarget {
  /// The part of the surface's plane.
  let rect: PixelRect
  private let first: UnsafeMutablePointer<UInt32>
  private let stride: Int

  /// Creates a target over a bitmap whose first pixel is at a position in the plane.
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

  /// Clears some pixels.
  func clear(_ part: PixelRect) {
    let part = part.intersection(rect)
    for y in part.y..<part.maxY { pointer(part.x, y).update(repeating: 0, count: part.width) }
  }
}
