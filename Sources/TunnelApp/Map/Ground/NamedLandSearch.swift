import Atlas
import Containers
internal import Glibc

/// A search for how close a map may zoom in on a place and still show land with its name.
nonisolated struct NamedLandSearch {
  private let land: LandSearch
  private var source: LabelSource

  /// The factor by which each attempt zooms out.
  private static let step = 0.92
  /// Half the width and height of a label in points, including the margin to the edge of the map.
  private static let room = Size(width: 56, height: 16)

  /// Creates a search over the data of a gazetteer.
  init(gazetteer: Gazetteer) throws(AssetError) {
    land = LandSearch(land: try gazetteer.land())
    source = try LabelSource(gazetteer: gazetteer)
  }

  /// Returns the largest radius of the globe, in points, at which an image centered on a coordinate
  /// shows the nearest land, and the name of a country or town on land.
  ///
  /// The result is at most `closest` and at least that of a whole hemisphere.
  mutating func radius(
    around center: Coordinate, size: Size, from closest: Double, limits: ZoomLimits
  ) -> Double {
    // The country of the end itself is always labeled.
    if land.land.isLand(at: center) { return closest }
    var radius = land.radius(around: center, size: size, from: closest, limits: limits)
    radius = min(radius, land.radius(showingLandNearestTo: center, size: size))
    while radius > limits.smallest, !showsName(Camera(center: center, radius: radius), size) {
      radius *= Self.step
    }
    return max(radius, limits.smallest)
  }

  /// Whether an image may label something on land.
  private mutating func showsName(_ camera: Camera, _ size: Size) -> Bool {
    let projection = Orthographic(camera: camera, center: .zero)
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot() / 2
    let reach = diagonal >= camera.radius ? .pi / 2 : asin(diagonal / camera.radius)
    let facing = UnitVector(camera.center)
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
