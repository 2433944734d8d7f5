/// Where the items of a drag come from.
@MainActor
final class DragOrigin {
  private weak var list: (any DraggingList)?
  /// The state of the list that the index paths refer to.
  private let edition: Int
  /// The entries of the items, in the order of these.
  var paths: [IndexPath] = []

  init(in list: any DraggingList) {
    self.list = list
    edition = list.edition
  }

  /// Whether the list shows the entries that it showed when they were lifted.
  var isCurrent: Bool { list?.edition == edition }

  /// Returns the entry of an item in a list; nil if it comes from another one, or is no longer known.
  func path(of item: Int, in other: View) -> IndexPath? {
    list === other && isCurrent && paths.indices.contains(item) ? paths[item] : nil
  }
}
