package import Atlas
internal import Containers
import Dispatch
import Synchronization

/// The data of the Earth: mapped into memory, each part read when it is first needed.
package nonisolated final class Earth: Sendable {
  /// The satellite imagery.
  let imagery: ImageryPyramid
  /// Coasts, borders, rivers and the shores of lakes.
  let lines: LineArchive
  /// Land and sea, countries, and the names of places.
  let gazetteer: Gazetteer
  /// The folder of the data.
  let directory: String
  /// The language that names are shown in, as far as the data know them.
  let language: String
  /// Whether pictures wait for all the imagery that they show, however long it takes.
  let isPatient: Bool

  private let imageryFile: Archive
  private let lights: Archive
  private let pairsFile: Archive
  private let styles = Mutex<[MapStyle: ImageryPyramid]>([:])
  private let geocoders = Mutex<ReverseGeocoder?>(nil)
  private let failures = Mutex<[String: AssetError]>([:])
  private let onFailure: @Sendable (AssetError) -> Void

  /// Opens the files in a folder.
  ///
  /// - Parameters:
  ///   - language: The language of names, as `LanguageTag` reads it.
  ///   - onFailure: Called when a file turns out to be damaged later, once a file, on any thread.
  package init(
    directory: String, codec: any ImageCodec, language: String = "en", isPatient: Bool = false,
    onFailure: @escaping @Sendable (AssetError) -> Void = { _ in }
  ) throws(AssetError) {
    self.directory = directory
    self.language = language
    self.isPatient = isPatient
    self.onFailure = onFailure
    imageryFile = try Archive(path: directory + "/imagery.atlas")
    imagery = try ImageryPyramid(imageryFile) { bytes, raster in
      try codec.decode(
        bytes, into: raster.pixels, width: raster.width, height: raster.height,
        stride: raster.stride)
      raster.softenBlockSeams()
    }
    lines = try LineArchive(path: directory + "/lines.atlas")
    gazetteer = try Gazetteer(directory: directory)
    lights = try Archive(path: directory + "/night.atlas")
    pairsFile = try Archive(path: directory + "/pairs.atlas")
  }

  /// Returns the imagery of a style, made when it is first asked for; nil where it has none.
  func imagery(in style: MapStyle) throws(AssetError) -> ImageryPyramid? {
    if let known = styles.withLock({ $0[style] }) { return known }
    let made: ImageryPyramid
    switch style {
    case .hybrid: return imagery
    case .plain: return nil
    case .relief:
      made = try .relief(
        of: gazetteer.elevations(), land: gazetteer.land(), day: imagery,
        palette: MapPalette.tints)
    case .night: made = try .night(lights, day: imagery)
    }
    // The other map may have made it meanwhile: both are to share one.
    return styles.withLock { styles in
      let kept = styles[style] ?? made
      styles[style] = kept
      return kept
    }
  }

  /// Returns whose data these are.
  func credits() throws(AssetError) -> DataCredits { try DataCredits(directory: directory) }

  /// Returns where land lies opposite land.
  func landPairs() throws(AssetError) -> LandPairs { try LandPairs(pairsFile) }

  /// Lets go of the imagery of every style that no map shows.
  func releaseImagery() { imagery.releaseTiles(withOverviews: true) }

  /// Lets go of what was shown in another style: its imagery but for the overview, and what was read of the
  /// files, most of which nobody asks for soon.
  func styleDidChange() {
    imagery.releaseTiles()
    gazetteer.releasePages()
    lines.releasePages()
  }

  /// What could not be read so far; nil where everything was sound.
  package var failure: AssetError? { failures.withLock { $0.values.min { $0.path < $1.path } } }

  /// Remembers what could not be read, and tells it; of each file the first failure counts.
  func note(_ failure: AssetError) {
    let isNew = failures.withLock { failures in
      guard failures[failure.path] == nil else { return false }
      failures[failure.path] = failure
      return true
    }
    if isNew { onFailure(failure) }
  }

  /// Goes on without what cannot be read, and remembers why.
  @discardableResult
  func noting<Value>(_ body: () throws(AssetError) -> Value) -> Value? {
    do throws(AssetError) { return try body() } catch {
      note(error)
      return nil
    }
  }

  /// Asks whether all files are still what was opened; what was drawn from them is right only then.
  func check() throws(AssetError) {
    try gazetteer.check()
    try lines.check()
    for file in [imageryFile, lights, pairsFile] { try file.check() }
  }

  /// Reads what the first picture of the whole globe needs but for names, on another thread.
  package func warmUp() {
    DispatchQueue(label: "warm-up", qos: .userInitiated).async { [imagery, lines] in
      // What fails here fails again where it is needed, and is told there.
      try? imagery.load(imagery.overview)
      for layer in [LineLayer.coast, .borders, .lakes] {
        _ = try? lines.level(of: layer, forRadius: Self.usualRadius)
      }
    }
  }

  /// The radius in pixels of the globes in a window of the usual size.
  private static let usualRadius = 200.0

  /// Answers what is at a place.
  package func describe(_ coordinate: Coordinate) throws(AssetError) -> PlaceDescription {
    do throws(AssetError) {
      let description = named(try geocoder().describe(coordinate))
      try gazetteer.check()
      return description
    } catch {
      note(error)
      throw error
    }
  }

  /// Returns what the place at an end is called; nil where it has no name, or the data cannot be read.
  func name(of coordinate: Coordinate) -> EndName? {
    noting { () throws(AssetError) in
      let description = named(try geocoder().describe(coordinate))
      // Asked for in each frame of a drag; whether the files were written to is asked with full answers.
      try gazetteer.checkWhatWasRead()
      return description
    }.flatMap(EndName.init)
  }

  /// Opens what names and descriptions of places are read from, away from the main actor.
  func prepareDescriptions() async {
    await withTaskExecutorPreference(WorkQueue("descriptions")) { await open() }
  }

  @concurrent
  private func open() async { noting { () throws(AssetError) in _ = try geocoder() } }

  private func geocoder() throws(AssetError) -> ReverseGeocoder {
    try geocoders.withLock { (known) throws(AssetError) in
      if let known { return known }
      let made = try ReverseGeocoder(gazetteer)
      known = made
      return made
    }
  }

  /// Puts in the names of the person's language; where they cannot be read, the usual ones stay.
  private func named(_ description: PlaceDescription) -> PlaceDescription {
    do throws(AssetError) {
      return description.named(by: try LocalNames(gazetteer, language: language))
    } catch {
      note(error)
      return description
    }
  }
}
