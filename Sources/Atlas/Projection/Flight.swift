internal import Glibc

/// The path of a camera between two views.
///
/// Long flights zoom out, pan and zoom back in.
///
/// Source: van Wijk and Nuij, *Smooth and efficient zooming and panning* (2003), along a great
/// circle. The perceived speed is constant; apply a timing curve for a gentle start and end.
public struct Flight: Hashable, Sendable {
  /// The view at the start.
  public let start: Camera
  /// The view at the end.
  public let end: Camera
  /// The perceived length: 1 is a zoom by e^√2 or a pan by about half the map's extent.
  public let length: Double

  private let path: GreatCircle
  private let extent: Double
  private let smallest: Double

  /// How steeply the path zooms out, ρ in the paper.
  ///
  /// The authors found √2 to be best.
  private static let steepness = 2.0.squareRoot()

  /// Creates the path between two views.
  ///
  /// - Parameters:
  ///   - extent: The shorter side of the map in points.
  ///   - limits: How far the flight may zoom out, or `nil` for no limit.
  public init(from start: Camera, to end: Camera, extent: Double, limits: ZoomLimits? = nil) {
    self.start = start
    self.end = end
    self.extent = extent
    smallest = min(limits?.smallest ?? 0, start.radius, end.radius)
    path = GreatCircle(from: start.center, to: end.center)
    length = Flight.curve(start, end, path.angle.radians, extent).length
  }

  /// Returns the camera at a fraction of the path: exactly the start at 0, exactly the end at 1.
  ///
  /// - Parameter progress: A value that is clamped to 0...1.
  public func camera(at progress: Double) -> Camera {
    // Not `progress <= 0`, so that NaN gives the start.
    if !(progress > 0) { return start }
    if progress >= 1 { return end }
    let turn = (end.heading.degrees - start.heading.degrees).remainder(dividingBy: 360)
    let heading = Angle.degrees(start.heading.degrees + turn * progress)
    if length == 0 { return Camera(center: end.center, radius: end.radius, heading: heading) }
    let curve = Flight.curve(start, end, path.angle.radians, extent)
    let (share, width) = curve.position(at: progress * length)
    return Camera(
      center: path.coordinate(at: share), radius: max(extent / width, smallest),
      heading: heading)
  }

  private static func curve(
    _ start: Camera, _ end: Camera, _ distance: Double, _ extent: Double
  ) -> Curve {
    Curve(
      distance: distance, startWidth: extent / start.radius, endWidth: extent / end.radius,
      steepness: steepness)
  }
}

/// The path in the plane of distance traveled and view width, both in radians.
private struct Curve {
  let distance: Double
  let startWidth: Double
  let endWidth: Double
  let steepness: Double
  /// The path parameter at the start; `length` is the total path length.
  let r0: Double
  let length: Double

  init(distance: Double, startWidth: Double, endWidth: Double, steepness: Double) {
    self.distance = distance
    self.startWidth = startWidth
    self.endWidth = endWidth
    self.steepness = steepness
    guard distance > 1e-9 * startWidth else {
      r0 = 0
      length = abs(log(endWidth / startWidth)) / steepness
      return
    }
    let square = steepness * steepness
    let way = square * distance
    let difference = endWidth * endWidth - startWidth * startWidth
    let b0 = (difference + way * way) / (2 * startWidth * way)
    let b1 = (difference - way * way) / (2 * endWidth * way)
    // −asinh b equals log(√(b² + 1) − b) without the cancellation.
    r0 = -asinh(b0)
    length = (-asinh(b1) - r0) / steepness
  }

  /// Returns the fraction of the distance and the view width after part of the length.
  func position(at s: Double) -> (share: Double, width: Double) {
    guard distance > 1e-9 * startWidth else {
      let sign: Double = endWidth < startWidth ? -1 : 1
      return (length > 0 ? s / length : 1, startWidth * exp(sign * steepness * s))
    }
    let r = steepness * s + r0
    let width = startWidth * cosh(r0) / cosh(r)
    let way =
      startWidth / (steepness * steepness) * (cosh(r0) * tanh(r) - sinh(r0))
    return (max(0, min(1, way / distance)), width)
  }
}
