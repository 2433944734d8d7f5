import Atlas
import Testing

@Suite("The reverse geocoder")
struct ReverseGeocoderTests {
  let geocoder: ReverseGeocoder

  init() throws { geocoder = try ReverseGeocoder(RealGazetteer.gazetteer) }

  @Test(
    "knows the country of places on land",
    arguments: [
      (56.55, 8.316667, "DK"), (41.9033, 12.4534, "VA"), (41.89, 12.49, "IT"),
      (43.7384, 7.4246, "MC"), (43.9424, 12.4578, "SM"), (-49.35, 69.5, "TF"),
      (78.2232, 15.6267, "SJ"), (69.6492, 18.9553, "NO"), (42.6629, 21.1655, "XK"),
      (48.8566, 2.3522, "FR"), (4.9224, -52.3135, "GF"), (16.2411, -61.5331, "GP"),
      (-20.8789, 55.4481, "RE"), (12.1443, -68.2655, "BQ"), (-10.42, 105.68, "CX"),
      (25.033, 121.5654, "TW"), (-8.52, 179.1983, "TV"), (-16.5, 179.9, "FJ"),
      (-16.85, -179.95, "FJ"), (66.5, -179.99, "RU"), (66.5, 179.99, "RU"), (0.0, 37.0, "KE"),
      (-75.0, 0.0, "AQ"), (-82.0, 175.0, "AQ"), (-81.0, -180.0, "AQ"), (72.0, -40.0, "GL"),
      (49.45, -2.55, "GG"), (29.31, 47.98, "KW"), (22.28, 114.16, "HK"), (1.29, 103.85, "SG"),
    ])
  func country(latitude: Double, longitude: Double, code: String) {
    let place = geocoder.describe(.at(latitude, longitude))

    #expect(place.country?.code == code)
    #expect(place.sea == nil)
  }

  @Test(
    "knows the sea of places on the water",
    arguments: [
      (-56.55, -171.683333, "South Pacific Ocean"), (90, 0, "Arctic Ocean"),
      (90, -180, "Arctic Ocean"), (89.9999999, 45, "Arctic Ocean"), (42, 50.5, "Caspian Sea"),
      (56, 5, "North Sea"), (35, 18, "Mediterranean Sea"), (0, 0, "South Atlantic Ocean"),
      (10, -180, "North Pacific Ocean"), (10, 179.999999, "North Pacific Ocean"),
      (-30, -180, "South Pacific Ocean"), (-65, -180, "Southern Ocean"), (43, 34, "Black Sea"),
      (57.7, -4.06, "North Sea"), (-76, 175, "Ross Sea"), (30, -60, "Sargasso Sea"),
      (55.35, 10.95, "Danish Straits"),
      (34.1, 133.2, "Seto Inland Sea"), (55.2, 21.05, "Curonian Lagoon"),
    ])
  func sea(latitude: Double, longitude: Double, name: String) {
    let place = geocoder.describe(.at(latitude, longitude))

    #expect(place.surface.value == .sea)
    #expect(place.sea?.name == name)
    #expect(place.headline?.name == (latitude > 89 ? "North Pole" : name))
  }

  @Test("T22: names the data set behind the nearest town, the land, and the elevation")
  func sources() {
    let here = geocoder.describe(.at(56.55, 8.316667))
    let atSea = geocoder.describe(.at(56, 5))

    #expect(here.nearestTown.source == .geoNames)
    #expect(here.elevation?.source == .marble)
    #expect(atSea.elevation?.source == .marble)
    #expect(atSea.nearestLand?.source == .naturalEarth)
  }

  @Test("T9: describes the two ends of the first tunnel")
  func lemvig() {
    let start = Coordinate.at(56.55, 8.316667)

    let here = geocoder.describe(start)
    let there = geocoder.describe(start.antipode)

    #expect(here.headline?.name == "Lemvig")
    #expect(here.surface.value == .land)
    #expect(here.nearestTown.meters < 1000)
    #expect(here.nearestTown.place.timeZone == "Europe/Copenhagen")
    #expect(there.headline?.name == "South Pacific Ocean")
    #expect(there.nearestTown.meters > 1_000_000)
    #expect(here.nearestLand == nil)
    #expect(there.nearestLand?.country?.code == "NZ")
    #expect(there.nearestLand.map { (980_000...1_000_000).contains($0.meters) } == true)
    #expect(there.country == nil)
  }

  @Test("is on the ice of Antarctica at the South Pole")
  func southPole() {
    let place = geocoder.describe(.at(-90, 0))

    #expect(place.surface.value == .land)
    #expect(place.country?.code == "AQ")
    #expect(place.country?.name == "Antarctica")
  }

  @Test(
    "distinguishes lakes from land and sea",
    arguments: [(-1.0, 32.9), (47.7, -87.0), (53.5, 108.0), (-15.8, -69.5)])
  func lake(latitude: Double, longitude: Double) {
    let place = geocoder.describe(.at(latitude, longitude))

    #expect(place.surface.value == .lake)
    #expect(place.sea == nil)
    #expect(place.country != nil)
  }

