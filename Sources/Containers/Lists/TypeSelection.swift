/// Text typed to select a row.
struct TypeSelection {
  private static let patience = Duration.seconds(1)

  private(set) var text = ""
  private var last = Duration.zero

  /// Returns whether the user is still typing at a time on the frame clock.
  func isActive(at now: Duration) -> Bool {
    !text.isEmpty && now - last < TypeSelection.patience
  }

  /// Adds typed characters, starting over after a pause of one second.
  mutating func add(_ characters: String, at now: Duration) {
    text = (isActive(at: now) ? text : "") + characters.lowercased()
    last = now
  }
}
