/// The height of the ground above sea level, or the depth of the sea.
///
/// The data is a grid of 2′ (3.7 km) with steps that grow with the height. On land it is accurate
/// to 20 meters for half of all towns and to 110 meters for nine of ten. Steps are about 100 meters
/// above 2000 and below −200. Summits are flattened by much more.
public struct Elevation: Hashable, Sendable {
  /// Meters above sea level, negative below it: of the land, a lake's surface or the sea floor.
  public let meters: Double
  /// Whether the elevation is that of the sea floor.
  public let isDepth: Bool

  /// Whether the elevation was surveyed, as a lake's level was, rather than read from the grid.
  public let isSurveyed: Bool

  /// The error that one in ten exceeds if it is not the grid's, in meters.
  private var otherUncertainty: Double?

  /// Creates an elevation.
  public init(meters: Double, isDepth: Bool = false, isSurveyed: Bool = false) {
    self.meters = meters
    self.isDepth = isDepth
    self.isSurveyed = isSurveyed
  }

  /// Creates the elevation of a place at a distance from one whose height is known, in meters.
  ///
  /// Towns this far below sea level are in rifts: one in ten of those up to 3 km from one of them
  /// differs from it by more than 156 meters (`Scripts/accuracy/elevation.py`). They are few, hence
  /// 180 meters.
  init(meters: Double, knownAt distance: Double) {
    self.init(meters: meters)
    if meters < -30 { otherUncertainty = max(30, (distance * 0.006).rounded() * 10) }
  }

  /// The error that one in ten towns exceeds at this height, in meters.
  ///
  /// It is `nil` for depths, whose error is unknown, and for surveyed elevations. Measured by
  /// `Scripts/accuracy/elevation.py` in 140,789 towns.
  public var uncertainty: Double? {
    guard !isDepth, !isSurveyed else { return nil }
    if let otherUncertainty { return otherUncertainty }
    return Self.uncertainties.last { meters >= $0.from }?.meters ?? Self.uncertainties[0].meters
  }

  private static let uncertainties: [(from: Double, meters: Double)] = [
    (-500, 30), (50, 50), (100, 60), (200, 100), (500, 190), (1000, 280), (3000, 520),
  ]

  /// The elevation in meters, rounded to its precision: to 10 on land, 50 at sea, and 1 if
  /// surveyed.
  public var rounded: Int {
    let unit = isDepth ? 50.0 : isSurveyed ? 1 : 10
    return Int((meters / unit).rounded() * unit)
  }
}
