/// What a list keeps of drags from it and of drops on it.
@MainActor
final class DragParts {
  /// Where items would be dropped.
  struct Place {
    var proposal: DropProposal
    /// The entry before which the items would go, or into which; nil for the list.
    var path: IndexPath?
    /// Whether the items would go into an entry.
    var isInside: Bool
    /// The place of the pointer in the visible part of the list, which does not scroll.
    var hold: Point
  }

  private(set) weak var list: (any DraggingList)?
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?
  /// Whether the user can drag entries.
  var isEnabled = true
  /// The items over the list; nil for none.
  weak var session: DropSession?
  /// Where they would be dropped; nil until the delegate was asked.
  var place: Place?
  /// The line or the frame that shows it.
  var mark: DropMark?

  init(of list: any DraggingList) { self.list = list }
}
