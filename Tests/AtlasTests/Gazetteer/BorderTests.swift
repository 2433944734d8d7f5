import Atlas
import Testing

@Suite("The reverse geocoder at borders")
struct BorderTests {
  let geocoder: ReverseGeocoder

  init() throws { geocoder = try ReverseGeocoder(RealGazetteer.gazetteer) }

  @Test(
    "T22: knows the state or province of cities on border rivers",
    arguments: [
      (38.6273, -90.1979, "US-MO"), (32.461, -84.9877, "US-GA"), (39.1006, -94.6, "US-MO"),
      (39.1141, -94.6275, "US-KS"), (41.2586, -95.9378, "US-NE"), (35.1495, -90.049, "US-TN"),
      (38.2542, -85.7594, "US-KY"), (39.1272, -84.5144, "US-OH"), (37.9747, -87.5558, "US-IN"),
      (42.4999, -96.4003, "US-IA"), (-34.6627, -58.3647, "AR-B"), (-25.5469, -54.5882, "BR-PR"),
      (49.4883, 8.4647, "DE-BW"), (49.4811, 8.4353, "DE-RP"), (45.4258, -75.6919, "CA-ON"),
    ])
  func regions(latitude: Double, longitude: Double, code: String) {
    #expect(geocoder.describe(.at(latitude, longitude)).region?.code == code)
  }

  @Test(
    "T22: knows the country of towns on both sides of a border",
    arguments: [
      (52.3471, 14.5506, "DE"), (52.3463, 14.568, "PL"), (48.5839, 7.7455, "FR"),
      (48.5741, 7.8156, "DE"), (31.7587, -106.4869, "US"), (31.7202, -106.4608, "MX"),
      (46.2022, 6.1457, "CH"), (46.1944, 6.237, "FR"), (47.5584, 7.5733, "CH"),
      (47.5909, 7.5607, "FR"), (47.5953, 7.612, "DE"), (42.3314, -83.0457, "US"),
      (42.3001, -83.0165, "CA"), (-4.3276, 15.3136, "CD"), (-4.2661, 15.2832, "CG"),
      (17.9667, 102.6, "LA"), (17.8785, 102.742, "TH"), (1.2897, 103.8501, "SG"),
      (1.4655, 103.7578, "MY"), (21.5248, 107.9662, "VN"), (43.7333, 7.4167, "MC"),
    ])
  func countries(latitude: Double, longitude: Double, code: String) {
    #expect(geocoder.describe(.at(latitude, longitude)).country?.code == code)
  }

  @Test(
    "T22: says no third country in the middle of a border river",
    arguments: [
      (52.3465, 14.557, ["DE", "PL"]), (48.572, 7.801, ["FR", "DE"]),
      (47.5898, 7.589, ["CH", "DE", "FR"]), (42.32, -83.05, ["US", "CA"]),
      (-4.295, 15.295, ["CD", "CG"]), (17.91, 102.62, ["LA", "TH"]), (1.452, 103.77, ["SG", "MY"]),
      (31.747, -106.482, ["US", "MX"]),
    ])
  func rivers(latitude: Double, longitude: Double, codes: [String]) throws {
    let code = try #require(geocoder.describe(.at(latitude, longitude)).country?.value.code)
    #expect(codes.contains(code))
  }

  @Test("T22: names the town on the side of the place, or says that it is near the other one")
  func sides() {
    for (latitude, longitude) in [(48.58, 7.79), (42.315, -83.06), (46.19, 6.21)] {
      let place = geocoder.describe(.at(latitude, longitude))
      if case .town(let town) = place.headline {
        #expect(town.countryCode == place.country?.code, "\(town.name)")
      }
    }
  }

  @Test("T22: keeps areas that are disputed as in the source of the countries")
  func disputed() {
    #expect(geocoder.describe(.at(32.1065, 35.1872)).country?.code == "PS")
    #expect(geocoder.describe(.at(31.7834, 35.2338)).country?.code == "PS")
    #expect(geocoder.describe(.at(31.769, 35.2163)).country?.code == "IL")
  }

  @Test(
    "T22: says no region of another country for towns whose source has none",
    arguments: [
      (43.7489, 7.43423, "MC"), (-26.9, 20.7, "BW"), (7.29126, -2.97305, "CI"),
    ])
  func regionless(latitude: Double, longitude: Double, code: String) {
    let place = geocoder.describe(.at(latitude, longitude))
    #expect(place.country?.code == code)
    #expect(place.region?.value.countryCode ?? code == code, "\(place.region?.value.name ?? "")")
  }

  @Test("T22: says a region of the country that it says, in every town")
  func regionsOfTheirCountry() throws {
    let (places, regions) = (
      try RealGazetteer.gazetteer.places(), try RealGazetteer.gazetteer.regions()
    )
    for id in 0..<places.count where id % 53 == 0 || regions.region(ofPlace: id) == nil {
      let place = geocoder.describe(places[id].coordinate)
      let (region, country) = (place.region?.value.countryCode, place.country?.code)
      #expect(region == nil || region == country, "\(places[id].name)")
    }
  }

