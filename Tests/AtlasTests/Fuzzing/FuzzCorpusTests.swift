import Foundation
import TestSupport
import Testing

@testable import Atlas

@Suite("Fuzzing inputs", .serialized)
struct FuzzCorpusTests {
  @Test("Every reader survives its corpus with slight damage", arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) throws {
    var generator = SeededGenerator(seed: 4)
    for input in try FuzzCorpus.inputs(of: target) {
      target.run(input)
      for _ in 0..<40 { target.run(damaged(input, &generator)) }
    }
  }

  @Test("Every text reader survives the coordinate tables with slight damage")
  func tables() throws {
    var generator = SeededGenerator(seed: 5)
    for name in ["coordinates-accepted.tsv", "coordinates-refused.tsv"] {
      for row in try Table.lines(name) {
        let input = Array(row[0].utf8)
        for target in [FuzzTarget.coordinates, .plusCode, .grid] {
          target.run(input)
          for _ in 0..<4 { target.run(damaged(input, &generator)) }
        }
      }
    }
  }

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
    let files: [(FuzzTarget, ArchiveFixture)] = [
      (.elevation, elevation),
      (.archive, formats.seas), (.land, land), (.countries, formats.countries),
      (.regions, formats.regions), (.zones, formats.zones), (.seas, formats.seas),
      (.places, PlaceIndexFixture(count: 20).archive),
      (.lines, lines.archive), (.imagery, imagery.archive), (.names, try names()),
      (.waters, formats.waters()), (.night, try night()), (.pairs, pairs),
      (.features, FeatureFixture().archive),
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

  /// Two pairs, one with a town and one without.
  private var pairs: ArchiveFixture {
    var fixture = ArchiveFixture()
    fixture.add("places", [SIMD2<Int32>(10_000_000, 20_000_000), [-30_000_000, -40_000_000]])
    fixture.add("areas", [100, 2000] as [Float])
    fixture.add("names/offsets", [0, 1, 2, 2, 3, 4, 5, 5, 6] as [UInt32])
    fixture.add("names/text", Array("ABCDEF".utf8))
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
    return fixture
  }

  /// Adds the header of some tiles and the starts of their rows, all at the beginning.
  private func addGrid(
    _ prefix: String, header: UnsafeRawBufferPointer, tiles: Int, to fixture: inout ArchiveFixture
  ) throws {
    let format = try #require(GreyFormat(header: header))
    let (rows, parts) = (format.blockRows * tiles, format.partCount)
    fixture.add(prefix + "header", Array(header))
    fixture.add(prefix + "starts", [UInt32](repeating: 0, count: rows))
    fixture.add(prefix + "steps", [UInt16](repeating: 0, count: rows * (parts - 1)))
    fixture.add(prefix + "levels", [Int16](repeating: 100, count: rows * parts))
  }

  /// Changes, removes, duplicates or swaps some bytes.
  private func damaged(_ input: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.insert(.random(in: 0...255, using: &generator), at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: bytes[..<min(place, 16)], at: place)
      default:
        if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
      }
    }
    return bytes
  }
}
