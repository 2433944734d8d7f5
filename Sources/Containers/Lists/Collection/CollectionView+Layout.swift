extension CollectionView {
  func forgetItems() {
    guard !isMakingCell else {
      misuse("\(self) cannot reload while its data source makes a cell: reload it afterward.")
    }
    counts = nil
    edition += 1
    sectionIndex.needsTitles = true
    cancelMove()
    for path in Array(cells.keys) { recycleCell(path) }
    for key in Array(supplements.keys) { recycleSupplement(key) }
    selection = []
    prefetching.forget()
    (highlighted, selectionAnchor) = (nil, nil)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func editingDidChange() {
    collectionViewLayout.closeSwipe(isAnimated: true)
    editingDidChange(to: isEditing, keepsSelection: allowsSelectionDuringEditing)
    for cell in cells.values { cell.editingDidChange() }
    // Accessories take room from the content, which may be higher then.
    collectionViewLayout.invalidateLayout()
  }

  func layoutDidChange(_ old: CollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.willLeave()
    old.collectionView = nil
    if let other = collectionViewLayout.collectionView {
      misuse(
        "\(collectionViewLayout) cannot be the layout of \(self), because it is already that of "
          + "\(other): create one for each.")
    }
    collectionViewLayout.collectionView = self
    edition += 1
    for key in Array(supplements.keys) { recycleSupplement(key) }
    collectionViewLayout.invalidateLayout()
  }

  func updateContentSize() {
    guard !isAskingLayout, !collectionViewLayout.isPreparing,
      needsContentSize || collectionViewLayout.needsPreparation
    else { return }
    isAskingLayout = true
    collectionViewLayout.prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    (isAskingLayout, needsContentSize) = (false, false)
    if size != storedContentSize { changeContentSize(to: size) }
  }

  /// Requests another layout because the collection view layout has changed.
  func layoutWasInvalidated() {
    needsContentSize = true
    if isLayingOut || isAskingLayout { isInvalidatedInUse = true } else { setNeedsLayout() }
  }

  /// Asks the layout whether other bounds invalidate it, while the view still has the old ones.
  func askForInvalidation(for new: Rect) {
    let layout = collectionViewLayout
    guard !isAskingLayout, layout.collectionView === self else { return }
    isAskingLayout = true
    isLayoutOutdated =
      layout.shouldInvalidateLayout(forBoundsChange: new)
      || layout.dependsOnSize && new.size != bounds.size
    isAskingLayout = false
  }

  func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
  }

  /// Adds the views of visible elements, updates their frames, and recycles all others.
  func layoutItems() {
    guard batchDepth == 0 else { return }
    guard !isLayingOut, !isAskingLayout, !collectionViewLayout.isPreparing else {
      return setNeedsLayout()
    }
    isLayingOut = true
    let started = edition
    layoutSeenItems()
    isLayingOut = false
    if edition == started { formerPaths = [:] }
    // A layout that invalidates itself whenever it is asked would otherwise be asked forever.
    isSecondPass = isInvalidatedInUse && !isSecondPass
    isInvalidatedInUse = false
    if isSecondPass { setNeedsLayout() }
  }

  private func layoutSeenItems() {
    insetsMayHaveChanged()
    if let offset = collectionViewLayout.takeOffset() { shiftContent(by: offset - contentOffset) }
    let started = edition
    var (shown, anchor) = seenElements()
    // Items larger than estimated shift the content, so other items may become visible.
    for round in 0..<4 {
      guard measure(shown) else { break }
      // Before the new size limits the offset, so that the content does not end above the bottom.
      keepInPlace(anchor)
      updateContentSize()
      (shown, anchor) = seenElements()
      if round == 3 { setNeedsLayout() }
    }
    collectionViewLayout.willShow(&shown)
    let (paths, keys) = placeViews(shown)
    // A delegate that reloads while it is told of an item makes the rest stale.
    guard edition == started else { return }
    for path in cells.keys.filter({ !paths.contains($0) })
    where cells[path].map(holdsFirstResponder) != true && moving?.cell !== cells[path] {
      recycleCell(path)
    }
    for key in supplements.keys.filter({ !keys.contains($0) }) { recycleSupplement(key) }
    placeInOrder(shown)
    backgroundView?.frame = bounds
    showIndex()
    prefetch()
    updateRing()
  }

  private func insetsMayHaveChanged() {
    updateContentSize()
    // The size may follow from the insets, and these from whether the content is larger than the
    // view. Where the two contradict each other, the second answer counts.
    for _ in 0..<2 where adjustedContentInset != layoutInset {
      layoutInset = adjustedContentInset
      collectionViewLayout.invalidateLayout()
      updateContentSize()
    }
    layoutInset = adjustedContentInset
  }

  /// Returns the visible elements, and an anchor item used to detect changes of content before it.
  private func seenElements() -> (
    shown: [CollectionViewLayoutAttributes], anchor: CollectionViewLayoutAttributes?
  ) {
    let shown = elements(in: bounds).filter { !$0.isHidden }
    let items = shown.filter { $0.representedElementCategory == .cell }
    return (shown, items.first { cells[$0.indexPath] != nil } ?? items.first)
  }

  /// Creates missing views and determines the preferred sizes that the layout asks for.
  ///
  /// - Returns: Whether the layout changed.
  private func measure(_ shown: [CollectionViewLayoutAttributes]) -> Bool {
    var isChanged = false
    let started = edition
    for attributes in shown {
      guard edition == started else { return false }
      let key = attributes.key
      let old: CollectionReusableView? = key.kind == nil ? cells[key.indexPath] : supplements[key]
      let view = old ?? (key.kind == nil ? makeCell(attributes) : makeSupplement(attributes))
      guard edition == started else { return false }
      guard collectionViewLayout.asksForSize(of: key, isNew: old == nil) else {
        if old == nil { view.sizing = [] }
        continue
      }
      let sizing = collectionViewLayout.contentSizing(of: key)
      view.sizing = sizing
      let preferred = view.preferredLayoutAttributesFitting(attributes.copy())
      let isOther = collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      if isOther { isChanged = true }
      view.sizing = isOther || preferred.size == attributes.size ? sizing : []
      if isOther || collectionViewLayout.asksForSize(of: key, isNew: false) {
        collectionViewLayout.take(preferred, insteadOf: attributes)
      }
    }
    return isChanged
  }

  /// Scrolls so that an item stays where it was on the screen.
  private func keepInPlace(_ anchor: CollectionViewLayoutAttributes?) {
    guard let anchor, let now = layoutAttributesForItem(at: anchor.indexPath) else { return }
    var shift = Point.zero
    let room = bounds.inset(by: adjustedContentInset).size
    // At its start, the content stays there.
    for axis in ScrollAxis.allCases
    where storedContentSize[axis] > room[axis] && contentOffset[axis] > minimumOffset[axis] {
      shift[axis] = now.frame.origin[axis] - anchor.frame.origin[axis]
    }
    shiftContent(by: shift)
    prefetching.contentDidShift(by: shift)
  }

  private func placeViews(
    _ shown: [CollectionViewLayoutAttributes]
  ) -> (paths: Set<IndexPath>, keys: Set<CollectionElement>) {
    var paths: Set<IndexPath> = []
    var keys: Set<CollectionElement> = []
    let count = loadedCounts.reduce(0, +)
    var starts: [Int: Int] = [:]
    let started = edition
    for attributes in shown {
      guard edition == started else { break }
      if attributes.representedElementCategory == .cell {
        let path = attributes.indexPath
        paths.insert(path)
        let cell = cells[path] ?? makeCell(attributes)
        place(cell, attributes, at: displacedCenter(of: attributes))
        let start = starts[path.section] ?? loadedCounts.prefix(path.section).reduce(0, +)
        starts[path.section] = start
        cell.accessibility.position = AccessibilityProperties.Position(
          index: start + path.item + 1, count: count)
      } else {
        keys.insert(attributes.key)
        let view = supplements[attributes.key] ?? makeSupplement(attributes)
        place(view, attributes, at: attributes.center)
      }
    }
    return (paths, keys)
  }

  /// - Parameter center: The center of the view; nil to leave the view where it is.
  private func place(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes,
    at center: Point?
  ) {
    if view.transform3D != attributes.transform3D { view.transform3D = attributes.transform3D }
    let box = Rect(origin: .zero, size: attributes.frame.size)
    if view.bounds.size != box.size { view.bounds.size = box.size }
    if let center {
      let host = collectionViewLayout.host(of: attributes) ?? self
      if view.superview !== host { insert(view, attributes) }
      let center = center - shift(of: host)
      if view.center != center { view.center = center }
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  /// Adds a view to the one that contains it: what decorates behind the items, what supplements them in
  /// front.
  private func insert(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes
  ) {
    let host = collectionViewLayout.host(of: attributes) ?? self
    let isSupplement = attributes.representedElementCategory == .supplementaryView
    guard !isSupplement else { return host.addSubview(view) }
    guard host === self else { return host.insertSubview(view, at: 0) }
    let behind = indexOfCells
    let isDecoration = attributes.representedElementCategory == .decorationView
    let decorations = isDecoration ? 0 : supplements.keys.count { $0.isDecoration }
    host.insertSubview(view, at: min(behind + decorations, host.subviews.count))
  }

  /// Returns the distance from the coordinates of a view in the collection view to those of the latter.
  func shift(of host: View?) -> Point {
    guard let host, host !== self else { return .zero }
    return host.frame.origin - host.bounds.origin
  }

  /// Orders views by z-index, if they differ in it.
  private func placeInOrder(_ shown: [CollectionViewLayoutAttributes]) {
    guard let first = shown.first?.zIndex, shown.contains(where: { $0.zIndex != first }) else {
      return
    }
    for attributes in shown.sorted(by: { $0.zIndex < $1.zIndex }) where attributes.zIndex > 0 {
      let view: View? =
        attributes.representedElementCategory == .cell
        ? cells[attributes.indexPath] : supplements[attributes.key]
      if let view, let host = view.superview, host.subviews.last !== view {
        host.bringSubviewToFront(view)
      }
    }
  }

  private func makeCell(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewCell {
    let path = attributes.indexPath
    let (cell, isStale) = makeSourceCell(at: path)
    guard !isStale else { return cell }
    guard cell.reuseIdentifier != nil else {
      misuse(
        "The data source of \(self) returned \(cell) for item \(path), which was not dequeued: "
          + "return one from dequeueReusableCell(withReuseIdentifier:for:).")
    }
    cells[path] = cell
    cell.collectionView = self
    View.performWithoutAnimation {
      cell.isSelected = selection.contains(path)
      cell.outlinePlace = outlineSource?.outlinePlace(at: path)
      cell.updateConfigurationIfNeeded()
      place(cell, attributes, at: displacedCenter(of: attributes))
    }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func makeSupplement(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionReusableView {
    if attributes.representedElementCategory == .decorationView {
      return makeDecoration(attributes)
    }
    guard let dataSource, let kind = attributes.representedElementKind else {
      misuse(
        "\(self) needs the view at \(attributes.indexPath), but its data source is gone: retain it."
      )
    }
    let view = RegistrationRecord.asking(self) {
      dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }
    supplements[attributes.key] = view
    if kind == Self.elementKindSectionHeader {
      view.firstOwnLabel?.accessibility.traits.insert(.header)
    }
    View.performWithoutAnimation { place(view, attributes, at: attributes.center) }
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    return view
  }

  private func makeDecoration(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionReusableView {
    let kind = attributes.representedElementKind ?? ""
    guard let viewClass = collectionViewLayout.decorationClasses[kind] else {
      misuse(
        "\(collectionViewLayout) of \(self) has a decoration view of kind \(kind), which has no class: "
          + "register one with register(_:forDecorationViewOfKind:).")
    }
    let view = viewClass.init(dequeuedWith: kind)
    view.reuseIdentifier = nil
    View.performWithoutAnimation { place(view, attributes, at: attributes.center) }
    supplements[attributes.key] = view
    return view
  }

  func recycleCell(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    putBack(cell, formerPaths[ObjectIdentifier(cell)] ?? path)
  }

  func putBack(_ cell: CollectionViewCell, _ path: IndexPath) {
    collectionViewLayout.willReuse(cell)
    cell.removeFromSuperview()
    cell.sizing = .measured
    cell.collectionView = nil
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cellPool.enqueue(cell, cell.reuseIdentifier)
  }

  func recycleSupplement(_ key: CollectionElement) {
    guard let view = supplements.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    view.sizing = .measured
    guard !key.isDecoration else { return }
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
      at: key.indexPath)
    supplementPool.enqueue(view, view.reuseIdentifier.map { poolName(key.kind ?? "", $0) })
  }
}