  @Test("T22: names no town of another region as that of the place, but says that it is near")
  func regionsOfTowns() throws {
    let regions = try RealGazetteer.gazetteer.regions()
    let beside = [
      (38.6, -90.2), (38.605, -90.195), (38.63, -90.175), (39.12, -94.6), (41.25, -95.91),
      (35.15, -90.08), (38.27, -85.75), (39.09, -84.51), (32.46, -84.97), (49.49, 8.45),
      (45.43, -75.71), (42.51, -96.42),
    ]
    for (latitude, longitude) in beside {
      let place = geocoder.describe(.at(latitude, longitude))
      guard case .town(let town) = place.headline, let own = regions.region(ofPlace: town.id) else {
        continue
      }
      #expect(place.region?.value.id == own.id, "\(town.name) at \(latitude) \(longitude)")
    }
  }

  @Test(
    "T22: is in a town in the middle of it, whosever it is, and near it beside it",
    arguments: [
      (34.98431, 33.73379, "Dhekelia", true), (22.554, -14.33, "Aousserd", true),
      (22.56, -14.33, "Aousserd", false), (38.6, -90.2, "St. Louis", false),
      (38.6273, -90.1979, "St. Louis", true),
    ])
  func middles(latitude: Double, longitude: Double, name: String, isInTown: Bool) {
    let headline = geocoder.describe(.at(latitude, longitude)).headline
    #expect(headline?.name.hasPrefix(name) == true, "\(headline?.name ?? "nothing")")
    if case .town = headline { #expect(isInTown) } else { #expect(!isInTown) }
  }

  @Test(
    "T22: knows the country of islands that the source of the countries lacks",
    arguments: [
      (36.1489, 29.5936, "GR", "Megísti"), (36.14, 29.575, "GR", "Megísti"),
      (36.1515, 29.587, "GR", "Megísti"), (-14.9417, -147.702, "PF", "Avatoru"),
      (-9.3852, -171.2468, "TK", nil), (57.5962, -13.6873, "GB", "Rockall"),
      (53.0647, -9.5109, "IE", "Inisheer"), (53.058, -9.527, "IE", "Inisheer"),
      (59.3675, -2.4344, "GB", "North Ronaldsay"), (59.371, -2.43, "GB", "North Ronaldsay"),
      (-14.9543, -147.661, "PF", "Rangiroa"), (-14.95, -147.67, "PF", "Rangiroa"),
      (60.4256, -0.7466, "GB", "Out Skerries"), (-5.697, 53.656, "SC", "Desroches"),
      (-20.358, 148.952, "AU", "Hamilton Island"), (10.0199, 139.7898, "FM", "Ulithi"),
    ])
  func islands(latitude: Double, longitude: Double, code: String, name: String?) {
    let place = geocoder.describe(.at(latitude, longitude))

    #expect(place.country?.code == code)
    #expect(place.surface.value == .land)
    if let name { #expect(place.headline?.name == name) }
  }

  @Test("T22: is at sea beside islands, also beside those that the land lacks")
  func beside() {
    for (latitude, longitude) in [(59.4, -2.43), (53.03, -9.5), (-14.9, -147.66), (36.1, 29.6)] {
      #expect(geocoder.describe(.at(latitude, longitude)).surface.value == .sea)
    }
  }

  @Test("T22: is on land in every town, in its own country and region in all but a few")
  func everyTown() throws {
    let (places, regions) = (
      try RealGazetteer.gazetteer.places(), try RealGazetteer.gazetteer.regions()
    )
    var (wet, abroad, elsewhere, asked) = (0, 0, 0, 0)
    for id in stride(from: 0, to: places.count, by: 53) {
      let (town, own) = (places[id], regions.region(ofPlace: id))
      let place = geocoder.describe(town.coordinate)
      asked += 1
      if place.surface.value != .land { wet += 1 }
      if place.country?.code != town.countryCode { abroad += 1 }
      if let own, place.region?.value.id != own.id { elsewhere += 1 }
    }
    #expect(wet == 0)
    #expect(abroad * 1000 <= asked)
    #expect(elsewhere * 1000 <= asked)
  }

  @Test("T22: lists towns of disputed areas in no region of another country")
  func listed() throws {
    let search = try PlaceSearch(RealGazetteer.gazetteer)
    let (places, regions) = (
      try RealGazetteer.gazetteer.places(), try RealGazetteer.gazetteer.regions()
    )
    let disputed = (0..<places.count).filter { id in
      regions.region(ofPlace: id).map { $0.countryCode != places[id].countryCode } ?? false
    }
    #expect((1...40).contains(disputed.count))
    for id in disputed {
      let results = try search.answer(to: SearchQuery(places[id].name, limit: 5)).results
      #expect(!results.isEmpty)
      for town in results where town.region != nil {
        #expect(town.region?.countryCode == town.country?.code, "\(town.name)")
      }
    }
    #expect(try search.answer(to: SearchQuery("Ariel, West Bank")).results.first?.name == "Ariel")
  }
}
