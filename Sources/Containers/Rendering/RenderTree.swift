/// What a window shows in one frame.
struct RenderTree: Sendable {
  /// The window.
  let root: RenderNode
  /// Pixels per point.
  let scale: Double

  /// The map in which the root's own map has its bounds at the origin of the pixels.
  var rootMap: UprightMap {
    let bounds = root.properties.bounds
    let shift = bounds.center - root.properties.center - bounds.origin
    return UprightMap(scale: scale, origin: shift * scale)
  }

  /// The pixels that the root covers.
  var pixels: PixelRect {
    let size = root.properties.bounds.size
    return Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale).outerPixels
  }
}
