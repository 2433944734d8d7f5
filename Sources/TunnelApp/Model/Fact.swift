/// A fact about a place, formatted for display.
nonisolated struct Fact: Hashable, Sendable {
  /// The label of the fact.
  let name: String
  /// The value of the fact.
  let value: String
  /// The source of the value, in a few words; nil if it needs none.
  var source: String?

  /// The label followed by the source: `Tunnel (WGS84)`.
  var caption: String { source.map { Messages.Facts.source(name, from: $0) } ?? name }
}
