internal import Pixels

extension CollectionView: SwipedList {
  private var composition: CollectionViewCompositionalLayout? {
    collectionViewLayout as? CollectionViewCompositionalLayout
  }

  var maySwipe: Bool { !isEditing }

  func swipedCell(at point: Point) -> (path: IndexPath, cell: any SwipedCell)? {
    guard let path = indexPathForItem(at: point), let cell = cells[path] as? any SwipedCell else {
      return nil
    }
    return (path, cell)
  }

  func swipedCell(of path: IndexPath) -> (any SwipedCell)? { cells[path] as? any SwipedCell }

  func swipedPath(of cell: any SwipedCell) -> IndexPath? {
    (cell as? CollectionViewCell).flatMap(indexPath)
  }

  func swipe(of path: IndexPath, _ side: RowSwipe.Side) -> RowSwipe? {
    guard takesTouches(path), let own = composition?.swipeConfiguration(of: path, side),
      !own.actions.isEmpty
    else { return nil }
    return RowSwipe(
      side: side, actions: own.actions, performsFirst: own.performsFirstActionWithFullSwipe)
  }

  func swipeWillBegin(at path: IndexPath) { cursor = path }

  func swipeDidEnd(at path: IndexPath?) {}

  func deleteSwiped(_ path: IndexPath) {}

  func keepFocus(at path: IndexPath, _ work: () -> Void) {
    let before = holds(path) ? item(beside: path, by: -1) : nil
    let isFocused = cursor == path
    work()
    if cursor.map(holds) != true {
      cursor =
        [path, before].compactMap(\.self).first(where: holds) ?? indexPathsForVisibleItems.first
    }
    if isFocused, let cursor, holds(cursor) { scrollIntoSight(cursor) }
    updateRing()
  }
}

extension CollectionViewCompositionalLayout {
  /// Returns how a section is a list; nil for any other section.
  func list(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    prepareIfNeeded()
    return sections.indices.contains(section) ? sections[section]?.list : nil
  }

  /// Returns the actions that the list has for a row at a side; nil for none.
  func swipeConfiguration(
    of path: IndexPath, _ side: RowSwipe.Side
  ) -> SwipeActionsConfiguration? {
    guard sections.indices.contains(path.section), let list = sections[path.section]?.list else {
      return nil
    }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  /// Lets the user swipe rows, if a list has actions.
  func offerSwipes() {
    guard swiper == nil, let view = collectionView else { return }
    let lists = sections.compactMap { $0?.list }
    let hasActions = lists.contains {
      $0.leadingSwipeActionsConfigurationProvider != nil
        || $0.trailingSwipeActionsConfigurationProvider != nil
    }
    guard hasActions else { return }
    swiper = RowSwiper(of: view)
    view.offerEntryMenus()
  }

  /// Returns what swipes of a row offer.
  func swipeActions(at path: IndexPath) -> [ContextualAction] {
    guard let view = collectionView, swiper != nil, !view.isEditing else { return [] }
    return RowSwipe.Side.allCases.compactMap { view.swipe(of: path, $0) }.flatMap(\.actions)
  }

  /// Returns a menu of what swipes of a row offer; nil if they offer nothing.
  func swipeMenu(at path: IndexPath) -> ContextMenuConfiguration? {
    guard let view = collectionView, let cell = view.cellForItem(at: path) else { return nil }
    return view.menu(of: swipeActions(at: path)) { [weak self, weak view, weak cell] action in
      if let cell, let path = view?.indexPath(for: cell) { self?.perform(action, at: path) }
    }
  }

  /// Performs the destructive action of a row.
  ///
  /// - Returns: Whether it has one.
  func performDestructive(at path: IndexPath) -> Bool {
    let action = swipeActions(at: path).reversed().first { $0.style == .destructive }
    guard let action else { return false }
    perform(action, at: path)
    return true
  }

  private func perform(_ action: ContextualAction, at path: IndexPath) {
    guard let view = collectionView else { return }
    let cell = view.cellForItem(at: path)
    view.keepFocus(at: path) {
      action.handler(action, cell ?? view) { [weak self] _ in
        self?.swiper?.close(isAnimated: true)
      }
    }
  }
}
