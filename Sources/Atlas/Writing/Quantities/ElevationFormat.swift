/// Formatting of heights and depths for display.
public enum ElevationFormat {
  /// Returns a surveyed height in whole meters: `8,849 m`, `−430 m`.
  public static func spotHeight(_ metres: Double) -> String {
    "\(DistanceFormat.grouped(Int64(metres.rounded()))) m"
  }

  /// Returns an elevation with the precision at which it is known.
  ///
  /// For example `≈ 170 m`, `≈ −30 m` for land below sea level, `≈ 3,850 m` for a depth and
  /// `less than 50 m` for a shallow one.
  public static func string(_ elevation: Elevation) -> String {
    let metres = elevation.rounded
    if elevation.isSurveyed { return spotHeight(elevation.metres) }
    if elevation.isDepth, metres == 0 { return "less than 50 m" }
    return "≈ \(DistanceFormat.grouped(Int64(elevation.isDepth ? -metres : metres))) m"
  }
}
