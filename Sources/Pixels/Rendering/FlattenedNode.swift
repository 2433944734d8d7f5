/// A node and all below it drawn flat, to be seen through a transform.
final class FlattenedNode {
  /// The clear pixels around the picture, which let the sampler blend its edges with nothing.
  static let padding = 2

  /// What the picture shows.
  private(set) var node: RenderNode
  /// Pixels per point.
  let scale: Double
  /// What the picture covers, in the node's own coordinates.
  let extent: Rect
  /// The picture, with the padding.
  let bitmap: Bitmap
  /// The picture with rows and columns changed over; made when it is asked for.
  var transposed: Bitmap {
    if let madeTransposed { return madeTransposed }
    let made = bitmap.transposed()
    madeTransposed = made
    return made
  }
  private var madeTransposed: Bitmap?

  /// Makes a clear picture; nil where the node has no limits, or unreasonable ones.
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

  /// Takes what the node has become, to be drawn over its old picture.
  ///
  /// - Returns: Whether the picture has room for it.
  func become(_ node: RenderNode) -> Bool {
    guard node.localExtent == extent else { return false }
    self.node = node
    madeTransposed = nil
    return true
  }

  /// The map from the node's own coordinates to the picture's pixels.
  var map: UprightMap {
    let padding = Double(FlattenedNode.padding)
    return UprightMap(
      scale: scale,
      origin: Point(x: padding - extent.minX * scale, y: padding - extent.minY * scale))
  }

  /// The part inside the padding.
  var inner: PixelRect {
    PixelRect(
      x: FlattenedNode.padding, y: FlattenedNode.padding,
      width: bitmap.width - 2 * FlattenedNode.padding,
      height: bitmap.height - 2 * FlattenedNode.padding)
  }

  /// Takes what the node has become, where the picture is that of it still, wherever it stands now.
  ///
  /// - Returns: Whether it is.
  func takes(_ other: RenderNode, scale: Double) -> Bool {
    guard self.scale == scale, node.identifier == other.identifier else { return false }
    let isSame =
      node === other
      || node.properties.bounds == other.properties.bounds
        && node.properties.style == other.properties.style
        && node.properties.backgroundColor == other.properties.backgroundColor
        && node.clipsToBounds == other.clipsToBounds && node.contents == other.contents
        && node.hasSameChildren(as: other)
    // The old one is let go of, to be filled anew.
    if isSame { node = other }
    return isSame
  }
}

extension Bitmap {
  /// Returns the bitmap with rows and columns changed over.
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
