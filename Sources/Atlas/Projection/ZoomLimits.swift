/// How far a map may be zoomed: from the whole globe to 20 km across.
public struct ZoomLimits: Hashable, Sendable {
  /// The radius of the whole globe in the picture, in points.
  public let smallest: Double
  /// The radius at which the closest stretch of ground fills the picture's width, in points.
  public let largest: Double

  /// The ground seen across the picture at the closest, in metres.
  public static let closest = 20_000.0

  /// Makes the limits of a picture.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  ///   - margin: Points kept free around the whole globe.
  public init(width: Double, height: Double, margin: Double = 0) {
    let closest = Camera.radius(showing: ZoomLimits.closest, across: max(width, 1))
    let whole = max(min(width, height) / 2 - margin, 0.5)
    smallest = min(whole, closest)
    largest = closest
  }

  /// Returns the radius inside the limits that is nearest to a radius.
  public func clamp(_ radius: Double) -> Double {
    // Not `min(max())`: a radius that is no number becomes the whole globe.
    radius >= smallest ? min(radius, largest) : smallest
  }

  /// Returns the camera with its radius inside the limits.
  public func clamp(_ camera: Camera) -> Camera {
    Camera(centre: camera.centre, radius: clamp(camera.radius), heading: camera.heading)
  }
}
