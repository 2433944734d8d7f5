import Atlas

/// A scene with everything that is decided once per picture, so that its parts can be drawn
/// independently.
nonisolated struct MapPicture: Sendable {
  /// The scene to draw.
  let scene: MapScene
  /// The projection, in pixels of the whole picture.
  let projection: Orthographic
  /// The colors.
  let palette: MapPalette
  /// The imagery of the ground; nil if filled land and water cover all of it.
  let imagery: ImagerySampler?
  /// How much filled land and water cover the imagery, from 0 to 1.
  let styledOpacity: Double
  /// Whether the ground is drawn at half resolution.
  let isCoarse: Bool
  /// The land and water.
  let terrain: TerrainLayer
  /// The source of the lines.
  let earth: Earth

  /// How far the glow of the atmosphere extends beyond the rim, in pixels.
  var glow: Double { 14 * scene.scale }
}
