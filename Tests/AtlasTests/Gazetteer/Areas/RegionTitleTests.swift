import Atlas
import Testing

@Suite("Titles of regions")
struct RegionTitleTests {
  private func region(
    _ latitude: Double, _ longitude: Double, _ language: String
  ) throws -> Region? {
    let gazetteer = try RealGazetteer.gazetteer
    let place = try ReverseGeocoder(gazetteer).describe(.at(latitude, longitude))
    return place.named(by: try LocalNames(gazetteer, language: language)).region?.value
  }

  @Test(
    "T48: have the kind of the region where a city in it has its name",
    arguments: [
      (23.0, 46.0, "Riyadh Region"), (20, 9.5, "Agadez Region"), (27, 0, "Adrar Province"),
      (40.6, 140.9, "Aomori Prefecture"), (-32, -64, "Córdoba Province"),
      (46.9, 7.9, "Canton of Lucerne"), (43, -75, "New York State"),
      (24.2, 55.5, "Emirate of Abu Dhabi"),
      (9.3, 1.1, "Kara Region"), (19.4, 100.2, "Phayao Province"), (-12.5, -76, "Lima Region"),
      (34.9, 10.2, "Sfax Governorate"), (25, -107, "Durango State"),
    ])
  func kinds(latitude: Double, longitude: Double, title: String) throws {
    #expect(try region(latitude, longitude, "en")?.title == title)
  }

  @Test(
    "T48: are names alone where no city has them, or where the region is the city",
    arguments: [
      (31, -99, "Texas"), (56.5, 8.5, "Central Denmark"), (48.5, 11.5, "Bavaria"),
      (52.52, 13.2, "Berlin"), (48.2, 16.37, "Vienna"), (46, 0, "Nouvelle-Aquitaine"),
      (-24, 120, "Western Australia"), (54, -115, "Alberta"), (35.16, 129, "Busan"),
    ])
  func names(latitude: Double, longitude: Double, title: String) throws {
    #expect(try region(latitude, longitude, "en")?.title == title)
  }

  @Test(
    "T48: are in the language, or left out",
    arguments: [
      (56.55, 8.3167, "de", "Region Midtjylland"), (56.55, 8.3167, "fr", "Jutland-Central"),
      (23, 46, "de", "Provinz Riad"), (23, 46, "da", nil), (27, 0, "zh", nil),
      (20, 9.5, "de", "Region Agadez"), (34.9, 10.2, "da", "Guvernementet Sfax"),
      (23, 46, "zh", "利雅得省"), (31, -99, "da", "Texas"), (48.5, 11.5, "ja", "バイエルン自由州"),
      (0, 35.5, "de", nil),
    ] as [(Double, Double, String, String?)])
  func languages(latitude: Double, longitude: Double, language: String, title: String?) throws {
    #expect(try region(latitude, longitude, language)?.title == title)
  }

  @Test("T48: never are the name of a city in the region that is far away")
  func cities() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let (places, regions) = (try gazetteer.places(), try gazetteer.regions())
    let geocoder = try ReverseGeocoder(gazetteer)
    let everywhere = Cap(center: UnitVector(.at(0, 0)), radius: .degrees(180))
    let large = places.mostPopulous(1500, in: everywhere)
    for language in ["en", "da", "de", "zh"] {
      let names = try LocalNames(gazetteer, language: language)
      for id in large {
        let town = places[id]
        guard let region = regions.region(ofPlace: id) else { continue }
        let place = geocoder.describe(region.label).named(by: names)
        guard place.region?.value.id == region.id,
          Geodesic(from: region.label, to: town.coordinate).distance > 60_000
        else { continue }
        #expect(place.region?.title != names.name(of: town), "\(language) \(town)")
      }
    }
  }

  @Test("T48: name the country instead of a region without a name in the language")
  func headline() throws {
    let place = try ReverseGeocoder(RealGazetteer.gazetteer).describe(.at(18, 48.9))
    for language in ["en", "da", "zh"] {
      let named = place.named(by: try LocalNames(RealGazetteer.gazetteer, language: language))
      if case .region(let region) = named.headline { #expect(region.title != nil) }
      #expect(named.headline != nil)
    }
  }
}
