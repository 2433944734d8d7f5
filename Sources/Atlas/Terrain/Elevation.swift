/// How high the ground lies over the sea, or how deep the sea is there.
///
/// From a grid of 2′ (3.7 km) whose steps grow with the height: on land half of all towns are within
/// 20 metres and nine of ten within 110; steps are about 100 metres above 2000 and below −200.
public struct Elevation: Hashable, Sendable {
  /// Metres above the sea, negative below it: of the land, of a lake's surface or of the sea's floor.
  public let metres: Double
  /// Whether it is the floor of the sea.
  public let isDepth: Bool

  /// Makes an elevation.
  public init(metres: Double, isDepth: Bool = false) {
    self.metres = metres
    self.isDepth = isDepth
  }

  /// The metres to what the data know: tens on land, fifties at sea.
  public var rounded: Int {
    let unit = isDepth ? 50.0 : 10
    return Int((metres / unit).rounded() * unit)
  }
}
