import Atlas
import Containers
internal import Glibc

/// Finds how close a map may look at a place and still show some land.
nonisolated struct LandSearch {
  /// Whether there is land at a coordinate.
  let land: LandIndex

  /// Returns the greatest radius of the globe, at most a given one, at which a picture centred on a
  /// coordinate shows land; at least that of the hemisphere, in points.
  func radius(around centre: Coordinate, size: Size, from closest: Double, limits: ZoomLimits)
    -> Double
  {
    if land.isLand(at: centre) { return closest }
    let half = SIMD2(size.width, size.height) * 0.46
    let plane = Orthographic(camera: Camera(centre: centre, radius: 1), centre: .zero)
    func radius(showing position: SIMD2<Double>) -> Double {
      min(half.x / max(abs(position.x), 1e-9), half.y / max(abs(position.y), 1e-9))
    }
    var best = limits.smallest
    // The steps below may leap over a small island; the nearest one is not missed.
    if let position = plane.position(of: land.nearestLand(to: centre)) {
      best = max(best, radius(showing: position))
    }
    var angle = 0.002
    while angle < .pi / 2 {
      let reach = sin(angle)
      // Even in the direction with the most room nothing so far away could be seen any closer.
      if half.max() / reach <= best { break }
      for step in 0..<180 {
        let bearing = Double(step) * (.pi / 90)
        let position = SIMD2(reach * sin(bearing), -reach * cos(bearing))
        let radius = radius(showing: position)
        guard radius > best else { continue }
        if let coordinate = plane.coordinate(at: position), land.isLand(at: coordinate) {
          best = radius
        }
      }
      angle += 0.003 + angle * 0.01
    }
    return min(best, closest)
  }
}
