/// A town that may be in a list, by its index.
struct DiscoveryCandidate {
  let id: Int
  /// The town or the nearest place opposite, or -1 for a capital.
  var other = -1
  /// Whether the list tells the town opposite.
  var isTownPair = false
  var score: Double?
}

extension [DiscoveryCandidate] {
  /// Returns the candidates by descending score, and by index where it is equal.
  func ranked() -> [DiscoveryCandidate] {
    sorted { ($0.score ?? 0, $1.id) > ($1.score ?? 0, $0.id) }
  }
}
