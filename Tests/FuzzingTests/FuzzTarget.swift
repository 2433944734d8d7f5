@testable import Atlas

/// A reader that is fed with arbitrary bytes.
///
/// It must return an answer or an error, never trap, and its answers must satisfy their invariants.
/// `Scripts/fuzz` drives the targets with libFuzzer; `FuzzCorpusTests` runs them on their corpus.
enum FuzzTarget: String, CaseIterable {
  // Text from users.
  case coordinates, geo, plusCode, grid, mapLink
  // Files that users exchange or edit.
  case geoJSON, settings, history, windows
  // Files from programmers and translators.
  case json, nib, storyboard, constraint, catalog, plural
  // What a program leaves for its next start.
  case restoration, className
  // System files.
  case timeZone
  // Our own files.
  case archive, land, countries, regions, seas, zones, places, lines, imagery, elevation
  case names, countryNames, waters, night, features
  // Images.
  case lineDrawing, shapeDrawing, masks, sampling

  /// Whether the target reads text.
  var readsText: Bool {
    switch self {
    case .coordinates, .geo, .plusCode, .grid, .mapLink: true
    default: false
    }
  }

  /// Reads the bytes.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .coordinates: FuzzText.read(String(decoding: bytes, as: UTF8.self))
    case .geo: FuzzText.read("geo:" + String(decoding: bytes, as: UTF8.self))
    case .plusCode: FuzzText.readPlusCode(String(decoding: bytes, as: UTF8.self))
    case .grid: FuzzText.readGrid(String(decoding: bytes, as: UTF8.self))
    case .mapLink: FuzzText.read("https://" + String(decoding: bytes, as: UTF8.self))
    case .geoJSON: readGeoJSON(bytes)
    case .settings: FuzzKeeping.readSettings(String(decoding: bytes, as: UTF8.self))
    case .history: FuzzKeeping.readHistory(String(decoding: bytes, as: UTF8.self))
    case .windows: FuzzKeeping.readWindows(String(decoding: bytes, as: UTF8.self))
    case .json: FuzzJSON.read(bytes)
    case .nib: FuzzNib.read(bytes)
    case .storyboard: FuzzNib.readStoryboard(bytes)
    case .constraint: FuzzNib.readConstraint(String(decoding: bytes, as: UTF8.self))
    case .catalog: FuzzCatalog.read(bytes)
    case .plural: FuzzCatalog.readRule(String(decoding: bytes, as: UTF8.self))
    case .restoration: FuzzRestoration.read(bytes)
    case .className: FuzzRestoration.readClass(String(decoding: bytes, as: UTF8.self))
    case .timeZone: readTimeZone(bytes)
    case .lineDrawing: FuzzDrawing.drawLines(bytes)
    case .shapeDrawing: FuzzDrawing.drawShapes(bytes)
    case .masks: FuzzDrawing.drawMasks(bytes)
    case .sampling: FuzzDrawing.sample(bytes)
    default: FuzzArchive.read(bytes, as: self)
    }
  }

  private func readGeoJSON(_ bytes: [UInt8]) {
    do throws(GeoJSONError) {
      let collection = try GeoJSONCollection(reading: bytes)
      precondition(Array(collection.text.utf8) == bytes, "written differently")
      try changeGeoJSON(collection)
    } catch {
      precondition(error.line > 0 && error.column > 0 && !error.description.isEmpty)
      // What was read once must be readable when it was written.
      precondition((try? GeoJSONCollection(reading: bytes)) == nil, "\(error)")
    }
  }

  /// Changes the first feature, and checks that it reads as it was written, and the others as before.
  private func changeGeoJSON(_ collection: GeoJSONCollection) throws(GeoJSONError) {
    guard let place = Coordinate(latitude: 1, longitude: 2), !collection.features.isEmpty else {
      return
    }
    var changed = collection
    changed.features[0][property: "name"] = "new"
    changed.append(GeoJSONFeature(point: place))
    let again = try GeoJSONCollection(reading: Array(changed.text.utf8))
    precondition(again == changed && again.features[0][property: "name"] == "new")
    precondition(again.features.dropFirst().dropLast() == collection.features.dropFirst())
    changed.features.removeFirst()
    let less = try GeoJSONCollection(reading: Array(changed.text.utf8))
    precondition(less == changed)
  }

  private func readTimeZone(_ bytes: [UInt8]) {
    guard let rules = TimeZoneRules(name: "fuzz", bytes: bytes) else { return }
    for moment in [-1e18, -3e9, 0, 1.7e9, 4e9, 1e18] {
      let offset = rules.offset(at: moment)
      _ = DateFormat.iso8601(max(-6e10, min(2e11, moment)), offset: offset.seconds)
    }
  }
}
