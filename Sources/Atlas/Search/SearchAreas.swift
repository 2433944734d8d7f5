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

  /// Returns how important an area is, measured as places are.
  func importance(of number: Int) -> Int {
    switch numbers[number] {
    case .country(let id): max(0, 272 - 12 * countries.countries[id].rank)
    // As if a sixteenth of its people lived there: a city comes before the region of its name.
    case .region(let id): max(0, regions.importance(of: id) - 40)
    case .sea(let id): max(0, 260 - 20 * seas.seas[id].rank)
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
