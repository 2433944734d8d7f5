internal import Support
internal import Synchronization

/// The named Earth in one folder: land, countries, regions, seas, time zones, places, natural features
/// and elevations.
///
/// Opening it maps the files and checks their headers; each index reads its own file when it is
/// first asked for, and then stays.
public final class Gazetteer: Sendable {
  private struct Opened {
    var land: LandIndex?
    var countries: CountryIndex?
    var regions: RegionIndex?
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
  private let opened = Mutex(Opened())

  /// Maps `land.atlas`, `countries.atlas`, `regions.atlas`, `seas.atlas`, `waters.atlas`,
  /// `zones.atlas`, `places.atlas`, `elevation.atlas`, `features.atlas` and `names.atlas` in a folder.
  ///
  /// - Throws: An ``AssetError`` where one of them is missing or not a whole archive.
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
  }

  /// Returns where land and lakes are, having checked the file the first time.
  public func land() throws(AssetError) -> LandIndex {
    try open(\.land, of: landFile) { () throws(AssetError) in try LandIndex(landFile) }
  }

  /// Returns the countries, having checked the file the first time.
  public func countries() throws(AssetError) -> CountryIndex {
    try open(\.countries, of: countriesFile) { () throws(AssetError) in
      try CountryIndex(countriesFile)
    }
  }

  /// Returns the first-level regions, having checked the file the first time.
  public func regions() throws(AssetError) -> RegionIndex {
    try open(\.regions, of: regionsFile) { () throws(AssetError) in try RegionIndex(regionsFile) }
  }

  /// Returns the seas, having checked the file the first time.
  public func seas() throws(AssetError) -> SeaIndex {
    try open(\.seas, of: seasFile) { () throws(AssetError) in try SeaIndex(seasFile) }
  }

  /// Returns the names of parts of the oceans, having checked the file the first time.
  public func waters() throws(AssetError) -> WaterIndex {
    try open(\.waters, of: watersFile) { () throws(AssetError) in try WaterIndex(watersFile) }
  }

  /// Returns the time zones, having checked the file the first time.
  public func zones() throws(AssetError) -> ZoneIndex {
    try open(\.zones, of: zonesFile) { () throws(AssetError) in try ZoneIndex(zonesFile) }
  }

  /// Returns the towns and villages, having checked the file the first time.
  public func places() throws(AssetError) -> PlaceIndex {
    try open(\.places, of: placesFile) { () throws(AssetError) in try PlaceIndex(placesFile) }
  }

  /// Returns how high the land and how deep the sea is, having checked the file the first time.
  public func elevations() throws(AssetError) -> ElevationIndex {
    try open(\.elevations, of: elevationFile) { () throws(AssetError) in
      try ElevationIndex(elevationFile)
    }
  }

  /// Returns the natural features that have names, having checked the file the first time.
  public func features() throws(AssetError) -> FeatureIndex {
    try open(\.features, of: featuresFile) { () throws(AssetError) in
      let features = try FeatureIndex(featuresFile)
      try features.checkSeas(seasFile)
      return features
    }
  }

  /// Returns what places are called in other languages, having checked the file the first time.
  public func names() throws(AssetError) -> PlaceNames {
    let places = try places()
    return try open(\.names, of: namesFile) { () throws(AssetError) in
      try PlaceNames(
        namesFile, places: places,
        areas: NamedAreaNumbers(
          countries: countriesFile, regions: regionsFile, seas: seasFile, features: featuresFile))
    }
  }

  /// Returns what a search makes of the names, the first time that it is asked for.
  func words<Words: Sendable>(
    _ make: (Archive, PlaceNames) throws(AssetError) -> Words
  ) throws(AssetError) -> Words {
    let names = try names()
    let words = try open(\.words, of: namesFile) { () throws(AssetError) -> any Sendable in
      try make(namesFile, names)
    }
    guard let words = words as? Words else {
      misuse("The words of \(self) are kept as \(type(of: words)), not as \(Words.self).")
    }
    return words
  }

  /// Gives back the memory of everything that was read; what is read again comes from the system's cache of
  /// the files.
  public func releasePages() {
    for file in files { file.releasePages() }
  }

  /// Asks whether the files are still what was opened; answers given before are to be trusted only then.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` where one was written to since.
  public func check() throws(AssetError) {
    for file in files { try file.check() }
  }

  /// Asks whether all that was read of the files so far was there, which costs next to nothing.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` where a part of one was gone.
  public func checkWhatWasRead() throws(AssetError) {
    for file in files where file.isDamaged { try file.check() }
  }

  private var files: [Archive] {
    [
      landFile, countriesFile, regionsFile, seasFile, watersFile, zonesFile, placesFile,
      elevationFile, featuresFile, namesFile,
    ]
  }

  private func open<Index: Sendable>(
    _ slot: sending WritableKeyPath<Opened, Index?>, of file: Archive,
    _ make: () throws(AssetError) -> Index
  ) throws(AssetError) -> Index {
    try opened.withLock { (opened) throws(AssetError) -> Index in
      if file.isDamaged { try file.check() }
      if let index = opened[keyPath: slot] { return index }
      let index = try make()
      // Most of what the checks have read nobody asks for soon.
      file.releasePages()
      opened[keyPath: slot] = index
      return index
    }
  }
}
