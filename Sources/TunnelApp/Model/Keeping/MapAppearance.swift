/// The style of a map and its overlays, which the user chooses.
nonisolated struct MapAppearance: Hashable, Sendable {
  /// The style of the ground.
  var style = MapStyle.hybrid
  /// Whether the land of the far side is drawn over the near side.
  var showsOtherSide = false
  /// Whether meridians and parallels are drawn.
  var showsGraticule = false
  /// Whether day and night are shown.
  var showsDaylight = false
}
