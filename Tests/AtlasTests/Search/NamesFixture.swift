@testable import Atlas

/// A writer of archives of names for tests, in the format of the generator.
struct NamesFixture {
  let places: PlaceIndexFixture
  /// Three areas of each kind, and four natural features.
  let areas = IndexFormatTests()
  let features = FeatureFixture()
  /// The subject, the name and the language bits of each additional name, sorted by subject.
  var others: [(subject: Int, name: String, mask: UInt64)]
  static let languages = ["en", "da"]
  /// The last bit is that of names used in all languages.
  static let masks: [UInt64] = [0, 1, 2, 3, 8]
  static let importances: [UInt16] = [212, 200, 190, 60, 50, 40, 140, 120, 100, 250, 120, 150, 190]
  static let areaNames = [
    "A", "D", "G", "A", "B", "C", "A", "B", "C", "Pole", "Deep Sea", "Tarn", "Mount High",
  ]

  /// Creates names for generated places, for nine areas and for four features.
  init(count: Int) {
    places = PlaceIndexFixture(count: count)
    others = [
      (0, "Østerby", 2), (0, "Old Østerby", 0), (count / 2, "東京", 1), (count - 1, "L’Aquila", 3),
      (count, "Alfa", 2), (count + 4, "Bravo", 2), (count + 4, "Beta", 1),
      (count + 11, "Bjergsø", 2), (count + 12, "High", 8),
    ]
  }

  /// The numbers of the areas.
  var numbers: NamedAreaNumbers {
    get throws {
      try NamedAreaNumbers(
        countries: Self.opened(areas.countries), regions: Self.opened(areas.regions),
        seas: Self.opened(areas.seas), features: Self.opened(features.archive))
    }
  }

  /// Opens the names of an archive with these places and areas, and a search for them.
  func opened(
    _ archive: Archive, places: PlaceIndex, folding: NameFolding, countryNames: Archive? = nil
  ) throws -> (PlaceNames, PlaceSearch) {
    let more = try countryNames.map { try CountryNames($0, areas: numbers) }
    let names = try PlaceNames(archive, places: places, areas: numbers, countryNames: more)
    let words = try WordIndex(archive, nameCount: names.count, countryNames: more)
    let search = PlaceSearch(
      names: names, words: words, folding: folding,
      countries: try CountryIndex(Self.opened(areas.countries)),
      regions: try RegionIndex(Self.opened(areas.regions)),
      seas: try SeaIndex(Self.opened(areas.seas)),
      features: try FeatureIndex(Self.opened(features.archive)))
    return (names, search)
  }

  private static func opened(_ fixture: ArchiveFixture) throws -> Archive {
    let file = try TemporaryFile(fixture.encoded)
    return try Archive(path: file.path)
  }

  /// Returns the sections of the file, with the folding of a real one.
  func archive(folding real: Archive) throws -> ArchiveFixture {
    let rule = try NameFolding(real, han: SimplifiedHan(real))
    var archive = ArchiveFixture()
    let coordinates = places.archive.sections[0].bytes
    let labels = [areas.countries, areas.regions, areas.seas, features.archive].flatMap {
      $0.sections.filter { $0.name == "labels" }
    }
    archive.add("source", ([coordinates] + labels.map(\.bytes)).map(ArchiveFixture.checksum))
    archive.add("languages/offsets", [0, 2, 4] as [UInt32])
    archive.add("languages/text", Array("enda".utf8))
    for section in ["folding", "folding/han"] {
      archive.add(section, Array(try real.elements(section, as: UInt32.self)))
    }
    archive.add("masks", Self.masks)
    let rows = others.map { other in Self.masks.firstIndex(of: other.mask) ?? 0 }
    archive.addPacked("names/masks", rows, below: Self.masks.count)
    let owners = Set(others.map(\.subject)).sorted()
    archive.addPacked("owners", owners, below: places.places.count + Self.areaNames.count)
    let starts = owners.map { owner in others.count { $0.subject < owner } } + [others.count]
    archive.addPacked("owners/starts", starts, below: others.count + 1)
    archive.addStrings("names", Self.areaNames + others.map(\.name))
    archive.add("areas/importance", Self.importances)
    addWords(to: &archive, rule)
    return archive
  }

  /// The sections of a file of further names: of the first and the second country, and an
  /// abbreviation of the first region.
  var countryNames: ArchiveFixture {
    var archive = ArchiveFixture()
    let labels = [areas.countries, areas.regions].flatMap {
      $0.sections.filter { $0.name == "labels" }
    }
    archive.add("source", labels.map { ArchiveFixture.checksum($0.bytes) })
    // FNV-1a hashes of the folded names.
    archive.add("hashes", [0x48BC_0648, 0x5A54_7876, 0x6B01_7C21] as [UInt32])
    archive.addStrings("names", ["Alfaland", "Rg.", "Delta"])
    archive.addPacked("owners", [0, 3, 1], below: 6)
    archive.add("masks", [0, 1, 4] as [UInt64])
    archive.addPacked("names/masks", [2, 0, 1], below: 3)
    addOrder([0, 2, 1], below: 3, named: "words", to: &archive)
    return archive
  }

  /// Adds the words in the format of `word_order.py`.
  private func addWords(to archive: inout ArchiveFixture, _ rule: NameFolding) {
    let names = places.places.map(\.name) + Self.areaNames + others.map(\.name)
    var first: [(units: [UInt16], value: Int)] = []
    var later: [(units: [UInt16], value: Int)] = []
    for (number, name) in names.enumerated() {
      var buffer = FoldingBuffer(bytes: name.utf8.count)
      Array(name.utf8).withUnsafeBufferPointer { _ = rule.fold($0, into: &buffer) }
      first.append((Array(buffer.units), number))
      for word in 0..<buffer.words where word > 0 {
        later.append((Array(buffer.units(fromWord: word)), 32 * number + word))
      }
    }
    first.sort { $0.units.lexicographicallyPrecedes($1.units) }
    later.sort { $0.units.lexicographicallyPrecedes($1.units) }
    addOrder(first.map(\.value), below: names.count, named: "words/first", to: &archive)
    var (steps, before): ([UInt8], [UInt16]) = ([], [])
    for (units, _) in first {
      let shared = zip(before, units).prefix(7).prefix { $0 == $1 }.count
      steps.append(UInt8(shared << 5) | (shared < units.count ? UInt8(units[shared] & 31) : 0))
      before = units
    }
    archive.add("words/steps", steps)
    addOrder(later.map(\.value), below: 32 * names.count, named: "words/later", to: &archive)
  }

  private func addOrder(
    _ values: [Int], below limit: Int, named name: String, to archive: inout ArchiveFixture
  ) {
    archive.addPacked(name, values, below: limit)
    // The greatest possible importance of a name.
    archive.add("\(name)/peaks", [UInt8](repeating: 140, count: (values.count + 31) / 32))
  }
}
