/// A comparison of two render trees that yields the region to compose again.
///
/// Reuse it to keep its memory.
package struct RenderDifference {
  /// The region that differs.
  package private(set) var region = DirtyRegion()
  /// Whether each child of an old node is also a child of the new one; empty between comparisons.
  private var stays: [ObjectIdentifier: Bool] = [:]

  /// Creates a comparison with an empty result.
  package init() {}

  /// Compares two trees on a surface of a size in pixels.
  package mutating func compare(_ old: RenderTree, _ new: RenderTree, within limits: PixelRect) {
    region.removeAll()
    guard old.scale == new.scale, old.root.identifier == new.root.identifier else {
      region.add(limits)
      return
    }
    compare(old.root, new.root, Place(new.rootMap, limits), Place(old.rootMap, limits))
  }

  /// Compares two nodes, both seen untransformed through the same map.
  mutating func compare(
    _ old: RenderNode, _ new: RenderNode, map: UprightMap, within limits: PixelRect
  ) {
    region.removeAll()
    let place = Place(map, limits)
    compareContents(old, new, place, place)
  }

  /// The map and the clip that apply to some nodes.
  private struct Place {
    var map: UprightMap
    var clip: PixelRect
    /// Whether an ancestor is faded.
    var isFaded: Bool

    init(_ map: UprightMap, _ clip: PixelRect, isFaded: Bool = false) {
      self.map = map
      self.clip = clip
      self.isFaded = isFaded
    }

    func narrowed(to node: RenderNode) -> Place {
      guard node.clipsToBounds else { return self }
      let box = map.apply(node.properties.bounds).damage
      return Place(map, clip.intersection(box), isFaded: isFaded)
    }
  }

  private mutating func compare(
    _ old: RenderNode, _ new: RenderNode, _ place: Place, _ oldPlace: Place
  ) {
    // If only the clip differs, what it uncovers or covers was added with its owner.
    if old === new, place.map == oldPlace.map { return }
    guard let map = place.map.map(of: new), let oldMap = oldPlace.map.map(of: old),
      map == oldMap, old.properties.alpha == new.properties.alpha, old.isMoving == new.isMoving,
      old.curl == nil, new.curl == nil,
      old.properties.bounds == new.properties.bounds || old.differsAtEdges(from: new)
    else {
      if old.isSame(as: new), place.map == oldPlace.map { return }
      add(old, oldPlace)
      add(new, place)
      return
    }
    if new.isInvisible { return }
    let isFaded = place.isFaded || new.opacity < 255
    let inner = Place(map, place.clip, isFaded: isFaded)
    let oldInner = Place(oldMap, oldPlace.clip, isFaded: isFaded)
    if isFaded, old.fading(in: oldMap) != new.fading(in: map) {
      addAll(old, oldInner)
      addAll(new, inner)
      return
    }
    if old.properties.bounds != new.properties.bounds { addEdges(old, new, inner, oldInner) }
    compareContents(old, new, inner, oldInner)
  }

  private mutating func compareContents(
    _ old: RenderNode, _ new: RenderNode, _ place: Place, _ oldPlace: Place
  ) {
    if old.clipsToBounds != new.clipsToBounds
      || new.clipsToBounds
        && old.properties.style.cornerRadius != new.properties.style.cornerRadius
    {
      addAll(old, oldPlace)
      addAll(new, place)
      return
    }
    if old.properties.style != new.properties.style {
      region.add(old.ownExtent(in: oldPlace.map).damage.intersection(oldPlace.clip))
      region.add(new.ownExtent(in: place.map).damage.intersection(place.clip))
    } else if old.properties.backgroundColor != new.properties.backgroundColor {
      region.add(place.map.apply(new.properties.bounds).damage.intersection(place.clip))
    } else if old.contents != new.contents {
      addRepainted(old, new, place)
    }
    compareChildren(old, new, place.narrowed(to: new), oldPlace.narrowed(to: old))
  }

  private mutating func compareChildren(
    _ old: RenderNode, _ new: RenderNode, _ place: Place, _ oldPlace: Place
  ) {
    if old.children.count == new.children.count,
      zip(old.children, new.children).allSatisfy({ $0.identifier == $1.identifier })
    {
      for (a, b) in zip(old.children, new.children) { compare(a, b, place, oldPlace) }
      return
    }
    // Moved out because comparing children uses the property.
    var stays: [ObjectIdentifier: Bool] = [:]
    swap(&stays, &self.stays)
    for child in old.children { stays[child.identifier] = false }
    for child in new.children {
      if stays[child.identifier] == nil {
        add(child, place)
      } else {
        stays[child.identifier] = true
      }
    }
    var next = 0
    for child in new.children where stays[child.identifier] != nil {
      while next < old.children.count, stays[old.children[next].identifier] == false { next += 1 }
      guard next < old.children.count else { break }
      compareOrder(old.children[next], child, place, oldPlace)
      next += 1
    }
    for child in old.children where stays[child.identifier] == false { add(child, oldPlace) }
    stays.removeAll(keepingCapacity: true)
    swap(&stays, &self.stays)
  }

  /// Compares the children at one position among those that both nodes have.
  private mutating func compareOrder(
    _ old: RenderNode, _ new: RenderNode, _ place: Place, _ oldPlace: Place
  ) {
    guard old.identifier != new.identifier else { return compare(old, new, place, oldPlace) }
    // The order has changed here, so a node that was in front may now be behind.
    add(old, oldPlace)
    add(new, place)
  }

  /// Adds the parts that a node repainted since an older node with the same bounds.
  private mutating func addRepainted(_ old: RenderNode, _ new: RenderNode, _ place: Place) {
    let bounds = new.properties.bounds
    guard let contents = new.contents, contents.store.size == bounds.size,
      let changes = contents.changes(since: old.contents)
    else {
      return region.add(place.map.apply(bounds).damage.intersection(place.clip))
    }
    for part in changes.rects {
      // Interpolated pixels at the edge are visible one pixel beyond it.
      let pixels = Rect(
        x: Double(part.x) - 1, y: Double(part.y) - 1, width: Double(part.width) + 2,
        height: Double(part.height) + 2)
      let store = UprightMap(scale: 1 / contents.store.scale, origin: bounds.origin)
      let rect = store.apply(pixels)
      region.add(place.map.apply(rect).damage.intersection(place.clip))
    }
  }

  /// Adds the area between the edges of two nodes of different sizes at the same place.
  private mutating func addEdges(
    _ old: RenderNode, _ new: RenderNode, _ place: Place, _ oldPlace: Place
  ) {
    guard new.clipsToBounds || old.isGround || new.isGround else { return }
    let (a, b) = (place.map.apply(old.properties.bounds), place.map.apply(new.properties.bounds))
    let (whole, clip) = (a.union(b), place.clip.union(oldPlace.clip))
    guard min(a.width, a.height, b.width, b.height) >= 1 else {
      // What is smaller than a pixel still takes one, which may be beyond its edges.
      return region.add(a.damage.union(b.damage).intersection(clip))
    }
    func add(minX: Double? = nil, minY: Double? = nil, maxX: Double? = nil, maxY: Double? = nil) {
      let strip = Rect(
        minX: minX ?? whole.minX, minY: minY ?? whole.minY, maxX: maxX ?? whole.maxX,
        maxY: maxY ?? whole.maxY)
      region.add(strip.damage.intersection(clip))
    }
    if a.minX != b.minX { add(maxX: max(a.minX, b.minX)) }
    if a.maxX != b.maxX { add(minX: min(a.maxX, b.maxX)) }
    if a.minY != b.minY { add(maxY: max(a.minY, b.minY)) }
    if a.maxY != b.maxY { add(minY: min(a.maxY, b.maxY)) }
  }

  private mutating func add(_ node: RenderNode, _ place: Place) {
    let extent = node.extent(in: place.map)
    region.add(extent.map { $0.damage.intersection(place.clip) } ?? place.clip)
  }

  private mutating func addAll(_ node: RenderNode, _ place: Place) {
    let extent = node.localExtent.map(place.map.apply)
    region.add(extent.map { $0.damage.intersection(place.clip) } ?? place.clip)
  }
}

extension RenderNode {
  /// Whether two nodes look the same, apart from their children.
  func isSame(as other: RenderNode) -> Bool {
    self === other
      || identifier == other.identifier && properties == other.properties
        && clipsToBounds == other.clipsToBounds && curl == other.curl && back === other.back
        && isMoving == other.isMoving
        && contents == other.contents && hasSameChildren(as: other)
  }

  /// Whether the node and one of another size differ only between their edges, apart from colors and
  /// children.
  func differsAtEdges(from other: RenderNode) -> Bool {
    contents == nil && other.contents == nil && clipsToBounds == other.clipsToBounds
      && !properties.bounds.isEmpty && !other.properties.bounds.isEmpty
      && properties.style == ViewStyle() && other.properties.style == ViewStyle()
  }

  /// How the node is drawn if it is faded.
  fileprivate func fading(in map: UprightMap) -> Layer.Fading {
    Layer(self, map, isMoving: false).fading
  }

  /// Whether the node fills its bounds.
  fileprivate var isGround: Bool { properties.backgroundColor != nil }

  func hasSameChildren(as other: RenderNode) -> Bool {
    children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0 === $1 }
  }
}
