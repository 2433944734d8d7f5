/// The changes of a batch of updates, with how they are shown.
struct TableChanges {
  var changes = BatchChanges()
  var animation = TableView.RowAnimation.automatic
  /// What waits for the end, from the innermost batch to the outermost.
  var completions: [(Bool) -> Void] = []

  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}

/// A row that a person drags to another place.
@MainActor
struct TableMove {
  let cell: TableViewCell
  let origin: IndexPath
  var target: IndexPath
  /// How far below the upper edge of the cell it was taken.
  let grip: Double
}

/// What was typed to find a row by its text.
struct TypeSelection {
  private static let patience = Duration.seconds(1)

  private(set) var text = ""
  private var last = Duration.zero

  /// Whether a person is in the middle of a word at a moment of the frame clock.
  func isActive(at now: Duration) -> Bool {
    !text.isEmpty && now - last < TypeSelection.patience
  }

  /// Adds what was typed; begins anew after a second.
  mutating func add(_ characters: String, at now: Duration) {
    text = (isActive(at: now) ? text : "") + characters.lowercased()
    last = now
  }
}
