/// The pixels that a canvas draws into now, by their position on the canvas.
struct DrawingTarget {
  /// Keeps the memory alive.
  private let bitmap: Bitmap
  /// The address that pixel (0, 0) has, be it inside or not.
  private let origin: UnsafeMutablePointer<UInt32>
  let stride: Int

  init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0) {
    self.bitmap = bitmap
    stride = bitmap.stride
    origin = bitmap.pixels - (y * bitmap.stride + x)
  }

  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> { origin + (y &* stride &+ x) }
}
