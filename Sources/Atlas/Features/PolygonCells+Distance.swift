extension PolygonCells {
  /// A feature's nearest edge and its distance.
  public struct NearestEdge: Hashable, Sendable {
    /// The index of the feature.
    public let feature: Int
    /// The nearest point of the edge.
    public let coordinate: Coordinate
    /// The distance on a sphere of the Earth's mean radius, in meters.
    public let meters: Double
  }

  /// Returns the edge nearest to a place within a distance.
  ///
  /// Edges along a cell's own boundary do not count: they are cuts, not coasts.
  ///
  /// - Parameters:
  ///   - meters: The distance in meters, clamped to 1.4 radians (8,900 km).
  ///   - isWanted: Whether a feature counts.
  public func nearestEdge(
    to coordinate: Coordinate, within meters: Double, where isWanted: (Int) -> Bool = { _ in true }
  ) -> NearestEdge? {
    search(around: coordinate, within: meters, where: isWanted).found
  }

  /// Returns the feature whose edge is nearest to a place, like ``nearestEdge(to:within:where:)``.
  func nearestFeature(
    to coordinate: Coordinate, within meters: Double, where isWanted: (Int) -> Bool
  ) -> Int? {
    search(around: coordinate, within: meters, where: isWanted).feature
  }

  private func search(
    around coordinate: Coordinate, within meters: Double, where isWanted: (Int) -> Bool
  ) -> EdgeSearch {
    let limit = min(meters / Ellipsoid.meanRadius, EdgeSearch.farthestReach)
    // Without a limit, the search widens step by step, because most places have an edge close by.
    var reach = limit < EdgeSearch.farthestReach ? limit : min(limit, cellSize.radians)
    let home = cell(containing: coordinate)
    while true {
      var search = EdgeSearch(around: coordinate, reach: reach, in: self)
      visitCells(around: home, with: &search, where: isWanted)
      guard search.isFruitless, reach < limit else { return search }
      reach = min(2 * reach, limit)
    }
  }

  /// Visits the cell of the search's place, then the cells within its reach.
  private func visitCells(
    around home: Int, with search: inout EdgeSearch, where isWanted: (Int) -> Bool
  ) {
    // The place's own cell is always within reach.
    if search.enter(home, of: self) { visit(home, with: &search, where: isWanted) }
    let (row, column) = home.quotientAndRemainder(dividingBy: columns)
    let window = search.window
    let width = min(window.columns.count, columns)
    for step in window.rows where 0..<rows ~= row + step {
      for east in 0..<width {
        let beside = (column + columns + (window.columns.lowerBound + east) % columns) % columns
        let cell = (row + step) * columns + beside
        guard cell != home, !entries(inCell: cell).isEmpty, search.enter(cell, of: self) else {
          continue
        }
        visit(cell, with: &search, where: isWanted)
      }
    }
  }

  private func visit(
    _ cell: Int, with search: inout EdgeSearch, where isWanted: (Int) -> Bool
  ) {
    forEachPiece(inCell: cell) { piece in
      guard isWanted(piece.feature) else { return }
      for ring in piece.rings { search.visit(ring, of: piece.feature, in: self) }
    }
  }

  /// Returns the edge nearest to a place among some rings, within a distance in meters.
  ///
  /// - Parameter rings: Rings with the cells they lie in. The earlier a near ring comes, the sooner
  ///   the search ends.
  func nearestEdge(
    to coordinate: Coordinate, within meters: Double,
    among rings: some Sequence<(ring: Int, cell: Int)>
  ) -> NearestEdge? {
    let reach = min(meters / Ellipsoid.meanRadius, EdgeSearch.farthestReach)
    var search = EdgeSearch(around: coordinate, reach: reach, in: self)
    var (entered, isReached) = (-1, false)
    for (ring, cell) in rings {
      if cell != entered { (entered, isReached) = (cell, search.enter(cell, of: self)) }
      if isReached { search.visit(ring, of: 0, in: self) }
    }
    return search.found
  }
}
