/// An object that prepares data for items before they are displayed.
@MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with the items within two lengths of the view in the direction of the scroll, nearest first.
  ///
  /// Each is asked for once until it has been displayed or called off. Before the first scroll, these
  /// are the items that follow the visible ones.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that were asked for and are no longer ahead, because the user turned back or
  /// skipped them; does nothing by default.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
