/// What carries an entry of a list elsewhere after a long press.
@MainActor
protocol EntryCarrier: AnyObject {
  /// Lifts the entry if it is not, and carries it to a point of the window.
  func carry(to point: Point)
  /// Drops the entry, or takes it back; does nothing after that.
  func end(isCancelled: Bool)
}
