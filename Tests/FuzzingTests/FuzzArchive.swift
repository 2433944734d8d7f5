@testable import Atlas

/// Opens bytes as a data file and makes every query that the app makes.
enum FuzzArchive {
  private enum Refusal: Error { case always }

  private static let places = [
    (0, 0), (90, 0), (-90, 0), (0, -180), (56.55, 8.316667), (-56.55, -171.683333), (10, 10),
    (20, 50), (60, -170), (2, 1),
  ].compactMap { Coordinate(latitude: $0.0, longitude: $0.1) }

  static func read(_ bytes: [UInt8], as target: FuzzTarget) {
    // Beyond its checksums, every byte is untrusted.
    let file = FuzzFile.shared
    file.write(target == .archive ? bytes : MendedArchive.mended(bytes))
    do {
      try read(file.path, as: target)
    } catch let error as AssetError {
      precondition(!error.description.isEmpty)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func read(_ path: String, as target: FuzzTarget) throws {
    switch target {
    case .land:
      let land = try LandIndex(Archive(path: path))
      for place in places {
        _ = land.surface(at: place)
        _ = land.nearestLand(to: place)
      }
    case .countries:
      let index = try CountryIndex(Archive(path: path))
      for place in places {
        _ = index.country(at: place)
        _ = index.country(nearest: place, within: 15_000)
      }
      for country in index.countries { _ = index.name(of: country, in: "de") }
    case .seas:
      let index = try SeaIndex(Archive(path: path))
      for place in places {
        _ = index.sea(at: place)
        _ = index.sea(nearest: place, within: 15_000)
      }
    case .regions:
      let index = try RegionIndex(Archive(path: path))
      for place in places { _ = index.region(at: place) }
      for id in 0..<30 { precondition(index.number(ofPlace: id).map { $0 < index.count } ?? true) }
      for id in 0..<index.count {
        _ = index.words.title(of: index[id], called: nil, language: index.words.language(of: "da"))
      }
    case .zones:
      let index = try ZoneIndex(Archive(path: path))
      for place in places { _ = index.zone(at: place) }
    case .places: try readPlaces(PlaceIndex(Archive(path: path)))
    case .lines: try readLines(LineArchive(path: path))
    case .imagery: try readImagery(path)
    case .elevation:
      let index = try ElevationIndex(path: path)
      for place in places { _ = index.meters(at: place) }
    case .names: try FuzzNames.read(Archive(path: path))
    case .countryNames: try FuzzNames.readCountryNames(Archive(path: path))
    case .waters:
      let index = try WaterIndex(Archive(path: path))
      for place in places { _ = index.name(at: place) }
    case .features:
      let index = try FeatureIndex(Archive(path: path))
      for place in places {
        _ = index.lake(at: place)
        if let summit = index.summit(nearest: place, within: 500_000) {
          precondition(summit.meters <= 500_000 && summit.feature.elevation != nil)
        }
      }
      for id in 0..<index.count { precondition(index[id].id == id) }
      for sea in 0..<5 { precondition((index.feature(ofSea: sea) ?? 0) <= index.count) }
    case .night:
      let grid = try GrayGrid(Archive(path: path), prefix: "lights/")
      for corner in [0, 100, 2698] {
        _ = grid.levels(x: corner - 1, y: min(corner, 1348), width: 20, height: 20)
      }
    default:
      let archive = try Archive(path: path)
      for name in archive.names {
        _ = try archive.section(name).reduce(0) { $0 &+ Int($1) }
        _ = try archive.elements(name, as: UInt8.self)
      }
    }
  }

  private static func readPlaces(_ index: PlaceIndex) throws {
    for place in places { _ = index.nearest(to: place).place.name }
    for id in index.mostPopulous(5, in: Cap(center: UnitVector(places[4]), radius: .degrees(60))) {
      _ = (index.name(of: id), index.population(of: id), index.coordinate(of: id))
    }
  }

  private static func readLines(_ archive: LineArchive) throws {
    for layer in LineLayer.allCases {
      for radius in [100.0, 1000, 100_000] {
        _ = try archive.level(of: layer, forRadius: radius).pointCount
      }
    }
  }

  private static func readImagery(_ path: String) throws {
    let pyramid = try ImageryPyramid(path: path, capacity: 1_000_000) { bytes, raster in
      // A decoder that knows the format of a fixture's tiles.
      guard bytes.count >= raster.width * raster.height * 4 else { throw Refusal.always }
    }
    for (number, level) in pyramid.levels.enumerated().reversed().prefix(3) {
      let tile = ImageryTile(level: number, column: level.columns - 1, row: level.rows - 1)
      try? pyramid.load(tile)
      _ = pyramid.isLoaded(tile)
    }
  }
}
