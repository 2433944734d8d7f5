import Atlas
import Containers
internal import Glibc

/// Finds how close a map may look at a place and still show land with its name.
nonisolated struct NamedLandSearch {
  private let land: LandSearch
  private var source: LabelSource

  /// How much farther away each try looks.
  private static let step = 0.92
  /// Points that half of a name takes across and down, with the edge of the map.
  private static let room = Size(width: 56, height: 16)

  /// Makes a search in the data of the Earth.
  init(gazetteer: Gazetteer) throws(AssetError) {
    land = LandSearch(land: try gazetteer.land())
    source = try LabelSource(gazetteer: gazetteer)
  }

  /// Returns the greatest radius of the globe, at most a given one, at which a picture centered on a coordinate
  /// shows land and the name of a country or a town on it; at least that of the hemisphere, in points.
  mutating func radius(
    around center: Coordinate, size: Size, from closest: Double, limits: ZoomLimits
  ) -> Double {
    // The country of the end itself is always named.
    if land.land.isLand(at: center) { return closest }
    var radius = land.radius(around: center, size: size, from: closest, limits: limits)
    while radius > limits.smallest, !showsName(Camera(centre: center, radius: radius), size) {
      radius *= Self.step
    }
    return max(radius, limits.smallest)
  }

  /// Whether the name of something on land may stand in a picture.
  private mutating func showsName(_ camera: Camera, _ size: Size) -> Bool {
    let projection = Orthographic(camera: camera, centre: .zero)
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot() / 2
    let reach = diagonal >= camera.radius ? .pi / 2 : asin(diagonal / camera.radius)
    let facing = UnitVector(camera.centre)
    let half = Size(
      width: size.width / 2 - Self.room.width, height: size.height / 2 - Self.room.height)
    return source.labels(for: camera, reach: .radians(reach), size: size).contains { label in
      guard label.isOnLand, label.vector.dot(facing) > 0.3,
        let position = projection.position(of: label.vector)
      else { return false }
      return abs(position.x) <= half.width && abs(position.y) <= half.height
    }
  }
}
