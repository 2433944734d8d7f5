/// What is done with the history of digs, other than adding a dig of the user.
enum HistoryWork {
  /// A dig is being undone or redone.
  case stepping
  /// The digs of earlier starts are being registered for undo.
  case registering
}
