package import Atlas
internal import Containers

/// Everything that the image of a map depends on.
///
/// Equal scenes at rest produce identical pixels.
package nonisolated struct MapScene: Hashable, Sendable {
  /// A place of the user's own that the map marks.
  struct Pin: Hashable, Sendable {
    /// What the place is to the user, which determines the drawing.
    enum Kind: Hashable, Sendable {
      case favorite, home
    }

    /// What the place is to the user.
    let kind: Kind
    /// The place.
    let coordinate: Coordinate
    /// The direction of the place from the center of the Earth.
    let vector: UnitVector
    /// What the user calls the place.
    let name: String

    /// Creates a pin at a place.
    init(_ kind: Kind, at coordinate: Coordinate, named name: String) {
      (self.kind, self.coordinate, self.name) = (kind, coordinate, name)
      vector = UnitVector(coordinate)
    }
  }

  /// The center of the map and the radius of its globe in points.
  var camera: Camera
  /// The size of the image in points.
  var size: Size
  /// The number of pixels per point.
  var scale: Double
  /// The style of the ground.
  var style = MapStyle.hybrid
  /// Whether the land of the far side is drawn over the near side.
  var showsOtherSide = false
  /// Whether meridians and parallels are drawn.
  var showsGraticule = false
  /// The sun, for a map that shows day and night; nil for others.
  var sun: Sun?
  /// Whether labels are drawn.
  var showsNames = true
  /// The end of the tunnel, whose country or sea is labeled before all others; nil for none.
  var end: Coordinate?
  /// The town or natural feature at the end, labeled beside its mark; nil for none.
  var endSpot: EndSpot?
  /// The places of the user's own that are marked.
  var pins: [Pin] = []
  /// The line from an end at sea to the nearest land; empty for none.
  var landLine: [Shape] = []
  /// The end of the line on the coast, as a line too short to see; empty for none.
  var landDot: [Shape] = []
  /// Whether the map is moving, in which case labels keep their places from the previous frame.
  var isMoving = false
  /// The scale of the labels relative to their usual size.
  var textScale = 1.0
  /// Whether lines and areas have more contrast than usual.
  var isHighContrast = false
  /// Whether the ground is drawn at half resolution, as on large screens while the map moves.
  package var isCoarse = false
  /// The areas in points that labels must avoid because something covers the map there.
  var obstacles: [Rect] = []
  /// The number of leading obstacles that mark a place, whose label goes below them.
  var markCount = 0

  /// Creates a scene that shows the ground and labels.
  package init(camera: Camera, size: Size, scale: Double) {
    (self.camera, self.size, self.scale) = (camera, size, scale)
  }

  /// The projection in points, with the origin at the top left corner of the image.
  var projection: Orthographic {
    Orthographic(camera: camera, center: SIMD2(size.width, size.height) / 2)
  }

  /// The projection in pixels.
  var pixelProjection: Orthographic {
    Orthographic(
      camera: Camera(
        center: camera.center, radius: camera.radius * scale, heading: camera.heading),
      center: SIMD2(size.width, size.height) * scale / 2)
  }

  /// The width in meters of the ground that the image shows.
  var metersAcross: Double { camera.meters(across: size.width) }
}
