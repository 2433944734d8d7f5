/// What a window shows in one frame.
///
/// Its nodes stay as they are for as long as somebody holds it; see ``RenderNode``.
package struct RenderTree: Sendable {
  /// The window.
  package let root: RenderNode
  /// Pixels per point.
  package let scale: Double

  /// Makes a tree of a window's node.
  ///
  /// - Parameter scale: Pixels per point.
  package init(root: RenderNode, scale: Double) {
    self.root = root
    self.scale = scale
  }

  /// The map in which the root's own map has its bounds at the origin of the pixels.
  var rootMap: UprightMap {
    let bounds = root.properties.bounds
    let shift = bounds.center - root.properties.center - bounds.origin
    return UprightMap(scale: scale, origin: shift * scale)
  }

  /// The pixels that the root covers.
  package var pixels: PixelRect {
    let size = root.properties.bounds.size
    return Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale).outerPixels
  }
}
