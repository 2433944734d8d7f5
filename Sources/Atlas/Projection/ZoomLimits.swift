/// The range of map scales, from the whole globe to where the data end.
public struct ZoomLimits: Hashable, Sendable {
  /// The radius at which the whole globe fits, in points.
  public let smallest: Double
  /// The radius at which a pixel is ``closestPixel`` meters wide, in points.
  public let largest: Double

  /// The ground distance that a pixel covers at the center of the closest map, in meters: half the
  /// tolerance of the coast.
  public static let closestPixel = 100.0

  /// Creates the limits for a map size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - margin: The space in points to leave around the whole globe.
  ///   - scale: The number of pixels per point.
  public init(width: Double, height: Double, margin: Double = 0, scale: Double = 1) {
    let closest = Ellipsoid.meanRadius / (ZoomLimits.closestPixel * scale)
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
