internal import Glibc

/// Finds places whose other side of the Earth is worth a look.
public struct DiscoveryFinder: Sendable {
  let places: PlaceIndex
  let land: LandIndex
  private let geocoder: ReverseGeocoder
  private let countries: CountryIndex

  /// The greatest number of rows of a list.
  public static let most = 250

  /// Opens the indexes of a gazetteer.
  public init(_ gazetteer: Gazetteer) throws(AssetError) {
    places = try gazetteer.places()
    land = try gazetteer.land()
    countries = try gazetteer.countries()
    geocoder = try ReverseGeocoder(gazetteer)
  }

  /// Returns the first rows of a list.
  ///
  /// The towns of the whole Earth take some tens of milliseconds, each row some microseconds more.
  public func discoveries(_ list: DiscoveryList, limit: Int = most) -> [Discovery] {
    switch list {
    case .capitals: Array(capitals.prefix(limit))
    case .towns: onLand(townPairs(), limit: limit)
    case .land: onLand(surprises(), limit: limit)
    }
  }

  private var capitals: [Discovery] {
    let found = places.capitals.sorted(by: places.isMoreImportant).map {
      discovery(DiscoveryCandidate(id: $0))
    }
    return found.filter(\.isOnLand) + found.filter { !$0.isOnLand }
  }

  /// Returns the first candidates whose antipode is on land by its full description too.
  private func onLand(_ candidates: [DiscoveryCandidate], limit: Int) -> [Discovery] {
    Array(candidates.lazy.map(discovery).filter(\.isOnLand).prefix(min(limit, Self.most)))
  }

  private func discovery(_ candidate: DiscoveryCandidate) -> Discovery {
    let place = places[candidate.id]
    let antipode = place.coordinate.antipode
    let town = candidate.isTownPair ? NearbyPlace(places[candidate.other], from: antipode) : nil
    let country = countries.country(code: place.countryCode)
    return Discovery(
      place: place, country: country, state: country.flatMap(countries.state),
      opposite: geocoder.describe(antipode),
      town: town, townCountry: town.flatMap { countries.country(code: $0.place.countryCode) },
      score: candidate.score)
  }
}

extension Discovery {
  fileprivate var isOnLand: Bool { opposite.surface.value == .land }
}
