internal import CPixels
internal import Pixels

extension Raster {
  /// Makes slopes of the steps between the 8 × 8 blocks of a JPEG picture that was decoded into the raster.
  ///
  /// Only where it is even on both sides of a step, as on the sea, where magnified blocks would be seen; edges of
  /// what is depicted stay as they are. The blocks begin at the raster's first pixel.
  public func softenBlockSeams() {
    vector_soften_seams(pixels, width, height, stride)
  }
}
