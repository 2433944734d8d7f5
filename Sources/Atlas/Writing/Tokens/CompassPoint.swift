/// One of the eight directions of the compass.
public enum CompassPoint: String, CaseIterable, Hashable, Sendable {
  /// North.
  case north = "N"
  /// North-east.
  case northEast = "NE"
  /// East.
  case east = "E"
  /// South-east.
  case southEast = "SE"
  /// South.
  case south = "S"
  /// South-west.
  case southWest = "SW"
  /// West.
  case west = "W"
  /// North-west.
  case northWest = "NW"

  /// Makes the direction nearest to a bearing, clockwise from north.
  public init(bearing: Angle) {
    let turned = bearing.degrees.truncatingRemainder(dividingBy: 360)
    let eighths = turned.isFinite ? Int((turned / 45).rounded()) : 0
    self = CompassPoint.allCases[(eighths % 8 + 8) % 8]
  }

  /// Its letters: `NE`.
  public var abbreviation: String { rawValue }

  /// Its name: `north-east`.
  public var name: String {
    switch self {
    case .north: "north"
    case .northEast: "north-east"
    case .east: "east"
    case .southEast: "south-east"
    case .south: "south"
    case .southWest: "south-west"
    case .west: "west"
    case .northWest: "north-west"
    }
  }
}
