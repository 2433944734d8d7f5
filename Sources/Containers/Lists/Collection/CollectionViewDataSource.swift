/// An object that provides the items of a collection view.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item, dequeued from the collection view.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Returns a supplementary view, dequeued from the collection view.
  ///
  /// The default implementation traps, so implement it if the layout has supplementary views.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Returns whether the user can move an item; false by default.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called once when the user moves an item: change the data; the collection view moves the item itself.
  ///
  /// A data source that reports changes to the collection view in this method reports the move as well.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of an index at the trailing edge, or nil, the default, for none.
  ///
  /// The index lies over the items; leave room for it by the insets of the layout.
  func indexTitles(for collectionView: CollectionView) -> [String]?
  /// Returns the item that a title of the index stands for; the first of the section with its index by
  /// default.
  func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns false.
  public func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  public func indexTitles(for collectionView: CollectionView) -> [String]? { nil }
  /// Returns the first item of the section with the index.
  public func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// Traps: the layout has supplementary views, but the data source provides none.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    misuse(
      "The layout of \(collectionView) has a view of kind \(kind) at \(indexPath), but its data "
        + "source \(self) does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }
}

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
