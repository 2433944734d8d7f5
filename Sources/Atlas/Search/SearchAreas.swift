/// The countries, regions and seas that a search finds, by the number of an area.
struct SearchAreas: Sendable {
  let countries: CountryIndex
  let regions: RegionIndex
  let seas: SeaIndex
  let numbers: NamedAreaNumbers

  /// Returns the area of a number.
  func subject(_ number: Int) -> SearchResult.Subject {
    switch numbers[number] {
    case .country(let id): .country(countries.countries[id])
    case .region(let id): .region(regions[id])
    case .sea(let id): .sea(seas.seas[id])
    }
  }

  /// Returns the direction in which the name of an area stands.
  func direction(_ number: Int) -> SIMD3<Double> {
    let label =
      switch numbers[number] {
      case .country(let id): countries.countries[id].label
      case .region(let id): regions[id].label
      case .sea(let id): seas.seas[id].label
      }
    return UnitVector(label).components
  }
}
