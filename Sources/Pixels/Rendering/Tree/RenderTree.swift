/// The contents of a window in one frame.
///
/// Its nodes do not change while the tree is held; see ``RenderNode``.
package struct RenderTree: Sendable {
  /// The node of the window.
  package let root: RenderNode
  /// The number of pixels per point.
  package let scale: Double

  /// Creates a tree from a window's node.
  ///
  /// - Parameter scale: The number of pixels per point.
  package init(root: RenderNode, scale: Double) {
    self.root = root
    self.scale = scale
  }

  /// The parent map that puts the top left corner of the root's bounds at the first pixel.
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
