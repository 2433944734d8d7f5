/// Formatting of heights and depths for display.
public enum ElevationFormat {
  /// Returns a surveyed height in whole meters: `8,849 m`, `−430 m`.
  public static func spotHeight(_ meters: Double) -> String {
    "\(DistanceFormat.grouped(Int64(meters.rounded()))) m"
  }

  /// Returns an elevation with the precision at which it is known.
  ///
  /// For example `≈ 170 m`, `≈ −30 m` for land below sea level, `≈ 3,850 m` for a depth and
  /// `less than 50 m` for a shallow one.
  public static func string(_ elevation: Elevation) -> String {
    let meters = elevation.rounded
    if elevation.isSurveyed { return spotHeight(elevation.meters) }
    if elevation.isDepth, meters == 0 { return "less than 50 m" }
    return "≈ \(DistanceFormat.grouped(Int64(elevation.isDepth ? -meters : meters))) m"
  }
}
