internal import Pixels

extension CollectionViewListCell {
  private static let leastHeight = 44.0
  private static let gap = 12.0

  /// Takes over the place in the list.
  func take(_ new: ListPlacement?) {
    guard new != placement else { return }
    placement = new
    let plain = CellConfigurationState(traitCollection: traitCollection)
    if shownBackground?.updated(for: plain) == givenBackground?.updated(for: plain) {
      givenBackground = new?.background
      shownBackground = givenBackground
    }
    setNeedsLayout()
  }

  // MARK: - Accessories

  func accessoriesDidChange() {
    let old = accessoryViews
    accessoryViews = []
    for accessory in accessories.sorted(by: { $0.rank < $1.rank }) {
      if let view = old.first(where: { view in
        view.accessory.kind == accessory.kind && !accessoryViews.contains { $0 === view }
      }) {
        view.accessory = accessory
        accessoryViews.append(view)
      } else {
        accessoryViews.append(ListAccessoryView(accessory))
      }
    }
    for view in old where !accessoryViews.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in accessoryViews {
      view.whenTapped = { [weak self, weak view] in
        if let self, let view { tapped(view.accessory) }
      }
      view.whenGripped = { [weak self] in self?.gripped($0) }
      if view.superview !== self { addSubview(view) }
    }
    showAccessories()
    showStateInAccessories()
    setNeedsLayout()
  }

  private func tapped(_ accessory: CellAccessory) {
    if let handler = accessory.handler { return handler() }
    guard let view = collectionView, let path = view.indexPath(for: self) else { return }
    switch accessory.kind {
    case .delete: _ = view.collectionViewLayout.deleteByKey(at: path)
    case .outline: view.toggleExpansion(at: path)
    default: break
    }
  }

  /// Moves the item with a touch on the grip.
  private func gripped(_ touch: Touch) {
    guard let view = collectionView else { return }
    switch touch.phase {
    case .began:
      guard let path = view.indexPath(for: self), view.mayMove(path) else { return }
      view.beginMove(of: self, at: touch.location(in: view))
    case .moved, .stationary:
      if view.moving?.cell === self { view.continueMove(to: touch.location(in: view)) }
    case .ended, .cancelled:
      if view.moving?.cell === self { view.endMove(isCancelled: touch.phase == .cancelled) }
    }
  }

  /// Shows the accessories of the current state.
  func showAccessories() {
    let isEditing = collectionView?.isEditing == true
    for view in accessoryViews {
      view.alpha =
        view.accessory.isShown(isEditing: isEditing) && !view.accessory.options.isHidden ? 1 : 0
    }
  }

  func showStateInAccessories() {
    for view in accessoryViews {
      switch view.accessory.kind {
      case .multiselect: view.isOn = isSelected
      case .outline: view.isOn = outlinePlace?.content == .shown
      default: break
      }
    }
  }

  private var shownAccessories: [ListAccessoryView] {
    let isEditing = collectionView?.isEditing == true
    return accessoryViews.filter { $0.accessory.isShown(isEditing: isEditing) }
  }

  // MARK: - Places

  private var indentation: Double {
    let indentation = Double(indentationLevel) * indentationWidth
    return indentation.isFinite ? max(0, indentation) : 0
  }

  /// Returns the room that accessories and the indentation take at both ends.
  private var ends: (near: Double, far: Double) {
    var (near, far) = (0.0, 0.0)
    for view in shownAccessories {
      let room = view.width + (view.isAtEdge ? 0 : Self.gap)
      if view.accessory.isLeading { near += room } else { far += room }
    }
    let isTrailingAtEdge = shownAccessories.contains { !$0.accessory.isLeading && $0.isAtEdge }
    if far > 0, !isTrailingAtEdge { far += Self.sideMargin - Self.gap }
    let isLeadingAtEdge = shownAccessories.contains { $0.accessory.isLeading && $0.isAtEdge }
    if near > 0, !isLeadingAtEdge { near += Self.sideMargin - Self.gap }
    return (near + indentation, far)
  }

  /// How far the row is swiped aside, toward the leading edge, in points.
  private var aside: Double { swipeActions.map { $0.reveal * $0.swipe.side.sign } ?? 0 }

  func fittingSize(width: Double) -> Size {
    updateConfigurationIfNeeded()
    let (near, far) = ends
    let room = max(0, width - near - far)
    if let listContent {
      let height = listContent.sizeThatFits(Size(width: room, height: 0)).height
      return Size(width: width, height: height)
    }
    return Size(
      width: width, height: contentView.constrainedHeight(atWidth: room) ?? Self.leastHeight)
  }

  func layoutRow() {
    let (near, far) = ends
    place(
      contentView,
      Rect(
        x: near - aside, y: 0, width: max(0, bounds.width - near - far), height: bounds.height))
    layoutListContent()
    layoutAccessories()
    layoutLines(near: near)
    guard let swipeActions else { return }
    let width = max(swipeActions.reveal, swipeActions.width)
    let isLeading = swipeActions.swipe.side == .leading
    let x = isLeading ? -aside - width : bounds.width - aside
    place(swipeActions, Rect(x: x, y: 0, width: width, height: bounds.height))
    if subviews.last !== swipeActions { bringSubviewToFront(swipeActions) }
  }

  /// Sets the frame of a view, mirrored for right-to-left layouts.
  private func place(_ view: View, _ rect: Rect) {
    let frame =
      readsLeftToRight ? rect : rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0)
    if view.frame != frame { view.frame = frame }
  }

  private func layoutAccessories() {
    var start = -aside + (indentsAccessories ? indentation : 0)
    var end = bounds.width - aside
    var (isFirst, isLast) = (true, true)
    for view in shownAccessories.reversed() {
      let width = view.width
      if view.accessory.isLeading {
        if isFirst, !view.isAtEdge { start += Self.sideMargin }
        place(view, Rect(x: start, y: 0, width: width, height: bounds.height))
        start += width + (view.isAtEdge ? 0 : Self.gap)
        isFirst = false
      } else {
        if isLast, !view.isAtEdge { end -= Self.sideMargin }
        place(view, Rect(x: end - width, y: 0, width: width, height: bounds.height))
        end -= width + (view.isAtEdge ? 0 : Self.gap)
        isLast = false
      }
    }
  }

  private func layoutLines(near: Double) {
    let shown = placement?.lines ?? (top: false, bottom: false)
    lines.top = line(lines.top, isShown: shown.top)
    lines.bottom = line(lines.bottom, isShown: shown.bottom)
    guard let separators = placement?.separators else { return }
    let thickness = 1 / (window?.scale ?? 1)
    func frame(_ insets: DirectionalEdgeInsets, y: Double) -> Rect {
      let isAutomatic = insets == ListSeparatorConfiguration.automaticInsets
      let (start, end) =
        isAutomatic ? (near + Self.sideMargin, 0) : (insets.leading, insets.trailing)
      return Rect(
        x: start - aside, y: y, width: max(0, bounds.width - start - end), height: thickness)
    }
    if let top = lines.top { place(top, frame(separators.topSeparatorInsets, y: 0)) }
    if let bottom = lines.bottom {
      place(bottom, frame(separators.bottomSeparatorInsets, y: bounds.height - thickness))
    }
  }

  private func line(_ old: View?, isShown: Bool) -> View? {
    guard isShown else {
      old?.removeFromSuperview()
      return nil
    }
    let line = old ?? View()
    line.backgroundColor = placement?.separators?.color
    line.isUserInteractionEnabled = false
    if line.superview == nil { addSubview(line) }
    return line
  }
}
