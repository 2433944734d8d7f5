/// An interaction that the Menu key or Shift+F10 opens.
@MainActor
protocol KeyOpening: Interaction {
  /// Opens the interaction's content.
  ///
  /// - Returns: Whether there is anything to open.
  func openByKey() -> Bool
}
