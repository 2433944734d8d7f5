import Testing

@testable import Atlas

@Suite("Natural features")
struct FeatureIndexTests {
  private func opened(_ fixture: FeatureFixture) throws -> FeatureIndex {
    try opened(fixture.archive)
  }

  private func opened(_ fixture: ArchiveFixture) throws -> FeatureIndex {
    let file = try TemporaryFile(fixture.encoded)
    return try FeatureIndex(Archive(path: file.path))
  }

  @Test("T42: are read as they were written")
  func reading() throws {
    let index = try opened(FeatureFixture())

    #expect(index.count == 4)
    let peak = index[3]
    #expect(peak.name == "Mount High")
    #expect(peak.kind == .peak)
    #expect(peak.coordinate == .at(45, 7))
    #expect(peak.elevation == 4807.5)
    #expect(peak.extent == nil)
    #expect(peak.countryCodes == ["FR", "IT"])
    #expect(peak.source == "A map")
    #expect(index[2].elevation == 314)
    #expect(index[2].extent == 12_000)
    #expect(index[0].elevation == nil)
    #expect(index[0].countryCodes.isEmpty)
    #expect(index.identifiers(of: .pole) == [0])
    #expect(index.feature(ofSea: 2) == 1)
    #expect(index.feature(ofSea: 1) == nil)
    #expect(index.feature(ofSea: 1_000_000) == nil)
  }

  @Test("T42: A summit is found within the distance asked for, if its height is known")
  func summits() throws {
    var fixture = FeatureFixture()
    fixture.rows.append(.init(name: "Hill", kind: .peak, place: (45.001, 7), importance: 100))
    let index = try opened(fixture)

    let found = try #require(index.summit(nearest: .at(45.02, 7), within: 3000))
    #expect(found.feature.name == "Mount High")
    #expect(abs(found.meters - 2224) < 2)
    #expect(index.summit(nearest: .at(45.03, 7), within: 3000) == nil)
    #expect(index.summit(nearest: .at(45, 7.03), within: 3000)?.feature.name == "Mount High")
    #expect(index.summit(nearest: .at(-90, 0), within: 3000) == nil)
    #expect(index.summit(nearest: .at(-45, -173), within: .infinity)?.feature.name == "Mount High")
  }

  @Test("T42: A feature is found from its point, within 1 km on a summit and 100 m elsewhere")
  func points() throws {
    var fixture = FeatureFixture()
    fixture.rows.append(.init(name: "Isle", kind: .island, place: (45.005, 7), importance: 100))
    let index = try opened(fixture)

    #expect(index.feature(at: .at(45, 7))?.name == "Mount High")
    #expect(index.feature(at: .at(44.992, 7))?.name == "Mount High")
    #expect(index.feature(at: .at(44.99, 7)) == nil)
    #expect(index.feature(at: .at(45.0055, 7))?.name == "Isle")
    #expect(index.feature(at: .at(45.007, 7))?.name == "Mount High")
    #expect(index.feature(at: .at(10, 10))?.name == "Tarn")
    #expect(index.feature(at: .at(10, 10.002)) == nil)
    #expect(index.feature(at: .at(-89.995, 60))?.name == "Pole")
  }

  @Test("T42: The nearer of two summits is found, also across the date line")
  func nearest() throws {
    var fixture = FeatureFixture()
    fixture.rows[3].place = (45, 179.999)
    fixture.rows.append(
      .init(name: "East", kind: .volcano, place: (45.01, -179.999), importance: 1, elevation: 2))
    let index = try opened(fixture)

    #expect(index.summit(nearest: .at(45.009, 180), within: 3000)?.feature.name == "East")
    #expect(
      index.summit(nearest: .at(45.001, -179.9999), within: 3000)?.feature.name == "Mount High")
  }

  @Test("T42: A lake contains the places inside its outline")
  func lakes() throws {
    let index = try opened(FeatureFixture())

    #expect(index.lake(at: .at(10, 10))?.name == "Tarn")
    #expect(index.lake(at: .at(22, 22)) == nil)
    #expect(index.lake(at: .at(-10, 10)) == nil)
  }

  @Test("T42: Invalid kinds, and features off the Earth or out of order, are rejected")
  func strange() {
    for damage: (inout FeatureFixture) -> Void in [
      { $0.kinds = ["lake", "peak", "pole", "sea\u{1B}"] }, { $0.rows[3].place.latitude = 91 },
      { $0.rows[3].place.latitude = 9 }, { $0.seas = [[2, 4]] }, { $0.seas = [[2, 1], [2, 0]] },
      { $0.rows[2].elevation = .infinity }, { $0.rows[2].extent = -1 },
      { $0.rows[2].countries = "f!" }, { $0.rows[2].countries = "F" },
    ] {
      var fixture = FeatureFixture()
      damage(&fixture)
      #expect(throws: AssetError.self) { try opened(fixture) }
    }
  }

  @Test("Survive any changed byte, even with valid checksums")
  func flipped() throws {
    let original = FeatureFixture().archive
    var refused = 0
    for section in original.sections.indices {
      for offset in original.sections[section].bytes.indices {
        var damaged = original
        damaged.sections[section].bytes[offset] ^= 1 << UInt8((offset * 7) % 8)
        do {
          let index = try opened(damaged)
          for id in 0..<index.count { _ = index[id] }
          _ = (index.lake(at: .at(10, 10)), index.summit(nearest: .at(45, 7), within: 1e9))
        } catch is AssetError { refused += 1 }
      }
    }
    #expect(refused > 20)
  }

  @Test("Are rejected if their parts are inconsistent")
  func impossible() {
    let original = FeatureFixture().archive
    for section in original.sections.indices where original.sections[section].name != "seas" {
      var damaged = original
      damaged.sections[section].bytes = []
      damaged.sections[section].count = 0
      #expect(throws: AssetError.self, "\(original.sections[section].name)") {
        try opened(damaged)
      }
    }
  }

  @Test("Are rejected if their seas belong to another file")
  func otherSeas() throws {
    let index = try opened(FeatureFixture())
    let formats = IndexFormatTests()
    var other = formats.seas
    let labels = try #require(other.sections.firstIndex { $0.name == "labels" })
    other.sections[labels].bytes[0] ^= 1

    try formats.opened(formats.seas) { try index.checkSeas($0) }
    #expect(throws: AssetError.self) { try formats.opened(other) { try index.checkSeas($0) } }
  }
}
