/// The countries, regions, seas and natural features that a search can find, by area number.
struct SearchAreas: Sendable {
  let countries: CountryIndex
  let regions: RegionIndex
  let seas: SeaIndex
  let features: FeatureIndex
  let numbers: NamedAreaNumbers

  /// Returns the area with a number.
  func subject(_ number: Int) -> SearchResult.Subject {
    switch numbers[number] {
    case .country(let id): .country(countries.countries[id])
    case .region(let id): .region(regions[id])
    case .sea(let id): .sea(seas.seas[id])
    case .feature(let id): .feature(features[id])
    }
  }

  /// Returns the number under which an area is found.
  ///
  /// A sea that is also a natural feature is found as that feature.
  func same(as number: Int) -> Int {
    guard case .sea(let id) = numbers[number], let feature = features.feature(ofSea: id) else {
      return number
    }
    return numbers.number(ofFeature: feature)
  }

  /// Returns the direction of an area's label.
  func direction(_ number: Int) -> SIMD3<Double> {
    let label =
      switch numbers[number] {
      case .country(let id): countries.countries[id].label
      case .region(let id): regions[id].label
      case .sea(let id): seas.seas[id].label
      case .feature(let id): features.coordinate(of: id)
      }
    return UnitVector(label).components
  }
}
