extension ReverseGeocoder {
  /// Corrects the country and the region near a border by the town that a place is in.
  ///
  /// Polygons of 1:10,000,000 are off by a mile, so that on a border river they often lie on the
  /// other side. The source of the towns knows where each of them belongs.
  func correctBorders(of found: inout PlaceDescription) {
    let town = found.nearestTown.value
    let radius = Self.radius(ofCity: town.place.population)
    guard town.meters <= TerritoryIndex.Reach.coast else { return }
    let own = territories.regions.number(ofPlace: town.place.id)
    let code = code(ofCountry: town.place, own)
    if code != found.country?.code {
      guard
        let country = territories.country(
          code: code, at: found.coordinate, near: town, in: found.territory)
      else { return }
      found.country = Sourced(country, .geoNames)
      found.region = nil
    } else if town.meters > max(Reach.sameGround, radius) {
      return
    } else if own == found.region?.id {
      return
    } else if let own, town.meters > max(Reach.townCore, radius / 2) {
      // Where the polygons are right about the town, they are likely to be right around it.
      let held = territories.regions.region(at: town.place.coordinate, ofCountry: code)
      guard held?.id != own else { return }
    }
    if let own { found.region = Sourced(territories.regions[own], .geoNames) }
  }

  /// Whether a town is in another country than a place.
  func isAbroad(_ town: Place, from territory: Territory) -> Bool {
    guard let home = territory.country?.code else { return false }
    return code(ofCountry: town, territories.regions.number(ofPlace: town.id)) != home
  }

  /// Whether a town is in another country or region than a place.
  func isElsewhere(_ town: Place, from territory: Territory) -> Bool {
    let own = territories.regions.number(ofPlace: town.id)
    if let own, let here = territory.region?.id, own != here {
      return !territories.countries.isCityState(town)
    }
    return isAbroad(town, from: territory)
  }

  /// Returns the code of a town's country, by its region if that is known.
  private func code(ofCountry town: Place, _ region: Int?) -> String {
    region.flatMap { territories.regions.countryCode(of: $0) } ?? town.countryCode
  }
}

extension CountryIndex {
  /// Whether a city is a whole country, as Singapore is, so that its regions are its quarters.
  func isCityState(_ city: Place) -> Bool { country(code: city.countryCode)?.name == city.name }
}
