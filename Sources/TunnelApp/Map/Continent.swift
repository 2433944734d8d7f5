import Atlas
internal import Glibc

/// The continents that no country's name stands for, and where their names stand.
///
/// Australia and Antarctica have the names of the countries of the data.
nonisolated enum Continent: Int, CaseIterable {
  case africa, asia, europe, northAmerica, southAmerica

  /// The English name.
  var name: String {
    switch self {
    case .africa: "Africa"
    case .asia: "Asia"
    case .europe: "Europe"
    case .northAmerica: "North America"
    case .southAmerica: "South America"
    }
  }

  /// Where its name stands: near its middle, where few countries have theirs.
  var label: UnitVector {
    let degrees: (latitude: Double, longitude: Double) =
      switch self {
      case .africa: (12, 17)
      case .asia: (51, 92)
      case .europe: (56, 32)
      case .northAmerica: (51, -101)
      case .southAmerica: (-20, -58)
      }
    let (latitude, longitude) = (degrees.latitude * .pi / 180, degrees.longitude * .pi / 180)
    return UnitVector(
      direction: [
        cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude),
      ])
  }
}