  @Test("T42: names the lake at a place, without inventing its level or depth")
  func namedLake() {
    let place = geocoder.describe(.at(-1, 32.9))

    #expect(place.lake?.name == "Lake Victoria")
    #expect(place.headline?.name == "Lake Victoria")
    #expect(place.lake?.countryCodes == ["KE", "TZ", "UG"])
    for (latitude, longitude) in [(-1.0, 32.9), (47.7, -87.0), (53.5, 108.0), (58.9, 13.5)] {
      let place = geocoder.describe(.at(latitude, longitude))
      #expect(place.elevation?.value.meters == place.lake?.value.elevation)
      #expect(place.elevationUncertainty == nil)
      #expect(place.summit == nil)
    }
    #expect(geocoder.describe(.at(56.55, 8.316667)).lake == nil)
  }

  @Test(
    "T42: gives the spot height of the summit at a place, beside the height of the grid")
  func summit() throws {
    let everest = geocoder.describe(.at(27.9881, 86.925))

    let summit = try #require(everest.summit)
    #expect(summit.feature.name == "Mount Everest")
    #expect(summit.meters < 1000)
    #expect(summit.feature.elevation.map { (8848...8850).contains($0) } == true)
    #expect(everest.headline == .feature(summit.feature))
    let (grid, off) = (
      try #require(everest.elevation), try #require(everest.elevationUncertainty)
    )
    #expect(grid.meters < 8000)
    #expect(grid.uncertainty == 520)
    #expect(abs(grid.meters + off - 8848) <= 6)
    let beside = geocoder.describe(.at(28.006, 86.925))
    #expect(beside.summit?.feature.name == "Mount Everest")
    #expect(beside.headline != everest.headline)
    #expect(geocoder.describe(.at(52.52, 13.405)).summit == nil)
  }

  @Test(
    "T42: finds an island or river at its own point, and the town next to it a step away",
    arguments: ["Bora Bora", "Corsica", "Amazon", "Lake Geneva", "Mariana Trench", "Sahara"])
  func found(name: String) throws {
    let search = try PlaceSearch(RealGazetteer.gazetteer)
    let found = try #require(try search.answer(to: SearchQuery(name)).results.first)
    #expect(geocoder.describe(found.coordinate).headline?.name == name)

    let town = geocoder.describe(.at(-16.5067, -151.7516)).headline
    #expect(town?.name == "Vaitape")
  }

  @Test("T42: finds the poles")
  func poles() {
    #expect(geocoder.describe(.at(90, 0)).headline?.name == "North Pole")
    #expect(geocoder.describe(.at(-89.995, 120)).headline?.name == "South Pole")
    #expect(geocoder.describe(.at(-89.9, 120)).headline?.name != "South Pole")
  }

  @Test("finds the ice shelves of Antarctica")
  func iceShelf() {
    #expect(geocoder.describe(.at(-82, 175)).surface.value == .iceShelf)
    #expect(geocoder.describe(.at(-79, -60)).surface.value == .iceShelf)
  }

  @Test("T22: names the town, the nearby town, or far from towns the region or the country")
  func headlines() {
    let inTown = geocoder.describe(.at(48.8566, 2.3522))
    let nearTown = geocoder.describe(.at(23.0, 15.0))
    let farAway = geocoder.describe(.at(72, -40))

    #expect(inTown.headline == .town(inTown.nearestTown.place))
    #expect(inTown.headline?.name == "Paris")
    #expect(farAway.headline?.name == farAway.region?.name)
    #expect(geocoder.describe(.at(52.9, 173.1)).headline?.name == "Alaska")
    #expect(geocoder.describe(.at(-80, 60)).headline?.name == "Antarctica")
    #expect(nearTown.headline != nil)
  }

  @Test("measures the distance and direction from the town")
  func direction() {
    let place = geocoder.describe(.at(48.8566, 2.3522 + 0.03))
    let town = place.nearestTown

    #expect(town.meters > 100)
    let way = Geodesic(from: town.place.coordinate, to: place.coordinate)
    #expect(town.meters == way.distance)
    #expect((0..<360).contains(town.bearing.degrees))
  }

  @Test("T24: has an answer for every place on a grid, and never a sea on land")
  func grid() {
    for latitude in stride(from: -90.0, through: 90, by: 7.5) {
      for longitude in stride(from: -180.0, to: 180, by: 7.5) {
        let place = geocoder.describe(.at(latitude, longitude))
        #expect(place.headline != nil)
        #expect(place.headline?.name.isEmpty == false)
        #expect(place.surface.value == .sea || place.sea == nil)
        #expect(place.surface.value != .land || place.country != nil, "\(latitude) \(longitude)")
      }
    }
  }
}
