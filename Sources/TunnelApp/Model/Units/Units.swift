internal import Atlas

/// The units of lengths that are shown.
nonisolated enum Units: String, CaseIterable, Hashable, Sendable {
  /// Meters and kilometers.
  case metric
  /// Feet and miles.
  case imperial
  /// Meters and nautical miles.
  case nautical
  /// Meters and miles.
  case british

  /// The units in force where a text is made.
  ///
  /// The command line always answers in meters and kilometers.
  @TaskLocal static var current = metric

  /// Returns a distance: `850 m`, `12 km`; `900 ft`, `7.5 mi`; `850 m`, `6.5 NM`; `850 m`, `7.5 mi`.
  ///
  /// - Parameter meters: A length that is negative, NaN, or at least 1e15 gives a dash.
  func distance(meters: Double) -> String {
    guard self != .metric, meters >= 0, meters < 1e15 else {
      return DistanceFormat.string(meters: meters)
    }
    let (mile, name) = (large, self == .nautical ? "NM" : "mi")
    let tenths = (meters / mile * 10).rounded()
    if tenths < 5 { return height(meters: meters) }
    if tenths < 100 { return DistanceFormat.decimal(Int64(tenths)) + " " + name }
    return DistanceFormat.grouped(Int64((meters / mile).rounded())) + " " + name
  }

  /// Returns a height or a short length in whole meters or feet.
  func height(meters: Double) -> String {
    let (unit, name) = small
    return DistanceFormat.grouped(Int64((meters / unit).rounded())) + " " + name
  }

  /// Returns an elevation with the precision at which it is known: `≈ 170 m`, `≈ 550 ft`.
  func elevation(_ elevation: Elevation) -> String {
    let rounded = Double(elevation.rounded)
    if !elevation.isSurveyed, elevation.isDepth, rounded == 0 {
      return Messages.Facts.less(than: self == .imperial ? "150 ft" : "50 m")
    }
    if self != .imperial { return ElevationFormat.string(elevation) }
    if elevation.isSurveyed { return height(meters: elevation.meters) }
    // Feet to the nearest 50 are about as precise as the meters that they are made of.
    let feet = Int64((rounded / small.unit / 50).rounded()) * 50
    return "≈ \(DistanceFormat.grouped(elevation.isDepth ? -feet : feet)) ft"
  }

  /// Returns the longest distance of 1, 2 or 5 times a power of ten units that is at most a number
  /// of meters, in meters.
  func roundDistance(atMost meters: Double) -> Double {
    let unit = self == .metric ? 1 : meters < 0.5 * large ? small.unit : large
    var step = unit
    while step * 10 <= meters { step *= 10 }
    while step > meters, step > 1e-3 { step /= 10 }
    return [5, 2, 1].map { $0 * step }.first { $0 <= meters } ?? step
  }

  private var small: (unit: Double, name: String) {
    self == .imperial ? (0.3048, "ft") : (1, "m")
  }

  private var large: Double { self == .nautical ? 1852 : 1609.344 }
}
