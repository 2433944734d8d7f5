/// An interaction that the Menu key opens, or Shift+F10.
@MainActor
protocol KeyOpening: Interaction {
  /// Opens what the interaction has.
  ///
  /// - Returns: Whether there is anything.
  func openByKey() -> Bool
}
