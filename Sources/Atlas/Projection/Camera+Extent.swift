internal import Glibc

extension Camera {
  /// Returns the radius at which a stretch of ground through the center spans the map's width.
  ///
  /// - Parameters:
  ///   - meters: The length of the stretch, along the mean sphere. Clamped to half the Earth's
  ///     circumference.
  ///   - width: The width of the map in points.
  public static func radius(showing meters: Double, across width: Double) -> Double {
    let half = min(meters / Ellipsoid.meanRadius / 2, .pi / 2)
    return width / 2 / sin(half)
  }

  /// Returns the ground distance through the center that spans the map's width, in meters.
  ///
  /// The inverse of `radius(showing:across:)`. If the whole globe fits, it is half the Earth's
  /// circumference.
  ///
  /// - Parameter width: The width of the map in points.
  public func meters(across width: Double) -> Double {
    2 * asin(min(width / 2 / radius, 1)) * Ellipsoid.meanRadius
  }

  /// The ground distance that one point covers at the center of the map, in meters.
  public var metersPerPoint: Double { Ellipsoid.meanRadius / radius }
}
