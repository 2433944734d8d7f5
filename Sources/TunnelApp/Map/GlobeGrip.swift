import Atlas
import Containers

/// A drag's grip on a globe.
///
/// Near the center of the globe it holds the place under the pointer; farther out it holds the
/// surface, like a hand turning a ball.
///
/// North stays up, so a place near the limb or a pole can follow the pointer only by tilting the
/// globe, or not at all. There, the globe turns by the distance that the pointer moves.
struct GlobeGrip {
  private var held: Coordinate?
  private var last: Point

  /// Creates a grip at a point of a map.
  @MainActor
  init(at point: Point, on map: MapView) {
    last = point
    held = Self.place(at: point, on: map)
  }

  /// Turns the globe for the pointer's new position on a map.
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

  /// Returns the place at a point that can follow the pointer without tilting the globe; nil if
  /// there is none.
  @MainActor
  private static func place(at point: Point, on map: MapView) -> Coordinate? {
    guard holds(point, on: map), let place = map.projection.coordinate(at: [point.x, point.y])
    else { return nil }
    let isPolar = abs(place.latitude) > 70
    let isWhole = map.camera.radius < max(map.bounds.width, map.bounds.height)
    return isPolar && isWhole ? nil : place
  }

  /// Whether a point is near enough to the center of the globe to be held.
  @MainActor
  private static func holds(_ point: Point, on map: MapView) -> Bool {
    point.distance(to: map.bounds.center) <= 0.6 * map.camera.radius
  }
}
