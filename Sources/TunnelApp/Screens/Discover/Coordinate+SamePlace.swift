import Atlas

nonisolated extension Coordinate {
  /// Whether a coordinate means the same place, as one that was typed or rounded does: within 2 m.
  func isSamePlace(as other: Coordinate) -> Bool {
    self == other || GreatCircle(from: self, to: other).distance < 2
  }
}
