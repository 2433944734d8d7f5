import Foundation
import TestSupport
import Testing

@testable import Atlas

@Suite("Fuzzing inputs of data files")
struct FuzzFixtureTests {
  @Test("The corpus contains the files that the fixtures write, unless it is being blessed")
  func fixtures() throws {
    let formats = IndexFormatTests()
    var land = ArchiveFixture()
    PolygonCellsFixture().add(to: &land)
    PolygonCellsFixture().addCoasts(to: &land)
    let lines = LineFixture(lines: [LineFixture.line([(0, 0), (1, 1), (2, 3)])])
    var imagery = ImageryFixture()
    imagery.levels = [(16, 8, 8), (8, 4, 8)]
    let elevation = try elevation()
    let files: KeyValuePairs<String, ArchiveFixture> = [
      "elevation": elevation,
      "archive": formats.seas, "land": land, "countries": formats.countries,
      "regions": formats.regions, "zones": formats.zones, "seas": formats.seas,
      "places": PlaceIndexFixture(count: 20).archive,
      "lines": lines.archive, "imagery": imagery.archive, "names": try names(),
      "countryNames": NamesFixture(count: 20).countryNames,
      "waters": formats.waters(), "night": try night(),
      "features": FeatureFixture().archive,
    ]
    for (target, fixture) in files {
      if ProcessInfo.processInfo.environment["BLESS"] == "1" {
        try FuzzCorpus.write(fixture.encoded, of: target, named: "fixture")
      }
      #expect(
        try FuzzCorpus.inputs(of: target).contains(fixture.encoded),
        "\(target): run once with BLESS=1")
    }
  }

  /// The names of the places and areas in the corpus, without their folding tables.
  private func names() throws -> ArchiveFixture {
    let real = try Archive(path: RealGazetteer.folder + "/names.atlas")
    var fixture = try NamesFixture(count: 20).archive(folding: real)
    fixture.sections.removeAll { $0.name.hasPrefix("folding") }
    return fixture
  }

  /// The bundled file with one tile and the start of its image.
  private func night() throws -> ArchiveFixture {
    let archive = try Archive(path: RealGazetteer.folder + "/night.atlas")
    var fixture = ArchiveFixture()
    let header = try archive.section("lights/header")
    try addGrid("lights/", header: header, tiles: 1, to: &fixture)
    fixture.add("lights/0/0", Array(try archive.section("lights/0/0").prefix(400)))
    return fixture
  }

  /// The bundled file with two tiles, their overview and the start of their images.
  private func elevation() throws -> ArchiveFixture {
    let archive = try Archive(path: RealGazetteer.folder + "/elevation.atlas")
    var fixture = ArchiveFixture()
    for (prefix, tiles) in [("", ["0/0", "1/0"]), ("overview/", ["0/0"])] {
      let header = try archive.section(prefix + "header")
      try addGrid(prefix, header: header, tiles: tiles.count, to: &fixture)
      for tile in tiles {
        fixture.add(prefix + tile, Array(try archive.section(prefix + tile).prefix(400)))
      }
    }
    fixture.add("metres", Array(try archive.elements("metres", as: Int16.self)))
    fixture.add("hollows", [10_800, 29_000_000] as [UInt32])
    return fixture
  }

  /// Adds the header of some tiles and the starts of their rows, all at the beginning.
  private func addGrid(
    _ prefix: String, header: UnsafeRawBufferPointer, tiles: Int, to fixture: inout ArchiveFixture
  ) throws {
    let format = try #require(GrayFormat(header: header))
    let (rows, parts) = (format.blockRows * tiles, format.partCount)
    fixture.add(prefix + "header", Array(header))
    fixture.add(prefix + "starts", [UInt32](repeating: 0, count: rows))
    fixture.add(prefix + "steps", [UInt16](repeating: 0, count: rows * (parts - 1)))
    fixture.add(prefix + "levels", [Int16](repeating: 100, count: rows * parts))
  }
}
