import Atlas

/// A scene with all that is decided once for a whole picture of it, so that its parts can be drawn apart.
nonisolated struct MapPicture: Sendable {
  /// What is shown.
  let scene: MapScene
  /// Where it is shown, in pixels of the whole picture.
  let projection: Orthographic
  /// The colours.
  let palette: MapPalette
  /// What the ground is drawn from; nil where styled land and water are all that there is.
  let imagery: ImagerySampler?
  /// How much of the imagery styled land and water cover.
  let styledOpacity: Double
  /// Whether the ground is drawn at half the resolution.
  let isCoarse: Bool
  /// Land and water.
  let terrain: TerrainLayer
  /// Where the lines come from.
  let earth: Earth

  /// How far the air glows beyond the rim, in pixels.
  var glow: Double { 14 * scene.scale }
}
