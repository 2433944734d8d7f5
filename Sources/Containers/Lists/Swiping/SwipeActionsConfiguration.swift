/// The actions that a swipe of a row toward one side offers.
@MainActor
public final class SwipeActionsConfiguration {
  /// The actions, from the edge of the row inward.
  public let actions: [ContextualAction]
  /// Whether a swipe over most of the row performs the first action; true by default.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; without actions, the row is not swiped.
  public init(actions: [ContextualAction]) { self.actions = actions }
}
