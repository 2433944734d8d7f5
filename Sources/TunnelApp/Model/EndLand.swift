import Atlas

/// The nearest land to an end of a tunnel that is at sea.
nonisolated struct EndLand: Hashable, Sendable {
  /// The nearest point on the coast.
  let coordinate: Coordinate
  /// The distance to it and its country: `1,440 km off New Zealand`.
  let words: String
}
