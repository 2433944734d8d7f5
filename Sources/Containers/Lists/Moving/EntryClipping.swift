/// What cuts, copies and pastes the entries of a list.
@MainActor
protocol EntryClipping: AnyObject {
  /// Returns whether an editing action is possible now.
  func mayPerform(_ action: Selector) -> Bool
  /// Performs an editing action.
  func perform(_ action: Selector)
}
