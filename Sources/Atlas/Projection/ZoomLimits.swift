/// The range of map scales, from the whole globe to 20 km across.
public struct ZoomLimits: Hashable, Sendable {
  /// The radius at which the whole globe fits, in points.
  public let smallest: Double
  /// The radius at which the map is `closest` meters wide, in points.
  public let largest: Double

  /// The ground distance across the map at the closest zoom, in meters.
  public static let closest = 20_000.0

  /// Creates the limits for a map size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - margin: The space in points to leave around the whole globe.
  public init(width: Double, height: Double, margin: Double = 0) {
    let closest = Camera.radius(showing: ZoomLimits.closest, across: max(width, 1))
    let whole = max(min(width, height) / 2 - margin, 0.5)
    smallest = min(whole, closest)
    largest = closest
  }

  /// Returns the radius clamped to the limits.
  public func clamp(_ radius: Double) -> Double {
    // Not `min(max())`, so that NaN gives the whole globe.
    radius >= smallest ? min(radius, largest) : smallest
  }

  /// Returns the camera with its radius clamped to the limits.
  public func clamp(_ camera: Camera) -> Camera {
    Camera(center: camera.center, radius: clamp(camera.radius), heading: camera.heading)
  }
}
