/// A data source that is told when the list has taken over a move.
@MainActor
protocol ReorderingSource: AnyObject {
  /// Called once the list shows the move that the data source has heard of last.
  func listDidMoveEntry()
}
