import Atlas
import Testing

struct PlaceDescriptionLanguageTests {
  private func description(_ place: Coordinate, _ language: String) throws -> PlaceDescription {
    let gazetteer = try RealGazetteer.gazetteer
    return try ReverseGeocoder(gazetteer).describe(place)
      .named(by: LocalNames(gazetteer, language: language))
  }

  @Test(
    "T33: A place is described in the user's language",
    arguments: [
      ("en", "Copenhagen", "Denmark"), ("da", "København", "Danmark"),
      ("zh_CN.UTF-8", "哥本哈根", "丹麦"), ("el", "Κοπεγχάγη", "Δανία"), ("xx", "Copenhagen", "Denmark"),
    ])
  func town(language: String, town: String, country: String) throws {
    let place = try description(.at(55.676, 12.566), language)

    #expect(place.headline?.name == town)
    #expect(place.nearestTown.place.name == town)
    #expect(place.country?.name == country)
    #expect(place.country?.code == "DK")
    #expect(place.region?.code == "DK-84")
    let region = ["en": "Capital Region", "da": "Region Hovedstaden", "xx": "Capital Region"]
    if let name = region[language] { #expect(place.region?.name == name) }
  }

  @Test("D67: Names of waters that the data have only in English are translated by the interface")
  func waters() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let names = [
      "North Sea": "Nordsøen", "South Pacific Ocean": "Det sydlige Stillehav",
      "South Pacific": "Sydlige Stillehav", "Asia": "Asien",
    ]
    let danish = try LocalNames(gazetteer, language: "da") { names[$0] }
    func description(_ place: Coordinate) throws -> PlaceDescription {
      try ReverseGeocoder(gazetteer).describe(place)
    }
    let pacific = try description(.at(-30, -125))
    #expect(pacific.headline?.name == "South Pacific Ocean")
    #expect(pacific.sea?.shortName == "South Pacific")
    #expect(pacific.named(by: danish).headline?.name == "Det sydlige Stillehav")
    #expect(pacific.named(by: danish).sea?.shortName == "Sydlige Stillehav")
    #expect(try description(.at(55.8, 5)).named(by: danish).sea?.name == "Nordsøen")
    let atlantic = try description(.at(33, -42)).named(by: danish)
    #expect(atlantic.sea?.name == "North Atlantic Ocean")
    #expect(atlantic.sea?.shortName == "North Atlantic")
    let features = try gazetteer.features()
    let asia = try #require(
      features.identifiers(of: .continent).first { features[$0].name == "Asia" })
    #expect(danish.name(ofFeature: asia) == "Asien")
  }

  @Test("D67: The state that a place belongs to is in the language, and no country is told twice")
  func states() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let danish = try LocalNames(gazetteer, language: "da")
    func country(_ place: Coordinate) throws -> Country? {
      try ReverseGeocoder(gazetteer).describe(place).named(by: danish).country?.value
    }
    let (congo, greenland) = (try country(.at(0, 20)), try country(.at(72, -40)))
    #expect(congo?.name == "Congo-Kinshasa")
    #expect(congo?.sovereign == "Congo-Kinshasa")
    #expect(greenland?.name == "Grønland")
    #expect(greenland?.sovereign == "Danmark")
  }

  @Test(
    "D67: A territory has not the name of its state in any language", arguments: ["da", "de", "zh"])
  func territories(language: String) throws {
    let gazetteer = try RealGazetteer.gazetteer
    let (names, countries) = (
      try LocalNames(gazetteer, language: language), try gazetteer.countries()
    )
    let known = Dictionary(grouping: countries.countries, by: names.name(of:))
    for (name, same) in known where Set(same.map(\.name)).count > 1 {
      Issue.record("\(same.map(\.name)) are \(name)")
    }
    let islands = try #require(countries.countries.first { $0.name == "Coral Sea Islands" })
    #expect(names.name(of: islands) == "Coral Sea Islands")
  }

  @Test(
    "T33: Provinces whose codes have changed have their current names",
    arguments: [
      (Coordinate.at(35.694, 51.422), "Tehran", "IR-23"), (.at(32.65, 51.67), "Isfahan", "IR-10"),
      (.at(29.61, 52.53), "Fars", "IR-07"), (.at(27.19, 56.28), "Hormozgan", "IR-22"),
    ])
  func renumbered(place: Coordinate, name: String, code: String) throws {
    let region = try description(place, "en").region

    #expect(region?.name == name)
    #expect(region?.code == code)
  }

  @Test(
    "T33: English has the spelling that the country itself uses; other languages have their own",
    arguments: [("en", "Aarhus"), ("da", "Aarhus"), ("de", "Århus"), ("ru", "Орхус")])
  func spelledOut(language: String, town: String) throws {
    #expect(try description(.at(56.1567, 10.2108), language).headline?.name == town)
  }

  @Test("T46: The country of a nearest town abroad is in the language, and is nil at home")
  func abroad() throws {
    let mexico = Coordinate.at(29.6, -102.5)
    #expect(try description(mexico, "en").countryOfTown?.name == "United States")
    #expect(try description(mexico, "de").countryOfTown?.name == "Vereinigte Staaten")
    #expect(try description(.at(55.676, 12.566), "de").countryOfTown == nil)
  }

  @Test("T33: The nearest town and land are translated too, and nothing else changes")
  func nearby() throws {
    let sea = Coordinate.at(56, 6)
    let (english, danish) = (try description(sea, "en"), try description(sea, "da"))

    #expect(english.nearestLand?.country?.name == "Denmark")
    #expect(danish.nearestLand?.country?.name == "Danmark")
    #expect(danish.nearestLand?.meters == english.nearestLand?.meters)
    #expect(danish.nearestTown.meters == english.nearestTown.meters)
    #expect(danish.sea == english.sea)
    #expect(try description(.at(-80, 60), "da").headline?.name == "Antarktis")
    #expect(try description(.at(61, -120), "da").headline?.name == "Northwest Territories")
  }
}
