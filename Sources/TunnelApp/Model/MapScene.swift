package import Atlas
internal import Containers

/// Everything that a picture of a map depends on, as a value: the same scene at rest gives the same pixels.
package nonisolated struct MapScene: Hashable, Sendable {
  /// The centre of the map and the radius of its globe in points.
  var camera: Camera
  /// The size of the picture in points.
  var size: Size
  /// Pixels per point.
  var scale: Double
  /// How the ground looks.
  var style = MapStyle.hybrid
  /// Whether the land of the far side is drawn over the near one.
  var showsOtherSide = false
  /// Whether meridians and parallels are drawn.
  var showsGraticule = false
  /// Whether names are drawn.
  var showsNames = true
  /// The end of the tunnel, whose country or sea is named before all others; nil for none.
  var end: Coordinate?
  /// The town or the natural feature at the end, which is named beside its mark; nil for none.
  var endSpot: EndSpot?
  /// Whether the map moves, so that the names of the picture before keep their places.
  var isMoving = false
  /// How large the names are in relation to their usual size.
  var textScale = 1.0
  /// Whether the ground is drawn at half the resolution, since it moves and has very many pixels.
  package var isCoarse = false
  /// What stands over the picture, so that no name is put behind it, in points.
  var obstacles: [Rect] = []
  /// How many obstacles, the first ones, mark a place, whose name stands under them instead of behind them.
  var markCount = 0

  /// Makes a scene that shows the ground and names.
  package init(camera: Camera, size: Size, scale: Double) {
    (self.camera, self.size, self.scale) = (camera, size, scale)
  }

  /// The projection in points, from the left top corner of the picture.
  var projection: Orthographic {
    Orthographic(camera: camera, centre: SIMD2(size.width, size.height) / 2)
  }

  /// The projection in pixels.
  var pixelProjection: Orthographic {
    Orthographic(
      camera: Camera(
        centre: camera.centre, radius: camera.radius * scale, heading: camera.heading),
      centre: SIMD2(size.width, size.height) * scale / 2)
  }

  /// How many metres of ground are seen across the picture.
  var metresAcross: Double { camera.metres(across: size.width) }
}
