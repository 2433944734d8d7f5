extension TableView: EntryMenuSource {
  func rectForKeyMenu() -> Rect? {
    guard let path = entryForKeys else { return nil }
    scrollToRow(at: path, at: .none, animated: false)
    return rectForRow(at: path).intersection(bounds)
  }

  func menuConfiguration(forEntry path: IndexPath, at point: Point) -> ContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
      ?? actionsMenu(of: path)
  }

  /// Returns a menu of what swipes of a row offer; nil if they offer nothing.
  private func actionsMenu(of path: IndexPath) -> ContextMenuConfiguration? {
    guard let cell = cellForRow(at: path) else { return nil }
    let swipes =
      storedIsEditing
      ? [deletion(of: path)].compactMap(\.self)
      : RowSwipe.Side.allCases.compactMap { swipe(of: path, $0) }
    let actions = swipes.flatMap(\.actions)
    return menu(of: actions) { [weak self, weak cell] action in
      guard let self, let cell, let path = self.indexPath(for: cell) else { return }
      self.perform(action, at: path)
    }
  }

  /// Returns what a swipe of a row shows at a side; nil for nothing.
  func swipe(of path: IndexPath, _ side: RowSwipe.Side) -> RowSwipe? {
    guard takesTouches(path) else { return nil }
    guard let own = swipeConfiguration(of: path, side) else {
      return side == .trailing ? deletion(of: path) : nil
    }
    guard !own.actions.isEmpty else { return nil }
    return RowSwipe(
      side: side, actions: own.actions, performsFirst: own.performsFirstActionWithFullSwipe)
  }

  /// Returns the swipe actions that the delegate has for a row; nil for the standard ones.
  func swipeConfiguration(of path: IndexPath, _ side: RowSwipe.Side) -> SwipeActionsConfiguration? {
    switch side {
    case .leading: tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing: tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
  }

  /// Returns the swipe that deletes a row; nil if the user cannot.
  private func deletion(of path: IndexPath) -> RowSwipe? {
    guard mayDelete(path), let cell = cellForRow(at: path) else { return nil }
    let action = ContextualAction(style: .destructive, title: deletionTitle(of: path)) {
      [weak self, weak cell] _, _, completionHandler in
      if let self, let cell, let path = indexPath(for: cell) { delete(path) }
      completionHandler(true)
    }
    return RowSwipe(side: .trailing, actions: [action], performsFirst: false, isDeletion: true)
  }

  /// Performs an action on a row by key or from its menu.
  func perform(_ action: ContextualAction, at path: IndexPath) {
    let cell = cells[path]
    keepFocus(at: path) {
      action.handler(action, cell ?? self) { [weak self, weak cell] _ in
        if cell?.swipeActions != nil { self?.swiper?.close(isAnimated: true) }
      }
    }
  }

  func willDisplay(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
