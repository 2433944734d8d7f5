/// Premultiplied 0xAARRGGBB pixels of a canvas that are written directly.
public struct PixelRegion {
  /// The pixels.
  public let raster: Raster
  /// The distance of the first pixel from the left edge of the whole rectangle, in pixels: the
  /// width that is clipped off.
  public let x: Int
  /// The distance of the first pixel from the top edge of the whole rectangle, in pixels.
  public let y: Int
}

extension Canvas {
  /// Calls a closure with the visible pixels of a rectangle, to be written directly; not called if
  /// there are none.
  ///
  /// The rectangle's edges are moved to the nearest pixel boundaries. The opacity and clips to
  /// paths are ignored.
  public func withPixels(of rect: Rect, _ body: (PixelRegion) -> Void) {
    let whole = Canvas.rounded(state.transform.apply(rect))
    let visible = whole.intersection(state.clip)
    guard !visible.isEmpty else { return }
    body(
      PixelRegion(
        raster: Raster(
          pixels: target.row(visible.y, from: visible.x), width: visible.width,
          height: visible.height, stride: target.stride),
        x: visible.x - whole.x, y: visible.y - whole.y))
  }
}
