import Testing

@testable import Atlas

@Suite("An archive of names")
struct NamesFormatTests {
  let fixture = NamesFixture(count: 40)
  let places: PlaceIndex
  let original: ArchiveFixture

  init() throws {
    places = try fixture.places.archive.openedPlaces()
    let real = try Archive(path: RealGazetteer.folder + "/names.atlas")
    original = try fixture.archive(folding: real)
  }

  private func opened(_ archive: ArchiveFixture) throws -> (PlaceNames, PlaceSearch) {
    let file = try TemporaryFile(archive.encoded)
    let opened = try Archive(path: file.path)
    return try fixture.opened(
      opened, places: places, folding: NameFolding(opened, han: SimplifiedHan(opened)))
  }

  @Test("T25: is read as it was written")
  func sound() throws {
    let (names, search) = try opened(original)

    #expect(names.languages == NamesFixture.languages)
    #expect(names.count == 62)
    #expect(names.name(of: 0, in: "da") == "Østerby")
    #expect(names.name(of: 0, in: "en") == nil)
    #expect(names.name(of: 20, in: "en") == "東京")
    #expect(names.name(of: 39, in: "da") == "L’Aquila")
    #expect(names.otherNames(of: 0) == ["Østerby", "Old Østerby"])
    #expect(names.otherNames(of: 1).isEmpty)
    #expect(names.otherNames(of: 44) == ["Bravo", "Beta"])
    for (text, place) in [("osterb", 0), ("aquila", 39), ("東", 20), ("laq", 39)] {
      let found = try search.answer(to: SearchQuery(text)).results.map(\.subject)
      #expect(found.contains(.place(places[place])), "\(text)")
    }
    let areas = try search.answer(to: SearchQuery("bra", language: "da")).results
    #expect(areas.map(\.name) == ["Bravo"])
    #expect(areas.first?.importance == 50)
    #expect(try search.answer(to: SearchQuery("bra")).results.map(\.name) == ["Beta"])
    #expect(try search.answer(to: SearchQuery("alfa")).results.first?.countryName == nil)
    #expect(try search.answer(to: SearchQuery("place ", limit: 100)).results.count == 40)
    let high = try search.answer(to: SearchQuery("high", language: "da")).results
    // A name in no language of its own, but not a foreign one.
    #expect(high.map(\.name) == ["Mount High"])
    #expect(high.first?.importance == 190)
    #expect(high.first?.matchedName == "High")
    let tarn = try search.answer(to: SearchQuery("tarn", language: "da")).results
    #expect(tarn.map(\.name) == ["Bjergsø"])
  }

  @Test("T25: reads names with a table for each script, and rejects a missing table")
  func tables() throws {
    let names = NamesFixture.areaNames + fixture.others.map(\.name)
    func archive(_ tables: [UInt8]) throws -> ArchiveFixture {
      var archive = original
      archive.sections.removeAll { $0.name.hasPrefix("names/") && $0.name != "names/masks" }
      archive.addStrings("names", names, tables: tables, tableCount: 12)
      return archive
    }
    let tables = names.indices.map { UInt8($0 % 12) }
    #expect(try opened(archive(tables)).0.otherNames(of: 0) == ["Østerby", "Old Østerby"])
    for place in [0, 1, names.count - 1] {
      var damaged = tables
      damaged[place] = 12
      #expect(throws: AssetError.self) { try opened(archive(damaged)) }
    }
  }

  @Test("T25: survives any changed byte, even with valid checksums")
  func flipped() throws {
    var refused = 0
    for section in original.sections.indices
    where !original.sections[section].name.hasPrefix("folding") {
      let bytes = original.sections[section].bytes
      for offset in stride(from: 0, to: bytes.count, by: bytes.count > 200 ? 11 : 1) {
        var damaged = original
        damaged.sections[section].bytes[offset] ^= 1 << UInt8((offset * 3) % 8)
        do {
          let (names, search) = try opened(damaged)
          for text in ["p", "place 1", "øst", "東京", "plaec 12", "bravo", "p, alfa"] {
            _ = try search.answer(to: SearchQuery(text, language: "da"))
          }
          for place in 0..<places.count + NamesFixture.areaNames.count {
            _ = names.otherNames(of: place)
          }
        } catch is AssetError {
          refused += 1
        }
      }
    }
    #expect(refused > 20)
  }

  @Test("T25: is rejected if its parts are inconsistent")
  func impossible() throws {
    // A table with fewer foldable characters is still valid.
    for section in original.sections.indices
    where original.sections[section].name != "folding/han" {
      for length in [0, 1, original.sections[section].bytes.count / 2] {
        var damaged = original
        let count = damaged.sections[section].bytes.count
        guard length < count else { continue }
        let width = count / max(1, damaged.sections[section].count)
        damaged.sections[section].bytes.removeLast(count - length)
        damaged.sections[section].count = length / max(1, width)
        #expect(throws: AssetError.self, "\(damaged.sections[section].name), \(length)") {
          _ = try opened(damaged)
        }
      }
    }
  }

  private func opened(countryNames: ArchiveFixture) throws -> PlaceSearch {
    let (file, more) = (
      try TemporaryFile(original.encoded), try TemporaryFile(countryNames.encoded)
    )
    let archive = try Archive(path: file.path)
    return try fixture.opened(
      archive, places: places, folding: NameFolding(archive, han: SimplifiedHan(archive)),
      countryNames: Archive(path: more.path)
    ).1
  }

  @Test("T51: a file of further names finds countries, and by abbreviations only what lies in them")
  func countryNames() throws {
    let search = try opened(countryNames: fixture.countryNames)
    #expect(try search.answer(to: SearchQuery("alfal")).results.first?.matchedName == "Alfaland")
    #expect(try search.answer(to: SearchQuery("Delta")).results.first?.matchedName == "Delta")
    #expect(try search.answer(to: SearchQuery("rg")).results.isEmpty)
    #expect(try search.answer(to: SearchQuery("A, rg")).results.count == 1)
    let without = try opened(original).1.answer(to: SearchQuery("alfal")).results.first
    #expect(without?.matchedName != "Alfaland")
  }

  @Test("T51: a damaged file of further names is refused, or answers with other names")
  func damagedCountryNames() throws {
    let sound = fixture.countryNames
    var refused = 0
    for section in sound.sections.indices {
      for offset in sound.sections[section].bytes.indices.prefix(300) {
        var damaged = sound
        damaged.sections[section].bytes[offset] ^= 1 << UInt8((offset * 3) % 8)
        do {
          let search = try opened(countryNames: damaged)
          for text in ["a", "alfal", "delta", "A, rg", "p, alfaland"] {
            _ = try search.answer(to: SearchQuery(text, language: "da"))
          }
        } catch is AssetError { refused += 1 }
      }
    }
    #expect(refused > 10)
  }

  @Test("T25: is rejected if it numbers other places")
  func others() throws {
    var damaged = original
    damaged.sections[0].bytes[0] ^= 1

    #expect(throws: AssetError.self) { _ = try opened(damaged) }
  }
}
