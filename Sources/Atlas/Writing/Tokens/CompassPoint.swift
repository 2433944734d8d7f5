/// One of the eight principal compass directions.
public enum CompassPoint: String, CaseIterable, Hashable, Sendable {
  /// North.
  case north = "N"
  /// Northeast.
  case northEast = "NE"
  /// East.
  case east = "E"
  /// Southeast.
  case southEast = "SE"
  /// South.
  case south = "S"
  /// Southwest.
  case southWest = "SW"
  /// West.
  case west = "W"
  /// Northwest.
  case northWest = "NW"

  /// Creates the direction nearest to a bearing, clockwise from north.
  public init(bearing: Angle) {
    let turned = bearing.degrees.truncatingRemainder(dividingBy: 360)
    let eighths = turned.isFinite ? Int((turned / 45).rounded()) : 0
    self = CompassPoint.allCases[(eighths % 8 + 8) % 8]
  }

  /// The letters of the direction: `NE`.
  public var abbreviation: String { rawValue }

  /// The name of the direction: `north-east`.
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
