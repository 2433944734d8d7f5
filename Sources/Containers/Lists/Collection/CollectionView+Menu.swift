extension CollectionView: EntryMenuSource {
  func rectForKeyMenu() -> Rect? {
    guard let path = entryForKeys else { return nil }
    scrollToItem(at: path, at: [], animated: false)
    return layoutAttributesForItem(at: path)?.frame.intersection(bounds)
  }

  func menuConfiguration(forEntry path: IndexPath, at point: Point) -> ContextMenuConfiguration? {
    // A menu opened on a selected item applies to the whole selection.
    let paths = selection.contains(path) ? selection.filter(holds).sorted() : [path]
    return collectionDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
      ?? collectionViewLayout.menu(at: path)
  }

  func willDisplay(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?) {
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
