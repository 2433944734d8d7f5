internal import Support
internal import Synchronization

/// The archives of one folder: land, countries, regions, seas, time zones, places, natural
/// features, names and elevations.
///
/// Opening a gazetteer maps the files and checks their headers. Each index is read when it is first
/// used, and is then kept.
public final class Gazetteer: Sendable {
  private struct Opened {
    var land: LandIndex?
    var countries: CountryIndex?
    var regions: RegionIndex?
    var regionWords: RegionWords?
    var seas: SeaIndex?
    var waters: WaterIndex?
    var zones: ZoneIndex?
    var places: PlaceIndex?
    var elevations: ElevationIndex?
    var features: FeatureIndex?
    var names: PlaceNames?
    var words: (any Sendable)?
  }

  private let landFile: Archive
  private let countriesFile: Archive
  private let regionsFile: Archive
  private let seasFile: Archive
  private let watersFile: Archive
  private let zonesFile: Archive
  private let placesFile: Archive
  private let elevationFile: Archive
  private let featuresFile: Archive
  private let namesFile: Archive
  private let countryNamesFile: Archive
  /// All of the above, listed once because each frame of a map checks them.
  private let files: [Archive]
  private let opened = Mutex(Opened())

  /// Maps the archives in a folder.
  ///
  /// They are `land.atlas`, `countries.atlas`, `regions.atlas`, `seas.atlas`, `waters.atlas`,
  /// `zones.atlas`, `places.atlas`, `elevation.atlas`, `features.atlas`, `names.atlas` and
  /// `countrynames.atlas`.
  ///
  /// - Throws: An ``AssetError`` if one of them is missing or is not a complete archive.
  public init(directory: String) throws(AssetError) {
    landFile = try Archive(path: "\(directory)/land.atlas")
    countriesFile = try Archive(path: "\(directory)/countries.atlas")
    regionsFile = try Archive(path: "\(directory)/regions.atlas")
    seasFile = try Archive(path: "\(directory)/seas.atlas")
    watersFile = try Archive(path: "\(directory)/waters.atlas")
    zonesFile = try Archive(path: "\(directory)/zones.atlas")
    placesFile = try Archive(path: "\(directory)/places.atlas")
    elevationFile = try Archive(path: "\(directory)/elevation.atlas")
    featuresFile = try Archive(path: "\(directory)/features.atlas")
    namesFile = try Archive(path: "\(directory)/names.atlas")
    countryNamesFile = try Archive(path: "\(directory)/countrynames.atlas")
    files = [
      landFile, countriesFile, regionsFile, seasFile, watersFile, zonesFile, placesFile,
      elevationFile, featuresFile, namesFile, countryNamesFile,
    ]
  }

  /// Returns the index of land and lakes.
  ///
  /// The first call checks the file.
  public func land() throws(AssetError) -> LandIndex {
    try open(\.land, of: landFile) { () throws(AssetError) in try LandIndex(landFile) }
  }

  /// Returns the countries.
  ///
  /// The first call checks the file.
  public func countries() throws(AssetError) -> CountryIndex {
    try open(\.countries, of: countriesFile) { () throws(AssetError) in
      try CountryIndex(countriesFile)
    }
  }

  /// Returns the first-level regions.
  ///
  /// The first call checks the file.
  public func regions() throws(AssetError) -> RegionIndex {
    try open(\.regions, of: regionsFile) { () throws(AssetError) in
      let regions = try RegionIndex(regionsFile)
      try regions.checkPlaces(placesFile)
      return regions
    }
  }

  /// Returns what the regions are called, without reading the rest of their file.
  ///
  /// The first call checks it.
  func regionWords() throws(AssetError) -> RegionWords {
    try open(\.regionWords, of: regionsFile) { () throws(AssetError) in
      try RegionWords(regionsFile)
    }
  }

  /// Returns the seas.
  ///
  /// The first call checks the file.
  public func seas() throws(AssetError) -> SeaIndex {
    try open(\.seas, of: seasFile) { () throws(AssetError) in try SeaIndex(seasFile) }
  }

