/// How high the ground lies over the sea, or how deep the sea is there.
///
/// From a grid of 2′ (3.7 km) whose steps grow with the height: on land half of all towns are within
/// 20 metres and nine of ten within 110; steps are about 100 metres above 2000 and below −200. Summits are
/// flattened by much more.
public struct Elevation: Hashable, Sendable {
  /// Metres above the sea, negative below it: of the land, of a lake's surface or of the sea's floor.
  public let metres: Double
  /// Whether it is the floor of the sea.
  public let isDepth: Bool

  /// Whether it was surveyed there, as a lake's level was, and is not read off the grid.
  public let isSurveyed: Bool

  /// Makes an elevation.
  public init(metres: Double, isDepth: Bool = false, isSurveyed: Bool = false) {
    self.metres = metres
    self.isDepth = isDepth
    self.isSurveyed = isSurveyed
  }

  /// The metres by which it is off in one of ten towns where the grid has that height; nil for depths, of which
  /// nothing like that is known, and for what was surveyed.
  ///
  /// Measured by `Scripts/accuracy/elevation.py` in 140,789 towns.
  public var uncertainty: Double? {
    guard !isDepth, !isSurveyed else { return nil }
    return Self.uncertainties.last { metres >= $0.from }?.metres ?? Self.uncertainties[0].metres
  }

  private static let uncertainties: [(from: Double, metres: Double)] = [
    (-500, 30), (50, 50), (100, 60), (200, 100), (500, 190), (1000, 280), (3000, 520),
  ]

  /// The metres to what the data know: tens on land, fifties at sea, whole ones where they were surveyed.
  public var rounded: Int {
    let unit = isDepth ? 50.0 : isSurveyed ? 1 : 10
    return Int((metres / unit).rounded() * unit)
  }
}
