extension PlaceDescription {
  /// Returns the description with its names in a language, where they are known.
  public func named(by names: LocalNames) -> PlaceDescription {
    var named = self
    named.country = country?.map(names.named)
    named.region = region?.map(names.named)
    named.headline = headline?.named(by: names)
    named.headlineInData = headlineInData ?? headline?.name
    // Without a name in the language, what remains is the country.
    if case .region(let region) = named.headline, region.title == nil {
      named.headline = named.country.map { .country($0.value) }
    }
    named.nearestTown = nearestTown.map(names.named)
    if let countryOfTown { named.countryOfTown?.name = names.name(of: countryOfTown) }
    named.nearestLand = nearestLand?.map(names.named)
    named.summit = summit?.map(names.named)
    named.lake = lake?.map(names.named)
    named.territory.sea = territory.sea?.map(names.named)
    named.territory.oceanPart = territory.oceanPart?.map(names.name(of:))
    return named
  }
}

extension PlaceDescription.Headline {
  fileprivate func named(by names: LocalNames) -> Self {
    switch self {
    case .town(let place): .town(names.named(place))
    case .near(let nearby): .near(names.named(nearby))
    case .region(let region): .region(names.named(region))
    case .country(let country): .country(names.named(country))
    case .feature(let feature): .feature(names.named(feature))
    case .sea(let sea): .sea(names.named(sea))
    case .oceanPart(let name): .oceanPart(names.name(of: name))
    }
  }
}

extension Sourced {
  /// Returns the transformed value with the same source.
  func map<Other>(_ transform: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(transform(value), source)
  }
}

extension LocalNames {
  fileprivate func named(_ place: Place) -> Place {
    var named = place
    named.name = name(of: place)
    return named
  }

  fileprivate func named(_ country: Country) -> Country {
    var named = country
    named.name = name(of: country)
    named.sovereign = sovereign(of: country)
    return named
  }

  fileprivate func named(_ feature: Feature) -> Feature {
    var named = feature
    named.name = name(of: feature)
    return named
  }

  fileprivate func named(_ sea: Sea) -> Sea {
    var named = sea
    named.name = name(of: sea)
    // A short name in English would not be one of this name.
    named.shortName = sea.shortName.flatMap { named.name == sea.name ? $0 : translated($0) }
    return named
  }

  fileprivate func named(_ nearby: NearbyFeature) -> NearbyFeature {
    var result = nearby
    result.feature = named(nearby.feature)
    return result
  }

  fileprivate func named(_ nearby: NearbyPlace) -> NearbyPlace {
    var result = nearby
    result.place = named(nearby.place)
    return result
  }

  fileprivate func named(_ land: NearbyLand) -> NearbyLand {
    var result = land
    result.country = land.country.map { named($0) }
    return result
  }
}