  /// Returns the names of parts of the oceans.
  ///
  /// The first call checks the file.
  public func waters() throws(AssetError) -> WaterIndex {
    try open(\.waters, of: watersFile) { () throws(AssetError) in try WaterIndex(watersFile) }
  }

  /// Returns the time zones.
  ///
  /// The first call checks the file.
  public func zones() throws(AssetError) -> ZoneIndex {
    try open(\.zones, of: zonesFile) { () throws(AssetError) in try ZoneIndex(zonesFile) }
  }

  /// Returns the towns and villages.
  ///
  /// The first call checks the file.
  public func places() throws(AssetError) -> PlaceIndex {
    try open(\.places, of: placesFile) { () throws(AssetError) in try PlaceIndex(placesFile) }
  }

  /// Returns the heights of the land and depths of the sea.
  ///
  /// The first call checks the file.
  public func elevations() throws(AssetError) -> ElevationIndex {
    try open(\.elevations, of: elevationFile) { () throws(AssetError) in
      try ElevationIndex(elevationFile)
    }
  }

  /// Returns the named natural features.
  ///
  /// The first call checks the file.
  public func features() throws(AssetError) -> FeatureIndex {
    do throws(AssetError) {
      return try open(\.features, of: featuresFile) { () throws(AssetError) in
        let features = try FeatureIndex(featuresFile)
        try features.checkSeas(seasFile)
        return features
      }
    } catch {
      // The seas may be what is damaged.
      _ = try seas()
      throw error
    }
  }

  /// Returns the names in other languages.
  ///
  /// The first call checks the file.
  public func names() throws(AssetError) -> PlaceNames {
    let places = try places()
    do throws(AssetError) {
      return try open(\.names, of: namesFile) { () throws(AssetError) in
        let areas = try NamedAreaNumbers(
          countries: countriesFile, regions: regionsFile, seas: seasFile, features: featuresFile)
        return try PlaceNames(
          namesFile, places: places, areas: areas,
          countryNames: CountryNames(countryNamesFile, areas: areas))
      }
    } catch {
      // A file whose contents are named may be what is damaged.
      _ = (try countries(), try regions(), try seas(), try features())
      throw error
    }
  }

  /// Returns the search index of the names.
  ///
  /// The first call makes it.
  func words<Words: Sendable>(
    _ make: (Archive, PlaceNames) throws(AssetError) -> Words
  ) throws(AssetError) -> Words {
    let names = try names()
    let words = try open(\.words, of: namesFile) { () throws(AssetError) -> any Sendable in
      try make(namesFile, names)
    }
    guard let words = words as? Words else {
      misuse("The words of \(self) are cached as \(type(of: words)), not as \(Words.self).")
    }
    return words
  }

  /// Releases the memory pages of everything read so far.
  ///
  /// Later reads come from the system's file cache.
  public func releasePages() {
    for file in files { file.releasePages() }
  }

  /// Checks that the files have not changed since they were opened.
  ///
  /// Earlier results can be trusted only if this succeeds.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if a file was written to.
  public func check() throws(AssetError) {
    for file in files { try file.check() }
  }

  /// Checks that no read so far touched a missing part of a file.
  ///
  /// This is almost free.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if a part of a file was missing.
  public func checkWhatWasRead() throws(AssetError) {
    for file in files where file.isDamaged { try file.check() }
  }

  private func open<Index: Sendable>(
    _ slot: sending WritableKeyPath<Opened, Index?>, of file: Archive,
    _ make: () throws(AssetError) -> Index
  ) throws(AssetError) -> Index {
    try opened.withLock { (opened) throws(AssetError) -> Index in
      if file.isDamaged { try file.check() }
      if let index = opened[keyPath: slot] { return index }
      let index = try make()
      // Most of the pages that the checks have read are not needed soon.
      file.releasePages()
      opened[keyPath: slot] = index
      return index
    }
  }
}
