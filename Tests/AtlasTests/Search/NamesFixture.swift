@testable import Atlas

/// Writes archives of names as the generator does, for tests.
struct NamesFixture {
  let places: PlaceIndexFixture
  /// Three areas of each kind.
  let areas = IndexFormatTests()
  /// The number of what has it, the name, and a bit for each language, of each other name; by numbers.
  var others: [(subject: Int, name: String, mask: UInt32)]
  static let languages = ["en", "da"]
  static let areaNames = ["A", "D", "G", "A", "B", "C", "A", "B", "C"]

  /// Names for some places that the generator of numbers made, and for nine areas.
  init(count: Int) {
    places = PlaceIndexFixture(count: count)
    others = [
      (0, "Østerby", 2), (0, "Old Østerby", 0), (count / 2, "東京", 1), (count - 1, "L’Aquila", 3),
      (count, "Alfa", 2), (count + 4, "Bravo", 2), (count + 4, "Beta", 1),
    ]
  }

  /// The numbers of the areas.
  var numbers: NamedAreaNumbers {
    get throws {
      try NamedAreaNumbers(
        countries: Self.opened(areas.countries), regions: Self.opened(areas.regions),
        seas: Self.opened(areas.seas))
    }
  }

  /// Opens the names of an archive that numbers these places and areas, and a search in them.
  func opened(
    _ archive: Archive, places: PlaceIndex, folding: NameFolding
  ) throws -> (PlaceNames, PlaceSearch) {
    let names = try PlaceNames(archive, places: places, areas: numbers)
    let search = PlaceSearch(
      names: names, words: try WordIndex(archive, nameCount: names.count), folding: folding,
      countries: try CountryIndex(Self.opened(areas.countries)),
      regions: try RegionIndex(Self.opened(areas.regions)),
      seas: try SeaIndex(Self.opened(areas.seas)))
    return (names, search)
  }

  private static func opened(_ fixture: ArchiveFixture) throws -> Archive {
    let file = try TemporaryFile(fixture.encoded)
    return try Archive(path: file.path)
  }

  /// The sections of the file; the folding is the real one's.
  func archive(folding: UnsafeBufferPointer<UInt32>, rule: NameFolding) -> ArchiveFixture {
    var archive = ArchiveFixture()
    let coordinates = places.archive.sections[0].bytes
    let labels = [areas.countries, areas.regions, areas.seas].flatMap {
      $0.sections.filter { $0.name == "labels" }
    }
    archive.add("source", ([coordinates] + labels.map(\.bytes)).map(ArchiveFixture.checksum))
    archive.add("languages/offsets", [0, 2, 4] as [UInt32])
    archive.add("languages/text", Array("enda".utf8))
    archive.add("folding", Array(folding))
    archive.add("masks", [0, 1, 2, 3] as [UInt32])
    archive.add("names/masks", others.map { UInt16($0.mask) })
    let owners = Set(others.map(\.subject)).sorted()
    archive.add("owners", owners.map { UInt32($0) })
    var starts: [UInt32] = owners.map { owner in
      UInt32(others.count { $0.subject < owner })
    }
    starts.append(UInt32(others.count))
    archive.add("owners/starts", starts)
    archive.addStrings("names", Self.areaNames + others.map(\.name))
    addWords(to: &archive, rule)
    return archive
  }

  private func addWords(to archive: inout ArchiveFixture, _ rule: NameFolding) {
    var rows: [UInt32: [[Int]]] = [:]
    let names = places.places.map(\.name) + Self.areaNames + others.map(\.name)
    for (number, name) in names.enumerated() {
      let folded = rule.folded(name)
      var known: Set<UInt32> = []
      for (index, start) in folded.starts.enumerated() {
        let key = key(folded.units, start)
        guard known.insert(key).inserted else { continue }
        rows[key, default: [[], []]][min(index, 1)].append(number)
      }
    }
    var starts: [UInt32] = [0]
    var bytes: [UInt8] = []
    for key in rows.keys.sorted() {
      for numbers in rows[key] ?? [] {
        var before = 0
        for number in numbers {
          bytes.append(UInt8(number - before))
          before = number
        }
        starts.append(UInt32(bytes.count))
      }
    }
    archive.add("words/keys", rows.keys.sorted())
    archive.add("words/starts", starts)
    archive.add("words/numbers", bytes)
    archive.add("words/lengths", names.map { UInt8(rule.folded($0).units.count) })
  }

  private func key(_ units: [UInt16], _ start: Int) -> UInt32 {
    let isWord = start + 1 < units.count && units[start] < NameFolding.ideographs
    let second = isWord ? units[start + 1] : 0
    return UInt32(units[start]) << 16 | (second == NameFolding.space ? 0 : UInt32(second))
  }
}
