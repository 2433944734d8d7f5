/// What a collection shows.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// Returns how many sections there are; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns how many items a section has.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item, one that the collection has dequeued.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Returns a supplementary view, one that the collection has dequeued; an error by default, for
  /// layouts that have any.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Ends the program: the layout has supplementary views and the data source none.
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
