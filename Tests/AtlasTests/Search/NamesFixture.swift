@testable import Atlas

/// Writes archives of names as the generator does, for tests.
struct NamesFixture {
  let places: PlaceIndexFixture
  /// The number of the place, the name, and a bit for each language, of each other name; by places.
  var others: [(place: Int, name: String, mask: UInt32)]
  static let languages = ["en", "da"]

  /// Names for some places that the generator of numbers made.
  init(count: Int) {
    places = PlaceIndexFixture(count: count)
    others = [
      (0, "Østerby", 2), (0, "Old Østerby", 0), (count / 2, "東京", 1), (count - 1, "L’Aquila", 3),
    ]
  }

  /// The sections of the file; the folding is the real one's.
  func archive(folding: UnsafeBufferPointer<UInt32>, rule: NameFolding) -> ArchiveFixture {
    var archive = ArchiveFixture()
    let coordinates = places.archive.sections[0].bytes
    archive.add("source", [ArchiveFixture.checksum(coordinates)])
    archive.add("languages/offsets", [0, 2, 4] as [UInt32])
    archive.add("languages/text", Array("enda".utf8))
    archive.add("folding", Array(folding))
    archive.add("masks", [0, 1, 2, 3] as [UInt32])
    archive.add("names/masks", others.map { UInt16($0.mask) })
    let owners = Set(others.map(\.place)).sorted()
    archive.add("owners", owners.map { UInt32($0) })
    var starts: [UInt32] = owners.map { owner in
      UInt32(others.count { $0.place < owner })
    }
    starts.append(UInt32(others.count))
    archive.add("owners/starts", starts)
    archive.addStrings("names", others.map(\.name))
    addWords(to: &archive, rule)
    return archive
  }

  private func addWords(to archive: inout ArchiveFixture, _ rule: NameFolding) {
    var rows: [UInt32: [[Int]]] = [:]
    for (number, name) in (places.places.map(\.name) + others.map(\.name)).enumerated() {
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
  }

  private func key(_ units: [UInt16], _ start: Int) -> UInt32 {
    let isWord = start + 1 < units.count && units[start] < NameFolding.ideographs
    let second = isWord ? units[start + 1] : 0
    return UInt32(units[start]) << 16 | (second == NameFolding.space ? 0 : UInt32(second))
  }
}
