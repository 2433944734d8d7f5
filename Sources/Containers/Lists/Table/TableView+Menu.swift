extension TableView: EntryMenuSource {
  func rectForKeyMenu() -> Rect? {
    guard let path = entryForKeys else { return nil }
    scrollToRow(at: path, at: .none, animated: false)
    return rectForRow(at: path).intersection(bounds)
  }

  func menuConfiguration(forEntry path: IndexPath, at point: Point) -> ContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
      ?? deletionMenu(of: path)
  }

  /// Returns a menu that deletes a row; nil if the user cannot.
  private func deletionMenu(of path: IndexPath) -> ContextMenuConfiguration? {
    guard mayDelete(path), let cell = cellForRow(at: path) else { return nil }
    let title = deletionTitle(of: path)
    return ContextMenuConfiguration { [weak self, weak cell] _ in
      let deletion = Action(title: title, attributes: .destructive) { _ in
        guard let self, let cell, let path = self.indexPath(for: cell) else { return }
        self.delete(path)
      }
      return Menu(children: [deletion])
    }
  }

  func willDisplay(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
