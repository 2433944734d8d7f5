internal import Glibc

extension PolygonCells {
  /// A feature's edge and how far away it is.
  public struct NearestEdge: Hashable, Sendable {
    /// The number of the feature.
    public let feature: Int
    /// The point of the edge that is nearest.
    public let coordinate: Coordinate
    /// The distance on a sphere of the Earth's mean radius, in metres.
    public let metres: Double
  }

  /// Returns the edge nearest to a place, at most so many metres away.
  ///
  /// Edges that run along a cell's own edge do not count: they are cuts, not coasts.
  ///
  /// - Parameters:
  ///   - metres: A quarter of the way around the Earth at most; more is taken as that.
  ///   - isWanted: Whether a feature counts.
  public func nearestEdge(
    to coordinate: Coordinate, within metres: Double, where isWanted: (Int) -> Bool = { _ in true }
  ) -> NearestEdge? {
    let limit = min(metres / Ellipsoid.meanRadius, Self.farthestReach)
    var search = EdgeSearch(around: coordinate, reach: limit, in: self)
    // Where nobody knows how far, wider and wider rounds: most places have an edge close by.
    var visited = 0.0
    var round = limit < Self.farthestReach ? limit : min(limit, cellSize.radians)
    while true {
      visitCells(
        around: coordinate, beyond: visited, within: round, with: &search, where: isWanted)
      guard search.reach > round, round < limit else { return search.found }
      (visited, round) = (round, min(2 * round, search.reach))
    }
  }

  /// Cells beyond a right angle would fold over in the search's projection.
  private static let farthestReach = 1.4

  private func visitCells(
    around coordinate: Coordinate, beyond visited: Double, within angle: Double,
    with search: inout EdgeSearch, where isWanted: (Int) -> Bool
  ) {
    // From its middle to a corner a cell measures less than on a plane.
    let radius = cellSize.radians * 0.7072
    let known = visited > 0 ? cos(visited + radius) : 2
    var (reach, least) = (Double.infinity, -1.0)
    for (cosine, cell) in reachedCells(around: coordinate, angle: angle + radius, below: known) {
      if search.reach < reach {
        (reach, least) = (search.reach, cos(min(.pi, search.reach + radius)))
      }
      if cosine < least { break }
      search.enter(cell, of: self)
      forEachPiece(inCell: cell) { piece in
        guard isWanted(piece.feature) else { return }
        for ring in piece.rings { walk(ring) { search.visit(from: $0, to: $1, of: piece.feature) } }
      }
    }
  }

  /// The cells with anything in them whose middle lies within an angle, in radians, and has a
  /// cosine below a known one; the nearest first, each with the cosine of its angle.
  private func reachedCells(
    around coordinate: Coordinate, angle: Double, below known: Double
  ) -> [(cosine: Double, cell: Int)] {
    let centre = UnitVector(coordinate).components
    let size = cellSize.radians
    let least = cos(angle)
    let north = coordinate.latitude * .pi / 180 + .pi / 2
    let east = coordinate.longitude * .pi / 180 + .pi
    let sides = Self.halfWidth(ofCap: angle, latitude: north - .pi / 2) / size
    let first = max(0, Int((north - angle) / size - 0.5))
    let last = min(rows - 1, Int((north + angle) / size))
    let width = min(columns, 2 * Int(sides.rounded(.up)) + 1)
    let start = Int(east / size) - width / 2 + columns
    var found: [(cosine: Double, cell: Int)] = []
    guard first <= last else { return [] }
    for row in first...last {
      let up = turn(toLatitude: 2 * row + 1)
      for step in 0..<width {
        let column = (start + step) % columns
        let cell = row * columns + column
        guard !entries(inCell: cell).isEmpty else { continue }
        let around = turn(toLongitude: 2 * column + 1)
        let direction = SIMD3(up.x * around.x, up.x * around.y, up.y)
        let cosine = (direction * centre).sum()
        if cosine >= least, cosine < known { found.append((cosine, cell)) }
      }
    }
    return found.sorted { $0.cosine > $1.cosine }
  }

  /// How far east and west a cap reaches, in radians; all around where it holds a pole.
  private static func halfWidth(ofCap angle: Double, latitude: Double) -> Double {
    guard abs(latitude) + angle < .pi / 2 else { return .pi }
    return asin(min(1, sin(angle) / cos(latitude)))
  }
}
