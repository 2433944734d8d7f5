/// The pixels that a canvas currently draws into, addressed by their position on the canvas.
struct DrawingTarget {
  /// Keeps the pixels alive.
  private let bitmap: Bitmap
  /// The address of pixel (0, 0), which may lie outside the bitmap.
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
