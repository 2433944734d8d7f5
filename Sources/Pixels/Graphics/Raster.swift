/// A rectangle of borrowed premultiplied 0xAARRGGBB pixels.
///
/// Sendable although it holds a pointer: the owner gives each thread disjoint rows and keeps the
/// memory alive until all are done.
public struct Raster: @unchecked Sendable {
  /// The top left pixel.
  public let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from one row to the next, in pixels.
  public let stride: Int

  /// Creates a raster over memory that must outlive it.
  public init(pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
  }
}
