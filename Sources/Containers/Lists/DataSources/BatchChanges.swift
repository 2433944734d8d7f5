/// What a batch of updates does to sections and items: deletions, reloads and origins of moves count
/// in the state before, insertions and goals of moves in that after.
struct BatchChanges: Hashable, Sendable {
  /// A move of something from one place to another.
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
}

/// Why a batch of updates does not lead from the items before to those after.
struct BatchInconsistency: Error, Hashable {
  /// What is wrong, in the words of a sentence.
  let reason: String
}
