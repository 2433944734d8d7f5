/// A rectangle of pixels that someone else owns, to draw in: premultiplied 0xAARRGGBB.
///
/// Sendable although it holds a pointer: its owner hands disjoint rows to each thread and keeps the
/// memory alive until all are done.
public struct Raster: @unchecked Sendable {
  /// The left top pixel.
  public let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from a pixel to the one below it, in pixels.
  public let stride: Int

  /// Makes a raster over memory that outlives it.
  public init(pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
  }
}
