import Testing

@testable import Atlas

struct LandPairsTests {
  private func pairs() throws -> LandPairs {
    try LandPairs(Archive(path: RealGazetteer.folder + "/pairs.atlas"))
  }

  @Test("T29: Both ends of every pair are on land, in the countries given")
  func land() throws {
    let land = try RealGazetteer.gazetteer.land()
    let countries = try RealGazetteer.gazetteer.countries()
    let pairs = try pairs().pairs

    #expect(pairs.count > 60)
    for pair in pairs {
      #expect(land.isLand(at: pair.coordinate), "\(pair)")
      #expect(land.isLand(at: pair.coordinate.antipode), "\(pair)")
      #expect(pair.area >= 25)
      #expect(!pair.here.country.isEmpty)
      #expect(!pair.there.country.isEmpty)
      if let here = countries.country(at: pair.coordinate) {
        #expect(here.name == pair.here.country)
      }
      if let there = countries.country(at: pair.coordinate.antipode) {
        #expect(there.name == pair.there.country)
      }
    }
    #expect(Set(pairs.map(\.coordinate)).count == pairs.count)
  }

  @Test(
    "T29: The known pairs are included",
    arguments: [
      ("Argentina", "China"), ("New Zealand", "Spain"), ("Chile", "China"),
      ("Indonesia", "Colombia"),
      ("Ecuador", "Indonesia"), ("Botswana", "United States"), ("Philippines", "Brazil"),
      ("Taiwan", "Paraguay"), ("Portugal", "New Zealand"), ("Greenland", "Antarctica"),
    ])
  func known(one: String, other: String) throws {
    #expect(
      try pairs().pairs.contains {
        [$0.here.country, $0.there.country].sorted() == [one, other].sorted()
      })
  }

  @Test("T29: From either end, all pairs follow in order and then repeat")
  func order() throws {
    let pairs = try pairs()
    var place = Coordinate.at(56.55, 8.316667)
    var seen: [LandPair] = []
    for index in 0..<pairs.pairs.count {
      let next = pairs.pair(after: place)
      seen.append(next)
      place = index.isMultiple(of: 2) ? next.coordinate : next.coordinate.antipode
    }
    #expect(seen == pairs.pairs)
    #expect(pairs.pair(after: place) == pairs.pairs[0])
  }

  @Test("A file with inconsistent parts is damaged")
  func damage() throws {
    let archive = try Archive(path: RealGazetteer.folder + "/pairs.atlas")
    for damaged in ["areas", "places"] {
      var fixture = ArchiveFixture()
      for section in archive.names {
        var bytes = Array(try archive.section(section))
        var count = try archive.count(of: section)
        if section == damaged {
          bytes.removeLast(bytes.count / count)
          count -= 1
        }
        fixture.sections.append((section, bytes, count))
      }
      let file = try TemporaryFile(fixture.encoded)
      #expect(
        throws: AssetError.damaged(path: file.path, reason: "its names do not fit its places")
      ) { try LandPairs(Archive(path: file.path)) }
    }
  }
}
