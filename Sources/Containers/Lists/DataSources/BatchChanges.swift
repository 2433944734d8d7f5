/// The changes that a batch of updates makes to sections and items.
///
/// Deletions, reloads, and origins of moves refer to the state before the batch; insertions and
/// destinations of moves refer to the state after it.
struct BatchChanges: Hashable, Sendable {
  /// A move from one position to another.
  struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    let from: Place
    let to: Place
  }

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var reconfiguredItems: Set<IndexPath> = []
  var movedItems: [Move<IndexPath>] = []

  /// Whether sections are inserted, deleted, moved, or reloaded.
  var concernsSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}

/// The reason that a batch of updates is inconsistent with the items before and after it.
struct BatchInconsistency: Error, Hashable {
  /// A message that describes the inconsistency.
  let reason: String
}
