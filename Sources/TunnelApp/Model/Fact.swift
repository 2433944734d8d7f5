/// One thing that is known of a place, ready to be shown.
nonisolated struct Fact: Hashable, Sendable {
  /// What the fact is about.
  let name: String
  /// What is known.
  let value: String
  /// Who says so, in a few words; nil where that is plain.
  var source: String?

  /// The name with the source: `Tunnel (WGS84)`.
  var caption: String { source.map { Messages.Facts.source(name, from: $0) } ?? name }
}
