import Testing

@testable import Atlas

@Suite("Archives of countries, regions, seas, time zones and land")
struct IndexFormatTests {
  /// Three countries, in the format of the generator.
  var countries: ArchiveFixture {
    var archive = ArchiveFixture()
    PolygonCellsFixture().add(to: &archive)
    archive.sections.append(("codes", Array("AAAAABBBBB     ".utf8), 3))
    archive.sections.append(("labels", labels(rank: 2, others: [2, 6, 0]), 3))
    archive.add("languages/offsets", [0, 2, 4] as [UInt32])
    archive.add("languages/text", Array("ende".utf8))
    archive.add("names/offsets", (0...9).map { UInt32($0) })
    archive.add("names/text", Array("ABCDEFGHI".utf8))
    return archive
  }

  /// Three seas, in the format of the generator.
  var seas: ArchiveFixture {
    var archive = ArchiveFixture()
    PolygonCellsFixture().add(to: &archive)
    archive.sections.append(("labels", labels(rank: 2, others: [1, 0, 0]), 3))
    archive.add("names/offsets", (0...3).map { UInt32($0) })
    archive.add("names/text", Array("ABC".utf8))
    return archive
  }

  /// Three regions, in the format of the generator.
  var regions: ArchiveFixture {
    var archive = ArchiveFixture()
    PolygonCellsFixture().add(to: &archive)
    let codes = ["DKDK-82\0", "DKDK-81\0", "\0\0\0\0\0\0\0\0"]
    archive.sections.append(("codes", Array(codes.joined().utf8), 3))
    archive.sections.append(("labels", labels(rank: 90, others: [0, 0, 0]), 3))
    archive.add("names/offsets", (0...3).map { UInt32($0) })
    archive.add("names/text", Array("ABC".utf8))
    // The tenth of sixteen places is in another region than the others of its block, the last one
    // in none.
    archive.add("towns/source", [7] as [UInt32])
    archive.add("towns/blocks", [0, 1] as [UInt16])
    archive.add("towns/places", [9, 15] as [UInt32])
    archive.add("towns/rows", [2, .max] as [UInt16])
    archive.add("kinds", [0, 1, 1] as [UInt8])
    archive.add("own", [3, 3, 1] as [UInt64])
    archive.add("shared", [0, 1, 3] as [UInt64])
    archive.add("languages/offsets", [0, 2, 4] as [UInt32])
    archive.add("languages/text", Array("enda".utf8))
    archive.add("kinds/offsets", [0, 1, 8, 9, 9] as [UInt32])
    archive.add("kinds/text", Array("%% State%".utf8))
    return archive
  }

  /// Three time zones, in the format of the generator.
  var zones: ArchiveFixture {
    var archive = ArchiveFixture()
    PolygonCellsFixture().add(to: &archive)
    archive.sections.append(("countries", Array("DKSE\0\0".utf8), 3))
    archive.add("names/offsets", (0...3).map { UInt32($0) })
    archive.add("names/text", Array("ABC".utf8))
    return archive
  }

  /// One row of squares with a name from 10° E to 20° E, in the format of the generator.
  func waters(name: UInt16 = 0, rows: Int = 181) -> ArchiveFixture {
    var archive = ArchiveFixture()
    archive.add("rows", (0..<rows).map { UInt32($0 <= 90 ? 0 : 3) })
    let runs: [(Int16, UInt16)] = [(-180, .max), (10, name), (20, .max)]
    archive.add("runs", runs.map { SIMD2(UInt16(bitPattern: $0.0), $0.1) })
    archive.add("names/offsets", [0, 3] as [UInt32])
    archive.add("names/text", Array("Bay".utf8))
    return archive
  }

  @Test("T22: of waters are read by squares, and rejected if rows or names are missing")
  func squares() throws {
    let index = try opened(waters()) { try WaterIndex($0) }

    #expect(index.name(at: .at(0.5, 10)) == "Bay")
    #expect(index.name(at: .at(0.5, 19.99)) == "Bay")
    #expect(index.name(at: .at(0.5, 9.99)) == nil)
    #expect(index.name(at: .at(0.5, 20)) == nil)
    #expect(index.name(at: .at(1, 15)) == nil)
    #expect(index.name(at: .at(-0.1, 15)) == nil)
    #expect(index.name(at: .at(90, 15)) == nil)
    #expect(index.name(at: .at(-90, -180)) == nil)
    #expect(throws: AssetError.self) { try opened(waters(name: 1)) { try WaterIndex($0) } }
    #expect(throws: AssetError.self) { try opened(waters(rows: 180)) { try WaterIndex($0) } }
  }

  /// Opens the file of each kind in turn.
  private var kinds: [(fixture: ArchiveFixture, open: (Archive) throws -> Void)] {
    [
      (countries, { _ = try CountryIndex($0) }), (seas, { _ = try SeaIndex($0) }),
      (
        regions,
        { archive in
          let index = try RegionIndex(archive)
          for id in 0..<index.count { _ = index[id] }
        }
      ), (zones, { _ = try ZoneIndex($0) }),
    ]
  }

