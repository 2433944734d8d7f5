extension TableView: EntryMenuSource {
  func rectForKeyMenu() -> Rect? {
    guard let path = entryForKeys else { return nil }
    scrollToRow(at: path, at: .none, animated: false)
    return rectForRow(at: path).intersection(bounds)
  }

  func menuConfiguration(forEntry path: IndexPath, at point: Point) -> ContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func willDisplay(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
