package import Atlas
import Containers
internal import Glibc

extension MapView {
  /// The range of zoom.
  var zoomLimits: ZoomLimits {
    ZoomLimits(
      width: bounds.width, height: bounds.height, margin: margin, scale: window?.scale ?? 1)
  }

  /// The space around the whole globe for its glow.
  private var margin: Double { max(4, min(bounds.width, bounds.height) * 0.035) }

  /// Whether the whole globe is visible.
  var isWhole: Bool { camera.radius <= zoomLimits.smallest * 1.000001 }

  /// Returns the point of a coordinate on the map, or the nearest point on the limb if it is behind
  /// the globe.
  func point(nearest coordinate: Coordinate) -> Point {
    let vector = UnitVector(coordinate)
    let position = projection.position(of: vector) ?? projection.limb(nearest: vector)
    return Point(x: position.x, y: position.y)
  }

  /// Returns the camera that shows the whole globe around a coordinate.
  package func wholeGlobe(around coordinate: Coordinate) -> Camera {
    Camera(center: coordinate, radius: zoomLimits.smallest)
  }

  /// Returns the camera that shows a width of ground in meters around a coordinate.
  package func region(around coordinate: Coordinate, meters: Double) -> Camera {
    zoomLimits.clamp(
      Camera(center: coordinate, radius: Camera.radius(showing: meters, across: bounds.width)))
  }

  /// Turns the globe by a distance in points at its center.
  ///
  /// Moving east or west does not tilt it.
  func pan(by distance: Point) { camera = camera.rolled(by: [distance.x, distance.y]) }

  /// Turns the image about its center.
  ///
  /// Positive angles turn it counterclockwise.
  func turn(by angle: Angle) { camera = camera.turned(by: angle) }

  /// Turns the map north up.
  func turnNorth() {
    var north = camera
    north.heading = .zero
    motion.fly(to: north)
    onChange?(.heading)
  }

  /// Zooms by a factor while keeping the place at a point fixed.
  func zoom(by factor: Double, about point: Point) {
    let radius = zoomLimits.clamp(camera.radius * factor)
    guard radius != camera.radius else { return }
    camera = camera.zoomed(
      to: radius, about: [point.x - bounds.width / 2, point.y - bounds.height / 2])
    onChange?(.width)
  }
}

extension Camera {
  /// Whether an image of a given size still shows most of what another camera did.
  ///
  /// If not, the change is a jump.
  func isNear(_ other: Camera, size: Size) -> Bool {
    let moved = UnitVector(center).angle(to: UnitVector(other.center)).radians
    let seen = min(max(size.width, size.height) / 2 / max(radius, 1), 1)
    return moved < seen && abs(log2(radius / other.radius)) < 1
  }
}
