internal import Glibc

extension Camera {
  /// Returns the radius at which a stretch of ground through the centre is as wide as the picture.
  ///
  /// - Parameters:
  ///   - metres: The stretch, along the mean sphere; beyond half the way around the Earth, half.
  ///   - width: The width of the picture in points.
  public static func radius(showing metres: Double, across width: Double) -> Double {
    let half = min(metres / Ellipsoid.meanRadius / 2, .pi / 2)
    return width / 2 / sin(half)
  }

  /// Returns how many metres of ground through the centre are seen across the picture.
  ///
  /// The inverse of `radius(showing:across:)`; half the way around the Earth where the whole globe
  /// is seen.
  ///
  /// - Parameter width: The width of the picture in points.
  public func metres(across width: Double) -> Double {
    2 * asin(min(width / 2 / radius, 1)) * Ellipsoid.meanRadius
  }

  /// The ground that one point covers in the middle of the picture, in metres.
  public var metresPerPoint: Double { Ellipsoid.meanRadius / radius }
}