  /// Three labels at 2° N 1° E.
  private func labels(rank: UInt8, others: [UInt8]) -> [UInt8] {
    let place = ArchiveFixture.bytes(1_000_000 as Int32) + ArchiveFixture.bytes(2_000_000 as Int32)
    return (0..<3).flatMap { _ in place + [rank] + others }
  }

  func opened<Index>(
    _ fixture: ArchiveFixture, as open: (Archive) throws -> Index
  ) throws -> Index {
    let file = try TemporaryFile(fixture.encoded)
    return try open(Archive(path: file.path))
  }

  @Test("are read as they were written")
  func reading() throws {
    let countries = try opened(countries) { try CountryIndex($0) }
    let seas = try opened(seas) { try SeaIndex($0) }

    #expect(countries.countries.map(\.code) == ["AA", "BB", nil])
    #expect(countries.countries.map(\.longCode) == ["AAA", "BBB", nil])
    #expect(countries.countries.map(\.name) == ["A", "D", "G"])
    #expect(countries.countries.map(\.sovereign) == ["C", "F", "I"])
    #expect(countries.name(of: countries.countries[1], in: "de") == "E")
    #expect(countries.countries[0].label == .at(2, 1))
    #expect(countries.countries[0].zooms == 0.2...0.6)
    #expect(countries.country(at: .at(10, 10))?.name == "A")
    #expect(seas.seas.map(\.name) == ["A", "B", "C"])
    #expect(seas.seas[0].kind == .sea)
    #expect(seas.seas[0].rank == 2)
    #expect(seas.sea(at: .at(20, 50))?.name == "B")
  }

  @Test("T22: of regions and time zones are read as they were written")
  func readingRegions() throws {
    let regions = try opened(regions) { try RegionIndex($0) }
    let zones = try opened(zones) { try ZoneIndex($0) }

    #expect(regions.count == 3)
    #expect(regions.region(at: .at(10, 10)) == regions[0])
    #expect(regions[0].name == "A")
    #expect(regions[0].code == "DK-82")
    #expect(regions[0].countryCode == "DK")
    #expect(regions[2].code == nil)
    #expect(regions[2].countryCode == nil)
    #expect([7, 8, 9, 15, 16].map { regions.number(ofPlace: $0) } == [0, 1, 2, nil, nil])
    let titles = (0..<3).map { regions.words.title(of: regions[$0], called: nil, language: 0) }
    #expect(titles == ["A", "B State", "C State"])
    let other = (0..<3).map { regions.words.title(of: regions[$0], called: "X", language: 1) }
    #expect(other == ["X", "X", nil])
    #expect(regions.words.title(of: regions[2], called: nil, language: 1) == nil)
    #expect(regions.region(nearest: .at(20, 8), ofCountry: "DK", within: 200_000)?.name == "A")
    #expect(regions.region(nearest: .at(20, 8), ofCountry: "SE", within: 200_000) == nil)
    #expect(zones.zones.map(\.name) == ["A", "B", "C"])
    #expect(zones.zones.map(\.countryCode) == ["DK", "SE", nil])
    #expect(zones.zone(at: .at(20, 50))?.name == "B")
    #expect(zones.zone(at: .at(-10, 10)) == nil)
  }

  @Test("survive any changed byte, even with valid checksums")
  func flipped() throws {
    var refused = 0
    for (original, open) in kinds {
      for section in 5..<original.sections.count {
        for offset in original.sections[section].bytes.indices {
          var damaged = original
          damaged.sections[section].bytes[offset] ^= 1 << UInt8((offset * 7) % 8)
          do { try opened(damaged, as: open) } catch is AssetError { refused += 1 }
        }
      }
    }
    #expect(refused > 20)
  }

  @Test("are rejected if their parts are inconsistent")
  func impossible() {
    for (original, open) in kinds {
      for section in 5..<original.sections.count {
        var damaged = original
        damaged.sections[section].bytes = []
        damaged.sections[section].count = 0
        #expect(throws: AssetError.self, "\(original.sections[section].name)") {
          try opened(damaged, as: open)
        }
      }
    }
  }

  @Test("of land are rejected without their three surfaces")
  func land() throws {
    var fixture = ArchiveFixture()
    PolygonCellsFixture().add(to: &fixture)
    PolygonCellsFixture().addCoasts(to: &fixture)
    var other = PolygonCellsFixture()
    other.grid[3] = 4
    var damaged = ArchiveFixture()
    other.add(to: &damaged)
    other.addCoasts(to: &damaged)

    let land = try opened(fixture) { try LandIndex($0) }

    #expect(land.surface(at: .at(10, 10)) == .land)
    #expect(land.surface(at: .at(20, 50)) == .iceShelf)
    #expect(land.surface(at: .at(80, -140)) == .lake)
    #expect(land.surface(at: .at(-10, 10)) == .sea)
    #expect(throws: AssetError.self) { try opened(damaged) { try LandIndex($0) } }
  }
}
