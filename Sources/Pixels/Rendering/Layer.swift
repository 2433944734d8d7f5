/// An untransformed node and its geometry, in pixels.
struct Layer {
  let node: RenderNode
  let map: UprightMap
  /// Whether the node or an ancestor is animated, so that its edges are not snapped to whole
  /// pixels.
  let isMoving: Bool
  /// The node's rectangle.
  let box: Rect
  /// The node's rounded rectangle.
  let shape: RoundedBox

  init(_ node: RenderNode, _ map: UprightMap, isMoving: Bool) {
    self.node = node
    self.map = map
    self.isMoving = isMoving
    let exact = map.apply(node.properties.bounds)
    box = isMoving ? exact : exact.snapped
    shape = RoundedBox(box, radius: node.properties.style.cornerRadius * map.scale)
  }

  /// The rounded rectangle inside the border.
  var innerShape: RoundedBox {
    let style = node.properties.style
    // A border is always at least a pixel wide.
    let exact = style.borderWidth * map.scale
    let width = isMoving ? max(exact, 1) : max(1, exact.rounded())
    return RoundedBox(
      box.insetBy(dx: width, dy: width), radius: max(0, style.cornerRadius * map.scale - width))
  }

  /// The shape in which the node is opaque because of its background, or of a child's that fills
  /// it.
  var opaqueShape: RoundedBox? {
    guard node.opacity == 255 else { return nil }
    if node.properties.backgroundColor?.alpha == 1 { return shape }
    guard !node.clipsToBounds || node.properties.style.cornerRadius == 0 else { return nil }
    for child in node.children {
      guard let map = map.map(of: child) else { continue }
      let layer = Layer(child, map, isMoving: isMoving || child.isMoving)
      if layer.box == box, let shape = layer.opaqueShape { return shape }
    }
    return nil
  }

  /// Whether the painted contents hide the background completely.
  var isGroundHidden: Bool {
    guard let store = node.contents?.store, store.isOpaque, node.opacity == 255,
      let place = wholePixels(contentsBox(store), store)
    else { return false }
    let painted = PixelRect(
      x: place.x, y: place.y, width: store.bitmap.width, height: store.bitmap.height)
    return painted.contains(shape.pixels)
  }

  /// Returns the index of the front child that hides a rectangle, and so the node itself and the
  /// children behind it there, or `nil` if none does.
  func indexOfCover(of rect: PixelRect) -> Int? {
    guard !node.children.isEmpty else { return nil }
    // Most nodes and children are small. Comparing sizes first is cheap; it also skips children that
    // are scaled up, which are rare.
    let least = Size(
      width: Double(rect.width - 2) / map.scale, height: Double(rect.height - 2) / map.scale)
    guard let whole = node.localExtent, whole.height > least.height,
      map.apply(whole).touchesAll(of: rect), !node.clipsToBounds || shape.covers(rect)
    else { return nil }
    return node.children.lastIndex { child in
      guard let size = child.localExtent?.size, size.width > least.width,
        size.height > least.height, child.opacity == 255, child.curl == nil,
        child.extent(in: map)?.touchesAll(of: rect) != false, let map = map.map(of: child)
      else { return false }
      return Layer(child, map, isMoving: isMoving || child.isMoving).hides(rect)
    }
  }

  /// Whether the background of the node or of a descendant hides everything behind it in a rectangle.
  private func hides(_ rect: PixelRect) -> Bool {
    if node.properties.backgroundColor?.alpha == 1, shape.covers(rect) { return true }
    return indexOfCover(of: rect) != nil
  }

  /// Whether the node has only one thing to draw, which can be faded without a group.
  var isSimple: Bool {
    let style = node.properties.style
    guard style.shadow == nil, node.children.isEmpty else { return false }
    let ground = (node.properties.backgroundColor?.alpha ?? 0) > 0
    let parts = (ground ? 1 : 0) + (node.contents == nil ? 0 : 1) + (style.borderWidth > 0 ? 1 : 0)
    return parts <= 1
  }

  /// Returns the rectangle that shows the painted pixels, stretched if they were painted for
  /// another size.
  func contentsBox(_ store: BackingStore) -> Rect {
    guard store.size == node.properties.bounds.size else { return box }
    let exact = map.apply(node.properties.bounds)
    return Rect(origin: box.origin, size: exact.size)
  }

  /// Returns the position of the store's first pixel, if its pixels fall exactly on those of the
  /// target.
  func wholePixels(_ box: Rect, _ store: BackingStore) -> (x: Int, y: Int)? {
    let x = box.minX.rounded()
    let y = box.minY.rounded()
    guard abs(map.scale - store.scale) < 1e-9, store.size == node.properties.bounds.size,
      abs(box.minX - x) < 1 / 64, abs(box.minY - y) < 1 / 64, abs(x) < 1e6, abs(y) < 1e6
    else { return nil }
    return (Int(x), Int(y))
  }
}

extension Rect {
  /// Whether the rectangle touches all pixels of another one; both are in pixels.
  fileprivate func touchesAll(of rect: PixelRect) -> Bool {
    minX < Double(rect.x + 1) && minY < Double(rect.y + 1)
      && maxX > Double(rect.maxX - 1) && maxY > Double(rect.maxY - 1)
  }
}
