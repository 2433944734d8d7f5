import Atlas

/// What a map shows, as far as the next launch restores it.
nonisolated struct MapState: Hashable, Sendable {
  /// The coordinate at the center.
  var center: Coordinate
  /// The direction that is up at the center, clockwise from north.
  var heading = Angle.zero
  /// The radius of the globe in points; nil if the whole globe is visible, whatever its size.
  var radius: Double?
  /// The style and the overlays.
  var appearance = MapAppearance()
}
