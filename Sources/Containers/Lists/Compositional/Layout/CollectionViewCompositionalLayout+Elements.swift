internal import Pixels

extension CollectionViewCompositionalLayout {
  /// Returns a rectangle between content coordinates and those from the leading edge.
  private func turned(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: geometry.room.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns where the groups of a section start, from the leading edge of the content.
  private func origin(of index: Int) -> Point {
    let section = geometry.sections[index]
    var origin = section.origin + geometry.axis.point(section.start)
    if section.isOrthogonal { origin[geometry.axis.other] -= offset(of: index) }
    return origin
  }

  /// Returns the place of a section with what is at its boundary; nil if there is none.
  func place(ofSection index: Int) -> Rect? {
    guard geometry.sections.indices.contains(index) else { return nil }
    let (section, axis) = (geometry.sections[index], geometry.axis)
    return turned(
      Rect(
        origin: axis.point(section.start),
        size: axis.size(section.size[axis], across: geometry.room[axis.other])))
  }

  /// Returns how far a section is scrolled across the layout, from its leading edge.
  func offset(of index: Int) -> Double {
    guard geometry.sections[index].isOrthogonal else { return 0 }
    if let scroller = scrollers[index] { return scroller.offset }
    return min(offsets[index] ?? 0, stops(of: index).end)
  }

  /// Returns where a section that scrolls across comes to rest.
  func stops(of index: Int) -> OrthogonalStops {
    let section = geometry.sections[index]
    let cross = geometry.axis.other
    return OrthogonalStops(
      behavior: section.plan.behavior, stack: section.stack,
      inset: section.plan.insets.along(cross).start, extent: section.scrolledExtent,
      visible: section.content.size[cross])
  }

  func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    let area = turned(rect)
    let axis = geometry.axis
    let (low, high) = (area.origin[axis], area.origin[axis] + area.size[axis])
    var result: [CollectionViewLayoutAttributes] = []
    for index in geometry.sections(from: low, to: high) {
      addItems(of: index, in: area, to: &result)
      addViews(of: index, in: area, to: &result)
    }
    for view in geometry.boundary {
      let attributes = wholeBoundary(view)
      if attributes.frame.intersects(rect) { result.append(attributes) }
    }
    return result
  }

  private func addItems(
    of index: Int, in area: Rect, to result: inout [CollectionViewLayoutAttributes]
  ) {
    let section = geometry.sections[index]
    let (origin, axis) = (origin(of: index), section.stack.axis)
    let low = area.origin[axis] - origin[axis]
    let scrolling = section.isOrthogonal ? index : nil
    for group in section.stack.groups(from: low, to: low + area.size[axis]) {
      let placed = section.stack.group(group)
      let shift = origin + axis.point(placed.start)
      for (place, leaf) in placed.solved.leaves.enumerated() {
        let frame = leaf.frame.offsetBy(dx: shift.x, dy: shift.y)
        guard frame.intersects(area) else { continue }
        let path = IndexPath(item: placed.firstItem + place, section: index)
        let attributes = CollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = turned(frame)
        attributes.zIndex = leaf.zIndex
        attributes.scrollingSection = scrolling
        result.append(attributes)
      }
      for supplement in placed.solved.supplements {
        let frame = supplement.frame.offsetBy(dx: shift.x, dy: shift.y)
        guard frame.intersects(area) else { continue }
        result.append(attached(supplement, frame, placed.firstItem, index))
      }
    }
  }

