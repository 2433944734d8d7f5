package import Atlas
internal import Containers
import Dispatch
import Synchronization

/// The data of the Earth, mapped into memory and read on demand.
package nonisolated final class Earth: Sendable {
  /// The satellite imagery.
  let imagery: ImageryPyramid
  /// Coasts, borders, rivers and lake shores.
  let lines: LineArchive
  /// Land and sea, countries, and place names.
  let gazetteer: Gazetteer
  /// The path of the data folder.
  let directory: String
  /// The language of names, where the data has them.
  let language: String
  /// Whether a frame waits for all the imagery that it shows, however long that takes.
  let isPatient: Bool

  private let imageryFile: Archive
  private let lights: Archive
  private let styles = Mutex<[MapStyle: ImageryPyramid]>([:])
  private let geocoders = Mutex<ReverseGeocoder?>(nil)
  private let failures = Mutex<[String: AssetError]>([:])
  private let onFailure: @Sendable (AssetError) -> Void

  /// Opens the files in a folder.
  ///
  /// - Parameters:
  ///   - language: The language of names, as `LanguageTag` reads it.
  ///   - onFailure: Called on any thread when a file later turns out to be damaged, once per file.
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
  }

  /// Returns the imagery of a style, created on first use; nil if the style has none.
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
    // The other map may have created it meanwhile, and both must share one.
    return styles.withLock { styles in
      let kept = styles[style] ?? made
      styles[style] = kept
      return kept
    }
  }

  /// Returns the credits for the data.
  func credits() throws(AssetError) -> DataCredits { try DataCredits(directory: directory) }

  /// Returns the bundled copy of a license; nil if there is none.
  func copy(of text: LicenseText) throws(AssetError) -> String? {
    try License.read(text, in: directory)
  }

  /// Releases the tiles of all styles that no map shows, including overviews.
  func releaseImagery() { imagery.releaseTiles(withOverviews: true) }

  /// Releases the memory of a previous style: its imagery except for the overview, and the file
  /// pages that were read, most of which are not needed again soon.
  func styleDidChange() {
    imagery.releaseTiles()
    gazetteer.releasePages()
    lines.releasePages()
  }

  /// The error of a file that could not be read; nil if there was none.
  ///
  /// If several failed, it is that of the first path in sorted order.
  package var failure: AssetError? { failures.withLock { $0.values.min { $0.path < $1.path } } }

  /// Records a failure and reports it.
  ///
  /// Only the first failure of each file counts.
  func note(_ failure: AssetError) {
    let isNew = failures.withLock { failures in
      guard failures[failure.path] == nil else { return false }
      failures[failure.path] = failure
      return true
    }
    if isNew { onFailure(failure) }
  }

  /// Returns the value of a body; nil if it fails, in which case the failure is recorded.
  @discardableResult
  func noting<Value>(_ body: () throws(AssetError) -> Value) -> Value? {
    do throws(AssetError) { return try body() } catch {
      note(error)
      return nil
    }
  }

  /// Throws if a file has changed since it was opened.
  ///
  /// Anything drawn before then may be wrong.
  func check() throws(AssetError) {
    try gazetteer.check()
    try lines.check()
    for file in [imageryFile, lights] { try file.check() }
  }

  /// Reads the data of the first frame of a whole globe, except for names, on another thread.
  package func warmUp() {
    DispatchQueue(label: "warm-up", qos: .userInitiated).async { [imagery, lines] in
      // An error here recurs where the data is needed, and is reported there.
      try? imagery.load(imagery.overview)
      for layer in [LineLayer.coast, .borders, .lakes] {
        _ = try? lines.level(of: layer, forRadius: Self.usualRadius)
      }
    }
  }

  /// The radius in pixels of the globes in a window of the default size.
  private static let usualRadius = 200.0

  /// Returns a description of a place.
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

  /// Returns the name of the place at an end; nil if it has none, or if the data cannot be read.
  func name(of coordinate: Coordinate) -> EndName? {
    noting { () throws(AssetError) in
      let description = named(try geocoder().describe(coordinate))
      // This runs in every frame of a drag, so it checks only what it read. Full descriptions check
      // whether the files have changed.
      try gazetteer.checkWhatWasRead()
      return description
    }.flatMap(EndName.init)
  }

  /// Opens the data for names and descriptions of places, off the main actor.
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

  /// Replaces names by those in the user's language, or keeps the default ones if they cannot be
  /// read.
  private func named(_ description: PlaceDescription) -> PlaceDescription {
    do throws(AssetError) {
      return description.named(
        by: try LocalNames(gazetteer, language: language, translating: Messages.Names.translation))
    } catch {
      note(error)
      return description
    }
  }
}
