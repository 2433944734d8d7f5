/// The names of places in one language, with their usual names as a fallback.
public struct LocalNames: Sendable {
  private let names: PlaceNames
  private let countries: CountryIndex
  private let features: FeatureIndex
  private let regionWords: RegionWords
  private let language: Int
  private let hasLanguage: Bool
  private let countryLanguage: String?
  private let regionLanguage: Int
  private let translation: @Sendable (String) -> String?

  /// Opens the names of a gazetteer in a language.
  ///
  /// - Parameters:
  ///   - language: A tag that ``LanguageTag`` can read. If it matches none of
  ///     ``Gazetteer/languages()``, the names are English.
  ///   - translation: Returns a name of a sea or a natural feature in the language, which the
  ///     gazetteer has only in English; nil if it is not known.
  public init(
    _ gazetteer: Gazetteer, language: String,
    translating translation: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(AssetError) {
    self.init(
      names: try gazetteer.names(), countries: try gazetteer.countries(),
      features: try gazetteer.features(), regionWords: try gazetteer.regionWords(),
      language: language, translating: translation)
  }

  init(
    names: PlaceNames, countries: CountryIndex, features: FeatureIndex, regionWords: RegionWords,
    language: String,
    translating translation: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.names = names
    self.translation = translation
    self.features = features
    self.regionWords = regionWords
    regionLanguage = regionWords.language(of: language)
    self.countries = countries
    let index = LanguageTag.index(of: language, in: names.languages)
    self.language = index ?? 0
    hasLanguage = index != nil
    countryLanguage = LanguageTag.index(of: language, in: countries.languages)
      .map { countries.languages[$0] }
  }

  /// Returns the name of a town or village.
  public func name(of place: Place) -> String { name(ofPlace: place.id) ?? place.name }

  /// Returns the name of a country.
  public func name(of country: Country) -> String {
    if let countryLanguage {
      let name = countries.name(of: country, in: countryLanguage)
      // A part of a state that has the state's code would have its name, too.
      let isOwn = (country.code.flatMap(countries.number(code:)) ?? country.id) == country.id
      return (isOwn ? name : nil) ?? country.name
    }
    // The names archive covers languages that the countries archive lacks.
    let name = hasLanguage ? name(of: names.places.count + country.id) : nil
    return name ?? country.name
  }

  /// Returns the name of the state that a country belongs to, which usually is the country itself.
  func sovereign(of country: Country) -> String {
    if country.sovereign == country.name { return name(of: country) }
    return countries.state(of: country).map(name) ?? country.sovereign
  }

  /// Returns the name of a region.
  public func name(of region: Region) -> String { knownName(of: region) ?? region.name }

  /// Returns a region, given with its own name, with its name and title in the language.
  func named(_ region: Region) -> Region {
    let name = knownName(of: region)
    var named = region
    named.title = regionWords.title(of: region, called: name, language: regionLanguage)
    named.name = name ?? region.name
    return named
  }

  private func knownName(of region: Region) -> String? {
    name(of: names.places.count + names.areas.number(ofRegion: region.id))
  }

  /// Returns the name of a sea.
  ///
  /// It is the name of the natural feature that the sea corresponds to, or else the translation of
  /// the sea's only name.
  public func name(of sea: Sea) -> String {
    features.feature(ofSea: sea.id).flatMap { name(ofFeature: $0) } ?? name(of: sea.name)
  }

  /// Returns the translation of an English name; nil for none.
  func translated(_ english: String) -> String? { translation(english) }

  /// Returns the translation of an English name, or the name if it has none.
  func name(of english: String) -> String { translation(english) ?? english }

  /// Returns the name of a natural feature.
  public func name(of feature: Feature) -> String { name(ofFeature: feature.id) ?? feature.name }

  /// Returns the name of a natural feature, or `nil` if its primary name applies.
  public func name(ofFeature id: Int) -> String? {
    name(of: names.places.count + names.areas.number(ofFeature: id))
      ?? translation(features[id].name)
  }

  /// Returns the name of a place, or `nil` if its primary name applies.
  public func name(ofPlace id: Int) -> String? { name(of: id) }

  private func name(of subject: Int) -> String? {
    let name = names.name(of: subject, language: language)
    return countryLanguage == "zh-hans" ? name.map(names.simplifiedHan.simplified) : name
  }
}