  private func attached(
    _ supplement: SolvedGroup.Supplement, _ frame: Rect, _ firstItem: Int, _ section: Int
  ) -> CollectionViewLayoutAttributes {
    let path = IndexPath(item: firstItem + supplement.leaf, section: section)
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: supplement.kind, with: path)
    attributes.frame = turned(frame)
    attributes.zIndex = supplement.zIndex
    if geometry.sections[section].isOrthogonal { attributes.scrollingSection = section }
    return attributes
  }

  /// Adds the views at the boundary of a section and behind it.
  private func addViews(
    of index: Int, in area: Rect, to result: inout [CollectionViewLayoutAttributes]
  ) {
    let section = geometry.sections[index]
    for view in section.boundary {
      let attributes = boundary(view, of: index)
      if turned(attributes.frame).intersects(area) { result.append(attributes) }
    }
    for decoration in section.plan.decorations {
      let attributes = background(decoration, of: index)
      if turned(attributes.frame).intersects(area) { result.append(attributes) }
    }
  }

  /// What is visible along the axis.
  private var seen: ClosedRange<Double> {
    guard let view = collectionView else { return 0...0 }
    let seen = view.bounds.inset(by: view.coveredInset)
    let low = seen.origin[geometry.axis]
    return low...(low + seen.size[geometry.axis])
  }

  private func boundary(
    _ view: SolvedSection.Boundary, of index: Int
  ) -> CollectionViewLayoutAttributes {
    let section = geometry.sections[index]
    let way = geometry.axis.point(section.start)
    let frame = view.frame.offsetBy(dx: way.x, dy: way.y)
    let start = section.start + section.content.origin[geometry.axis]
    return attributes(
      of: view.plan, frame, in: start...(start + section.content.size[geometry.axis]),
      section: index)
  }

  private func wholeBoundary(
    _ view: SolvedSection.Boundary
  ) -> CollectionViewLayoutAttributes {
    attributes(of: view.plan, view.frame, in: geometry.content, section: 0)
  }

  private func attributes(
    of plan: BoundaryPlan, _ frame: Rect, in content: ClosedRange<Double>, section: Int
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: plan.kind,
      with: IndexPath(item: plan.index, section: section))
    attributes.frame = turned(
      plan.isPinned ? geometry.pinned(plan, frame, to: content, seen: seen) : frame)
    // What stays visible lies over what scrolls past it.
    attributes.zIndex = plan.isPinned ? plan.zIndex + 1 : plan.zIndex
    return attributes
  }

  private func background(
    _ plan: DecorationPlan, of index: Int
  ) -> CollectionViewLayoutAttributes {
    let section = geometry.sections[index]
    let way = geometry.axis.point(section.start)
    let frame =
      plan.isBehindItems
      ? cardFrame(of: section).offsetBy(dx: way.x, dy: way.y)
      : Rect(origin: way, size: section.size)
        .inset(by: plan.insets.resolved(isRightToLeft: false).finite)
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: plan.kind, with: IndexPath(item: 0, section: index))
    attributes.frame = turned(frame)
    attributes.zIndex = plan.zIndex
    return attributes
  }

  /// Returns the frame of the card behind the items of a section.
  ///
  /// It may span a million rows, so it ends not far from what is visible.
  private func cardFrame(of section: SolvedSection) -> Rect {
    var frame = section.content.inset(by: section.plan.insets)
    guard section.stack.count > 0, geometry.axis == .vertical else { return frame }
    let (low, high) = (seen.lowerBound - section.start, seen.upperBound - section.start)
    let (top, bottom) = (max(frame.minY, low - 200), min(frame.maxY, high + 200))
    frame = Rect(x: frame.minX, y: top, width: frame.width, height: max(0, bottom - top))
    return frame
  }

  func item(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(path.section),
      let leaf = geometry.sections[path.section].stack.leaf(path.item)
    else { return nil }
    let origin = origin(of: path.section)
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = turned(leaf.frame.offsetBy(dx: origin.x, dy: origin.y))
    attributes.zIndex = leaf.zIndex
    if geometry.sections[path.section].isOrthogonal { attributes.scrollingSection = path.section }
    return attributes
  }

  func supplement(_ kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(path.section) else { return nil }
    let section = geometry.sections[path.section]
    func isIt(_ view: SolvedSection.Boundary) -> Bool {
      view.plan.kind == kind && view.plan.index == path.item
    }
    if let view = section.boundary.first(where: isIt) { return boundary(view, of: path.section) }
    if path.section == 0, let view = geometry.boundary.first(where: isIt) {
      return wholeBoundary(view)
    }
    guard section.stack.groupCount > 0, (0..<section.stack.count).contains(path.item) else {
      return nil
    }
    let placed = section.stack.group(section.stack.group(of: path.item))
    let found = placed.solved.supplements.first {
      $0.kind == kind && placed.firstItem + $0.leaf == path.item
    }
    guard let found else { return nil }
    let shift = origin(of: path.section) + section.stack.axis.point(placed.start)
    return attached(
      found, found.frame.offsetBy(dx: shift.x, dy: shift.y), placed.firstItem, path.section)
  }

  func decoration(_ kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(path.section) else { return nil }
    return geometry.sections[path.section].plan.decorations.first { $0.kind == kind }
      .map { background($0, of: path.section) }
  }
}
