import Testing

@testable import Atlas

@Suite("Places to discover")
struct DiscoveryFinderTests {
  private static let finder = Result { try DiscoveryFinder(RealGazetteer.gazetteer) }

  private func discoveries(_ list: DiscoveryList) throws -> [Discovery] {
    try Self.finder.get().discoveries(list)
  }

  @Test(
    "T46: Every row says of its antipode what a description of it says",
    arguments: DiscoveryList.allCases)
  func descriptions(list: DiscoveryList) throws {
    let geocoder = try ReverseGeocoder(RealGazetteer.gazetteer)
    let found = try discoveries(list)
    #expect(found.count > 200)
    for row in found {
      #expect(row.opposite.coordinate.antipode == row.place.coordinate)
      #expect(row.opposite == geocoder.describe(row.place.coordinate.antipode))
    }
    #expect(Set(found.map(\.place.id)).count == found.count)
  }

  @Test("T46: A limit keeps the first rows", arguments: DiscoveryList.allCases)
  func limits(list: DiscoveryList) throws {
    let all = try discoveries(list)
    for limit in [0, 1, 7] {
      #expect(try Self.finder.get().discoveries(list, limit: limit) == Array(all.prefix(limit)))
    }
    #expect(try Self.finder.get().discoveries(list, limit: 1000) == all)
  }

  @Test("T46: All capitals are listed, those opposite land first, the most populous before others")
  func capitals() throws {
    let found = try discoveries(.capitals)
    #expect(Set(found.map(\.place.id)) == Set(try RealGazetteer.gazetteer.places().capitals))
    let dry = found.prefix { $0.opposite.surface.value == .land }
    #expect(dry.count == 33)
    #expect(found.dropFirst(dry.count).allSatisfy { $0.opposite.surface.value != .land })
    for part in [dry, found.dropFirst(dry.count)] {
      #expect(part.map(\.place.population) == part.map(\.place.population).sorted(by: >))
    }
    #expect(found.allSatisfy { $0.score == nil })
  }

  @Test(
    "T46: These capitals are opposite land",
    arguments: ["Madrid", "Wellington", "Beijing", "Santiago", "Kuala Lumpur", "Jakarta", "Suva"])
  func dryCapitals(name: String) throws {
    let found = try discoveries(.capitals).first { $0.place.name == name }
    #expect(found?.opposite.surface.value == .land)
  }

  @Test("T46: Towns opposite towns are on land, within 50 km, each in one row, by their score")
  func towns() throws {
    let found = try discoveries(.towns)
    var seen: Set<Int> = []
    for row in found {
      let town = try #require(row.town)
      #expect(row.opposite.surface.value == .land)
      #expect(town.meters < 50_200)
      #expect(seen.insert(row.place.id).inserted)
      #expect(seen.insert(town.place.id).inserted)
      let score =
        Double(min(row.place.population, town.place.population))
        * DiscoveryList.nearness(meters: town.meters)
      // Distances for the score are those on a sphere.
      #expect(abs((row.score ?? 0) / score - 1) < 0.02)
    }
    #expect(found.compactMap(\.score) == found.compactMap(\.score).sorted(by: >))
  }

  @Test(
    "T46: These towns are opposite each other",
    arguments: [
      ("Palembang", "Neiva"), ("Hamilton", "Córdoba"), ("Jaén", "Tauranga"), ("Valdivia", "Wuhai"),
      ("Haizhou", "Junín"),
    ])
  func knownTowns(one: String, other: String) throws {
    #expect(
      try discoveries(.towns).contains {
        [$0.place.name, $0.town?.place.name ?? ""].sorted() == [one, other].sorted()
      })
  }

  @Test("T46: Land opposite land is sorted by surprise: Wellington is opposite Alaejos in Spain")
  func land() throws {
    let found = try discoveries(.land)
    #expect(found.allSatisfy { $0.opposite.surface.value == .land })
    #expect(found.compactMap(\.score) == found.compactMap(\.score).sorted(by: >))
    let rank = try #require(found.firstIndex { $0.place.name == "Wellington" })
    #expect(rank < 20)
    #expect(found[rank].opposite.headline?.name == "Alaejos")
    #expect(found[rank].opposite.country?.value.code == "ES")
  }

  @Test("T46: The same two countries have at most ten rows, and no tunnel is there twice")
  func variety() throws {
    let places = try RealGazetteer.gazetteer.places()
    let found = try discoveries(.land)
    let pairs = Dictionary(grouping: found) { row in
      let nearest = places.nearest(to: row.opposite.coordinate).place
      return [row.place.countryCode, nearest.countryCode].sorted()
    }
    #expect(pairs.count > 50)
    #expect(pairs.values.allSatisfy { $0.count <= 10 })
    let ends = found.map { UnitVector($0.place.coordinate) }
    for (number, end) in ends.enumerated() {
      let closest = ends.dropFirst(number + 1).map { abs($0.dot(end)) }.max() ?? 0
      // 50 km are 0.45° on a sphere.
      #expect(closest < 0.999_970)
    }
  }

  @Test("T46: Names are in the requested language")
  func language() throws {
    let names = try LocalNames(RealGazetteer.gazetteer, language: "de")
    let found = try discoveries(.capitals).map { $0.named(by: names) }
    let copenhagen = try #require(found.first { $0.place.countryCode == "DK" })
    #expect(copenhagen.place.name == "Kopenhagen")
    #expect(copenhagen.country?.name == "Dänemark")
    #expect(found.first { $0.place.countryCode == "GL" }?.state?.name == "Dänemark")
    let town = try #require(
      try discoveries(.towns).first { $0.townCountry?.code == "ES" }?.named(by: names))
    #expect(town.townCountry?.name == "Spanien")
  }

  @Test(
    "T46: A place in a territory tells the state that it belongs to",
    arguments: ["GL": "DK", "NC": "FR", "PR": "US", "HK": "CN", "CK": "NZ", "GP": "FR", "BQ": "NL"])
  func territories(code: String, state: String) throws {
    let found = try discoveries(.capitals).first { $0.place.countryCode == code }
    #expect(try #require(found).state?.code == state)
  }

  @Test(
    "T46: States, and areas whose state is disputed, belong to no other",
    arguments: ["DK", "CN", "RS", "TZ", "FM", "MK", "SZ", "TW", "XK", "FK", "GI"])
  func states(code: String) throws {
    let found = try discoveries(.capitals).first { $0.place.countryCode == code }
    #expect(try #require(found).state == nil)
  }

  @Test("T46: Nearness is one at the same place, and half at ten kilometers")
  func nearness() {
    #expect(DiscoveryList.nearness(meters: 0) == 1)
    #expect(DiscoveryList.nearness(meters: 10_000) == 0.5)
    #expect(abs(DiscoveryList.nearness(meters: 30_000) - 0.1) < 1e-12)
  }

  @Test("T46: 13 percent of the land has land opposite, and land is 29 percent of the Earth")
  func share() throws {
    let share = LandShare(try RealGazetteer.gazetteer.land())
    #expect(abs(share.ofEarth - 0.2877) < 0.001)
    #expect(abs(share.oppositeLand - 0.1310) < 0.001)
  }
}
