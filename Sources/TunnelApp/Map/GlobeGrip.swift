import Atlas
import Containers

/// How a drag holds a globe: by the place under the pointer near the middle, and beyond by its surface, as one
/// turns a ball.
///
/// North stays up, so a place near the limb or near a pole can follow the pointer only by tilting the globe, or
/// not at all. There the globe turns by how far the pointer moves.
struct GlobeGrip {
  private var held: Coordinate?
  private var last: Point

  /// Takes hold at a point of a map.
  @MainActor
  init(at point: Point, on map: MapView) {
    last = point
    held = Self.place(at: point, on: map)
  }

  /// Turns the globe for a pointer that is at a point of a map now.
  @MainActor
  mutating func move(to point: Point, on map: MapView) {
    defer { last = point }
    if let held, Self.holds(point, on: map) {
      let middle = map.bounds.center
      map.camera = map.camera.holding(held, at: [point.x - middle.x, point.y - middle.y])
    } else {
      map.pan(by: point - last)
      held = Self.place(at: point, on: map)
    }
  }

  /// The place at a point that can follow the pointer without a tilt; nil where none can.
  @MainActor
  private static func place(at point: Point, on map: MapView) -> Coordinate? {
    guard holds(point, on: map), let place = map.projection.coordinate(at: [point.x, point.y])
    else { return nil }
    let isPolar = abs(place.latitude) > 70
    let isWhole = map.camera.radius < max(map.bounds.width, map.bounds.height)
    return isPolar && isWhole ? nil : place
  }

  /// Whether a point is near enough to the middle of the globe.
  @MainActor
  private static func holds(_ point: Point, on map: MapView) -> Bool {
    point.distance(to: map.bounds.center) <= 0.6 * map.camera.radius
  }
}
