extension ReverseGeocoder {
  /// Adds the elevation, and the summit or lake.
  func addHeight(to found: inout PlaceDescription) {
    let coordinate = found.coordinate
    switch found.territory.surface.value {
    case .lake:
      found.lake = features.lake(at: coordinate).map { Sourced($0, .features) }
      // The grid may contain the height of the water or of the ground below it.
      found.elevation = found.lake?.value.elevation.map {
        Sourced(Elevation(meters: $0, isSurveyed: true), .features)
      }
    case let surface:
      let grid = elevations.elevation(at: coordinate, on: surface, land: territories.land)
      found.elevation = grid.map { Sourced($0, .marble) }
      guard surface == .land else { return }
      if grid.map({ $0.meters < Self.doubtful }) ?? true {
        found.elevation = lowHeight(around: found, grid: grid) ?? found.elevation
      }
      found.summit = features.summit(nearest: coordinate, within: Reach.sameCell)
        .map { Sourced($0, .features) }
    }
  }

  /// The height in the grid below which a place may lie below sea level.
  private static let doubtful = 30.0

  /// Returns the height of a nearby town or feature, for land where the grid has none, or that may
  /// be below sea level.
  private func lowHeight(
    around found: PlaceDescription, grid: Elevation?
  ) -> Sourced<Elevation>? {
    let town = found.nearestTown.value
    if town.meters <= Reach.sameCell, let height = town.place.elevation.map(Double.init) {
      // A few towns of the source are far below their surroundings by mistake.
      guard let grid else { return Sourced(.init(meters: height, knownAt: town.meters), .geoNames) }
      if height < 0, grid.meters - height <= 2 * Self.doubtful {
        return Sourced(.init(meters: height, knownAt: town.meters), .geoNames)
      }
    }
    let low = features.lowland(nearest: found.coordinate, within: Reach.sameCell)
    return low.flatMap { low in
      low.feature.elevation.map { Sourced(.init(meters: $0, knownAt: low.meters), .features) }
    }
  }
}
