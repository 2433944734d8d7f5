/// What a swipe shows at a side of a row.
@MainActor
struct RowSwipe {
  /// A side of a row.
  enum Side: CaseIterable {
    case leading, trailing

    /// The sign of a distance that reveals the side, where the direction of reading is negative.
    var sign: Double { self == .trailing ? 1 : -1 }
  }

  let side: Side
  /// The actions, from the edge inward.
  let actions: [ContextualAction]
  /// Whether a swipe over most of the row performs the first action.
  var performsFirst = true
  /// Whether the only action is that the data source commits a deletion.
  var isDeletion = false
}
