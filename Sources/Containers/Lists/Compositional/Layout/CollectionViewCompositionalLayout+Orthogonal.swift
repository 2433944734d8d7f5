internal import Pixels

extension CollectionViewCompositionalLayout {
  /// Places the scrollers of visible sections, and lets the app change how visible items look.
  func show(_ shown: inout [CollectionViewLayoutAttributes]) {
    guard let view = collectionView else { return }
    let area = view.bounds
    let axis = geometry.axis
    let low = area.origin[axis]
    let visible = geometry.sections(from: low, to: low + area.size[axis])
    let orthogonal = visible.filter { geometry.sections[$0].isOrthogonal }
    for index in orthogonal { placeScroller(of: index, in: view) }
    for (index, scroller) in scrollers
    where !orthogonal.contains(index) && scroller.phase == .resting
      && !scroller.subviews.contains(where: { $0 is CollectionViewCell && view.keeps($0) })
    {
      offsets[index] = scroller.offset
      scrollers[index] = nil
      formerScrollers.append(scroller)
    }
    formerScrollers.removeAll { scroller in
      let isEmpty = !scroller.subviews.contains { $0 is CollectionReusableView }
      if isEmpty { scroller.removeFromSuperview() }
      return isEmpty
    }
    callHandlers(shown, visible)
  }

  private func placeScroller(of index: Int, in view: CollectionView) {
    let section = geometry.sections[index]
    let axis = geometry.axis
    let stops = stops(of: index)
    var frame = section.content.offsetBy(
      dx: axis.point(section.start).x, dy: axis.point(section.start).y)
    if isMirrored { frame.origin.x = geometry.room.width - frame.maxX }
    let offset = min(scrollers[index]?.offset ?? offsets[index] ?? 0, stops.end)
    let scroller = scrollers[index] ?? OrthogonalScroller(along: axis.other, stops)
    View.performWithoutAnimation {
      if scrollers[index] == nil { view.addScroller(scroller) }
      scroller.place(frame, stops, offset: offset, isMirrored: isMirrored)
    }
    scrollers[index] = scroller
    scroller.whenScrolled = { [weak view] in view?.setNeedsLayout() }
  }

  private func callHandlers(_ shown: [CollectionViewLayoutAttributes], _ visible: Range<Int>) {
    guard let view = collectionView, let environment else { return }
    for index in visible {
      guard let handler = sections[index]?.visibleItemsInvalidationHandler else { continue }
      let items = shown.filter {
        $0.indexPath.section == index && $0.representedElementCategory != .decorationView
      }
      let isOrthogonal = geometry.sections[index].isOrthogonal
      let offset =
        isOrthogonal ? geometry.axis.other.point(offset(of: index)) : view.contentOffset
      handler(items.map(CollectionLayoutVisibleItem.init), offset, environment)
    }
  }

  /// Scrolls a section so that an item can be seen.
  func reveal(
    _ path: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool
  ) {
    prepareIfNeeded()
    guard geometry.sections.indices.contains(path.section) else { return }
    let section = geometry.sections[path.section]
    guard section.isOrthogonal, let leaf = section.stack.leaf(path.item) else { return }
    let cross = geometry.axis.other
    let low = section.plan.insets.along(cross).start + leaf.frame.origin[cross]
    let range = low...(low + leaf.frame.size[cross])
    let unit = unit(of: position)
    if let scroller = scrollers[path.section] {
      return scroller.reveal(range, unit: unit, animated: animated)
    }
    let scroller = OrthogonalScroller(along: cross, stops(of: path.section))
    scroller.place(
      Rect(origin: .zero, size: section.content.size), stops(of: path.section),
      offset: offset(of: path.section), isMirrored: isMirrored)
    scroller.reveal(range, unit: unit, animated: false)
    offsets[path.section] = scroller.offset
  }

  /// Returns where an item is to be across the layout; nil for as near as possible.
  private func unit(of position: CollectionView.ScrollPosition) -> Double? {
    let isVertical = geometry.axis == .vertical
    let start: CollectionView.ScrollPosition = isVertical ? .left : .top
    let center: CollectionView.ScrollPosition =
      isVertical ? .centeredHorizontally : .centeredVertically
    let end: CollectionView.ScrollPosition = isVertical ? .right : .bottom
    if position.contains(center) { return 0.5 }
    if position.contains(start) { return isMirrored ? 1 : 0 }
    if position.contains(end) { return isMirrored ? 0 : 1 }
    return nil
  }

  func removeScrollers() {
    for (index, scroller) in scrollers { offsets[index] = scroller.offset }
    formerScrollers += scrollers.values
    scrollers = [:]
    guard let view = collectionView else { return }
    for scroller in formerScrollers {
      for cell in scroller.subviews { view.takeOver(cell, from: scroller) }
      scroller.removeFromSuperview()
    }
    formerScrollers = []
  }
}

extension CollectionView {
  /// Adds a part that scrolls by itself, behind supplementary views.
  func addScroller(_ scroller: View) {
    let behind = backgroundView == nil ? 0 : 1
    let index = min(behind + supplements.keys.count { $0.isDecoration }, subviews.count)
    insertSubview(scroller, at: index)
  }

  /// Moves a view out of a part that scrolls by itself, without moving it on the screen.
  func takeOver(_ view: View, from host: View) {
    guard view is CollectionReusableView else { return }
    let center = view.center + shift(of: host)
    insertSubview(view, at: min(backgroundView == nil ? 0 : 1, subviews.count))
    view.center = center
  }

  /// Returns whether a cell stays although it is not visible.
  func keeps(_ view: View) -> Bool {
    (view as? CollectionViewCell).map(holdsFirstResponder) ?? false
  }
}
