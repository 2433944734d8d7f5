/// Writes heights and depths for people.
public enum ElevationFormat {
  /// Returns a height as somebody surveyed it, in whole metres: `8,849 m`, `−430 m`.
  public static func spotHeight(_ metres: Double) -> String {
    "\(DistanceFormat.grouped(Int64(metres.rounded()))) m"
  }

  /// Returns a height over the sea or a depth below it, as exactly as it is known: `≈ 170 m`, `≈ −30 m`
  /// below the sea, `≈ 3,850 m` for a depth and `less than 50 m` for a shallow one.
  public static func string(_ elevation: Elevation) -> String {
    let metres = elevation.rounded
    if elevation.isSurveyed { return spotHeight(elevation.metres) }
    if elevation.isDepth, metres == 0 { return "less than 50 m" }
    return "≈ \(DistanceFormat.grouped(Int64(elevation.isDepth ? -metres : metres))) m"
  }
}
