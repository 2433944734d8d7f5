import Atlas

/// Places that break careless formulas, and a reproducible scatter of ordinary ones.
enum Places {
  static let special: [(Double, Double)] = [
    (0, 0), (90, 0), (-90, 0), (90, 180), (-90, -179.999999999), (0, -180), (0, 180),
    (0, 179.999999999), (56.55, 8.316667), (-56.55, -171.683333), (0, 90), (0, -90),
    (1e-9, 1e-9), (-1e-9, -1e-9), (89.999999999, 45), (-89.999999999, -135), (-16.5, 180),
    (10, -20), (35.6762, 139.6503),
  ]

  static let all: [Coordinate] = special.map { coordinate($0, $1) } + scatter(500)

  static func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      fatalError("\(latitude) \(longitude) is not on the Earth.")
    }
    return coordinate
  }

  /// Returns evenly distributed places, which are always the same.
  static func scatter(_ count: Int) -> [Coordinate] {
    (0..<count).map { index in
      // Steps by irrational turns never cluster.
      let turn = (Double(index) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      let rise = (Double(index) + 0.5) / Double(count)
      return UnitVector(direction: [
        (1 - (2 * rise - 1) * (2 * rise - 1)).squareRoot() * cosine(turn),
        (1 - (2 * rise - 1) * (2 * rise - 1)).squareRoot() * cosine(turn - 0.25), 2 * rise - 1,
      ]).coordinate
    }
  }

  private static func cosine(_ turns: Double) -> Double {
    UnitVector(coordinate(0, (turns * 360).truncatingRemainder(dividingBy: 360))).components.x
  }
}
