/// One thing that is known of a place, ready to be shown.
nonisolated struct Fact: Hashable, Sendable {
  /// What the fact is about.
  let name: String
  /// What is known.
  let value: String
}
