/// What places are called in one language, where the data know it; else by their usual name.
public struct LocalNames: Sendable {
  private let names: PlaceNames
  private let countries: CountryIndex
  private let features: FeatureIndex
  private let language: Int
  private let hasLanguage: Bool
  private let countryLanguage: String?

  /// Opens the names of a gazetteer in a language.
  ///
  /// - Parameter language: A tag as ``LanguageTag`` reads it; English where the data do not have it
  ///   (``Gazetteer/languages()``).
  public init(_ gazetteer: Gazetteer, language: String) throws(AssetError) {
    self.init(
      names: try gazetteer.names(), countries: try gazetteer.countries(),
      features: try gazetteer.features(), language: language)
  }

  init(names: PlaceNames, countries: CountryIndex, features: FeatureIndex, language: String) {
    self.names = names
    self.features = features
    self.countries = countries
    let index = LanguageTag.index(of: language, in: names.languages)
    self.language = index ?? 0
    hasLanguage = index != nil
    countryLanguage = LanguageTag.index(of: language, in: countries.languages)
      .map { countries.languages[$0] }
  }

  /// Returns what a town or a village is called.
  public func name(of place: Place) -> String { name(ofPlace: place.id) ?? place.name }

  /// Returns what a country is called.
  public func name(of country: Country) -> String {
    if let countryLanguage {
      return countries.name(of: country, in: countryLanguage) ?? country.name
    }
    // Languages that the countries' own file lacks stand among the names of everything.
    let name = hasLanguage ? name(of: names.places.count + country.id) : nil
    return name ?? country.name
  }

  /// Returns what a region is called.
  public func name(of region: Region) -> String {
    name(of: names.places.count + names.areas.number(ofRegion: region.id)) ?? region.name
  }

  /// Returns what a sea is called: what the natural feature is that it is, or by the one name that the data
  /// have of it.
  public func name(of sea: Sea) -> String {
    features.feature(ofSea: sea.id).flatMap { name(ofFeature: $0) } ?? sea.name
  }

  /// Returns what a natural feature is called.
  public func name(of feature: Feature) -> String { name(ofFeature: feature.id) ?? feature.name }

  /// Returns what the natural feature of a number is called; nil where that is its own name.
  public func name(ofFeature id: Int) -> String? {
    name(of: names.places.count + names.areas.number(ofFeature: id))
  }

  /// Returns what the place of a number is called; nil where that is its own name.
  public func name(ofPlace id: Int) -> String? { name(of: id) }

  private func name(of subject: Int) -> String? {
    let name = names.name(of: subject, language: language)
    return countryLanguage == "zh-hans" ? name.map(names.simplifiedHan.simplified) : name
  }
}
