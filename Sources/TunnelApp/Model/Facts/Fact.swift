import Atlas

/// A fact about a place or a tunnel, formatted for display.
nonisolated struct Fact: Hashable, Sendable {
  /// The label of the fact.
  let name: String
  /// The value of the fact.
  let value: String
  /// The source of the value, in a few words; nil if it needs none.
  var source: String?
  /// What belongs to the value, in smaller type below it; nil for nothing.
  var detail: String?
  /// The direction from the place to what the value names, clockwise from north; nil for none.
  var bearing: Angle?
  /// The text that is copied; nil for the value.
  var copied: String?

  /// The label followed by the source: `Tunnel: WGS84`; nil without a source.
  var attribution: String? { source.map { Messages.Facts.source(name, from: $0) } }

  /// The value with what belongs to it and its source, for a screen reader.
  var spoken: String { [value, detail, source].compactMap(\.self).joinedByCommas }
}
