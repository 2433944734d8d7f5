/// An untransformed node and its geometry, in pixels.
struct Layer {
  let node: RenderNode
  let map: UprightMap
  /// Whether an animation moves or reshapes the node or an ancestor, so that its edges are not snapped
  /// to whole pixels.
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

  /// Creates the layer of an opaque node that spans a rectangle, or `nil` if the node is faded,
  /// turned or curled, or reaches less far.
  init?(_ node: RenderNode, in parent: UprightMap, isMoving: Bool, spanning rect: PixelRect) {
    // Most nodes are small. Comparing sizes first is cheap; it also skips nodes that are scaled up,
    // which are rare.
    guard let extent = node.localExtent, extent.height * parent.scale > Double(rect.height - 2),
      extent.width * parent.scale > Double(rect.width - 2), node.opacity == 255, node.curl == nil,
      let map = parent.map(of: node), map.apply(extent).touchesAll(of: rect)
    else { return nil }
    self.init(node, map, isMoving: isMoving || node.isMoving)
  }

  /// Whether pixels at the edge may be covered partly.
  var isSmooth: Bool { isMoving || node.properties.style.cornerRadius > 0 }

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
    guard let contents = node.contents, contents.store.isOpaque, node.opacity == 255,
      let place = wholePixels(contentsBox(contents), contents)
    else { return false }
    let bitmap = contents.store.bitmap
    let painted = PixelRect(x: place.x, y: place.y, width: bitmap.width, height: bitmap.height)
    return painted.contains(shape.pixels)
  }

  /// Whether the background of the node or of a descendant hides everything behind it in a
  /// rectangle.
  ///
  /// - Parameter path: Receives the indices of the children that lead to the frontmost node that
  ///   does, the last child first.
  func hides(_ rect: PixelRect, path: inout [Int]) -> Bool {
    guard !node.clipsToBounds || shape.covers(rect) else { return false }
    let front = node.children.lastIndex { child in
      Layer(child, in: map, isMoving: isMoving, spanning: rect)?.hides(rect, path: &path) == true
    }
    if let front {
      path.append(front)
      return true
    }
    return node.properties.backgroundColor?.alpha == 1 && shape.covers(rect)
  }

  /// The least width in pixels of a layer at whose edge it pays to draw both sides by themselves.
  private static let leastSide = 256

  /// Returns where the frontmost layer begins or ends that hides everything behind it from the top of
  /// a rectangle to the bottom, but only in a part of its width; `nil` for none.
  ///
  /// - Parameter cover: The indices of the children that lead to what hides everything behind it in
  ///   the whole rectangle, the last child first; empty for none.
  func seam(in rect: PixelRect, inFrontOf cover: ArraySlice<Int>) -> Int? {
    let part = node.clipsToBounds ? shape.pixels.intersection(rect) : rect
    guard part.height == rect.height, part.width >= Self.leastSide else { return nil }
    let back = cover.last
    for index in ((back ?? 0)..<node.children.count).reversed() {
      let child = node.children[index]
      // Most nodes are small or beside the rectangle. Finding that out first is cheap.
      guard let extent = child.localExtent, extent.height * map.scale > Double(rect.height - 2),
        extent.width * map.scale > Double(Self.leastSide - 2), child.opacity == 255,
        child.curl == nil, let map = map.map(of: child),
        map.apply(extent).shares(Self.leastSide - 2, of: part)
      else { continue }
      let layer = Layer(child, map, isMoving: isMoving || child.isMoving)
      let inner = index == back ? cover.dropLast() : cover.prefix(0)
      if let seam = layer.seam(in: part, inFrontOf: inner) { return seam }
    }
    guard back == nil, node.properties.backgroundColor?.alpha == 1, let row = shape.row(rect.y)
    else { return nil }
    let columns = row.solid.clamped(to: part.x..<part.maxX)
    let hidden = PixelRect(
      x: columns.lowerBound, y: rect.y, width: columns.count, height: rect.height)
    guard hidden.width >= Self.leastSide, shape.covers(hidden) else { return nil }
    if hidden.x > rect.x { return hidden.x }
    return hidden.maxX < rect.maxX ? hidden.maxX : nil
  }

  /// How the node is drawn if it is faded.
  enum Fading {
    /// It has only one thing to draw, which is faded itself.
    case simple
    /// It only shows a few children that do not overlap, each of which is faded by itself; the colors
    /// may differ from those of a faded group by one step.
    case separate
    /// It is drawn in a bitmap of its own, which is faded.
    case group
  }

  /// The most children that are compared with each other, more than bars and controls have.
  private static let mostSeparate = 8

  /// How the node is drawn if it is faded.
  var fading: Fading {
    if node.children.isEmpty { return hasOnePart ? .simple : .group }
    return hasSeparateChildren ? .separate : .group
  }

  private var hasOnePart: Bool {
    let style = node.properties.style
    guard style.shadow == nil else { return false }
    let ground = (node.properties.backgroundColor?.alpha ?? 0) > 0
    let parts = (ground ? 1 : 0) + (node.contents == nil ? 0 : 1) + (style.borderWidth > 0 ? 1 : 0)
    return parts <= 1
  }

  private var hasSeparateChildren: Bool {
    guard drawsNothing, node.isUpright, node.children.count <= Self.mostSeparate else {
      return false
    }
    for (index, child) in node.children.enumerated() where !child.isInvisible {
      guard let area = child.extent(in: map)?.damage else { return false }
      for other in node.children[..<index] where !other.isInvisible {
        guard let beside = other.extent(in: map)?.damage, beside.intersection(area).isEmpty else {
          return false
        }
      }
    }
    return true
  }

  /// Whether the node draws nothing but its children.
  private var drawsNothing: Bool {
    let style = node.properties.style
    return (node.properties.backgroundColor?.alpha ?? 0) == 0 && node.contents == nil
      && style.borderWidth <= 0 && style.shadow == nil
  }

  /// Returns the part of an area in which the node draws: where its children are, if it draws nothing
  /// itself.
  func drawnArea(in area: PixelRect) -> PixelRect {
    guard drawsNothing else { return area }
    var drawn: Rect?
    for child in node.children where !child.isInvisible {
      guard let extent = child.extent(in: map) else { return area }
      drawn = drawn.map { $0.union(extent) } ?? extent
    }
    return drawn?.damage.intersection(area) ?? .empty
  }

  /// Returns the rectangle that shows the painted pixels, aligned or stretched if they were painted
  /// for another size.
  func contentsBox(_ contents: RenderContents) -> Rect {
    let painted = contents.store.size
    let isExact = painted == node.properties.bounds.size
    guard let alignment = isExact ? .zero : contents.alignment else { return box }
    let (width, height) = (painted.width * map.scale, painted.height * map.scale)
    return Rect(
      x: box.minX + (box.width - width) * alignment.x,
      y: box.minY + (box.height - height) * alignment.y, width: width, height: height)
  }

  /// Returns the position of the first painted pixel, if the pixels fall exactly on those of the
  /// target.
  func wholePixels(_ box: Rect, _ contents: RenderContents) -> (x: Int, y: Int)? {
    let x = box.minX.rounded()
    let y = box.minY.rounded()
    guard abs(map.scale - contents.store.scale) < 1e-9,
      contents.alignment != nil || contents.store.size == node.properties.bounds.size,
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

  /// Whether the rectangle shares more than a number of columns of another one; both are in pixels.
  fileprivate func shares(_ columns: Int, of rect: PixelRect) -> Bool {
    min(maxX, Double(rect.maxX)) - max(minX, Double(rect.x)) > Double(columns)
  }
}
