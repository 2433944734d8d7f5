/// What a drop would do with its items.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drag would be taken back.
  case cancel
  /// Nothing, although the items could be dropped elsewhere in the view.
  case forbidden
  /// It would copy them.
  case copy
  /// It would move them.
  case move

  /// Whether the items can be dropped.
  var isAccepted: Bool { self == .copy || self == .move }
}
