/// An item that is dropped on a list.
public struct ListDropItem: Hashable, Sendable {
  /// The item.
  public let dragItem: DragItem
  /// The entry that the item was dragged from in the same list; nil for an item from elsewhere.
  ///
  /// It is nil, too, if the list has changed since.
  public let sourceIndexPath: IndexPath?
}

/// An item that is dropped on a table view.
public typealias TableViewDropItem = ListDropItem
/// An item that is dropped on a collection view.
public typealias CollectionViewDropItem = ListDropItem
/// What a table view proposes to do with dragged items.
public typealias TableViewDropProposal = DropProposal
/// What a collection view proposes to do with dragged items.
public typealias CollectionViewDropProposal = DropProposal
