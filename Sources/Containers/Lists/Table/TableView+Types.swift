/// The changes of a batch of updates and the animation that shows them.
struct TableChanges {
  var changes = BatchChanges()
  var animation = TableView.RowAnimation.automatic
  /// The completion handlers to call at the end, from the innermost batch to the outermost.
  var completions: [(Bool) -> Void] = []

  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}

/// A row that the user is dragging to another position.
@MainActor
struct TableMove {
  let cell: TableViewCell
  let origin: IndexPath
  var target: IndexPath
  /// The distance from the top of the cell to the touch, in points.
  let grip: Double
}

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
