/// A picture of a node and its descendants, drawn flat to be seen through a transform.
final class FlattenedNode {
  /// The clear pixels around the picture, with which the sampler antialiases its edges.
  static let padding = 2

  /// The node that the picture shows.
  private(set) var node: RenderNode
  /// The number of pixels per point.
  let scale: Double
  /// The area that the picture covers, in the node's own coordinates.
  let extent: Rect
  /// The picture, including the padding.
  let bitmap: Bitmap
  /// The transposed picture, made on first access.
  var transposed: Bitmap {
    if let madeTransposed { return madeTransposed }
    let made = bitmap.transposed()
    madeTransposed = made
    return made
  }
  private var madeTransposed: Bitmap?

  /// Creates a clear picture; returns `nil` if the node is empty, unbounded or unreasonably large.
  init?(_ node: RenderNode, scale: Double) {
    guard let local = node.localExtent, !local.isEmpty,
      let (width, height) = BackingStore.pixels(of: local.size, scale: scale),
      width * height <= 1 << 26
    else { return nil }
    self.node = node
    self.scale = scale
    extent = local
    bitmap = Bitmap(
      width: width + 2 * FlattenedNode.padding, height: height + 2 * FlattenedNode.padding)
  }

  /// Adopts the node's new state, to be drawn over its old picture.
  ///
  /// - Returns: Whether the picture has the right size for it.
  func become(_ node: RenderNode) -> Bool {
    guard node.localExtent == extent else { return false }
    self.node = node
    madeTransposed = nil
    return true
  }

  /// The map from the node's coordinates to the pixels of the picture.
  var map: UprightMap {
    let padding = Double(FlattenedNode.padding)
    return UprightMap(
      scale: scale,
      origin: Point(x: padding - extent.minX * scale, y: padding - extent.minY * scale))
  }

  /// The picture without the padding.
  var inner: PixelRect {
    PixelRect(
      x: FlattenedNode.padding, y: FlattenedNode.padding,
      width: bitmap.width - 2 * FlattenedNode.padding,
      height: bitmap.height - 2 * FlattenedNode.padding)
  }

  /// Adopts a newer node if the picture still shows it, wherever the node is now.
  ///
  /// - Returns: Whether the picture is still valid.
  func takes(_ other: RenderNode, scale: Double) -> Bool {
    guard self.scale == scale, node.identifier == other.identifier else { return false }
    let isSame =
      node === other
      || node.properties.bounds == other.properties.bounds
        && node.properties.style == other.properties.style
        && node.properties.backgroundColor == other.properties.backgroundColor
        && node.clipsToBounds == other.clipsToBounds && node.contents == other.contents
        && node.hasSameChildren(as: other)
    // Releases the old node, so that it can be refilled.
    if isSame { node = other }
    return isSame
  }
}

extension Bitmap {
  /// Returns the transposed bitmap.
  func transposed() -> Bitmap {
    let result = Bitmap(width: height, height: width)
    let block = 16
    for top in Swift.stride(from: 0, to: height, by: block) {
      for left in Swift.stride(from: 0, to: width, by: block) {
        for y in top..<min(height, top + block) {
          let source = pixels + y * stride
          for x in left..<min(width, left + block) {
            result.pixels[x &* result.stride &+ y] = source[x]
          }
        }
      }
    }
    return result
  }
}
