internal import CPixels
internal import Pixels

extension Raster {
  /// Smooths the seams between the 8 × 8 blocks of a JPEG image that was decoded into the raster.
  ///
  /// Only seams with even colors on both sides change, as on the sea, where magnified blocks would
  /// be visible. Edges in the image itself are preserved. The blocks begin at the raster's first
  /// pixel.
  public func softenBlockSeams() {
    vector_soften_seams(pixels, width, height, stride)
  }
}
