import Atlas
import Testing

@Suite("Territories")
struct TerritoryTests {
  let territories: TerritoryIndex

  init() throws { territories = try TerritoryIndex(RealGazetteer.gazetteer) }

  private func territory(_ latitude: Double, _ longitude: Double) -> Territory {
    territories.territory(at: .at(latitude, longitude))
  }

  @Test(
    "T22: know the codes of the eleven territories that Natural Earth merges into their states",
    arguments: [
      (78.2232, 15.6267, "SJ"), (70.98, -8.5, "SJ"), (-54.42, 3.36, "BV"),
      (16.2411, -61.5331, "GP"),
      (14.6037, -61.0731, "MQ"), (-20.8789, 55.4481, "RE"), (4.9224, -52.3135, "GF"),
      (-12.7806, 45.2278, "YT"), (12.1443, -68.2655, "BQ"), (17.63, -63.23, "BQ"),
      (-9.2, -171.85, "TK"), (-12.19, 96.83, "CC"), (-10.42, 105.68, "CX"),
    ])
  func folded(latitude: Double, longitude: Double, code: String) {
    #expect(territory(latitude, longitude).country?.code == code)
  }

  @Test(
    "T22: take the country from the time zone if Natural Earth lacks the island",
    arguments: [
      (69.6492, 18.9553, "NO"), (-47.75, 179.03, "NZ"), (57.5962, -13.6873, "GB"),
      (-8.52, 179.1983, "TV"),
    ])
  func islands(latitude: Double, longitude: Double, code: String) {
    #expect(territory(latitude, longitude).country?.code == code)
  }

  @Test(
    "T22: know the countries that are smaller than the errors of borders",
    arguments: [
      (41.9033, 12.4534, "VA"), (22.1987, 113.5439, "MO"), (22.2783, 114.1747, "HK"),
      (36.1408, -5.3536, "GI"), (18.026, -63.0458, "SX"), (18.0708, -63.0501, "MF"),
      (17.8957, -62.8508, "BL"), (43.7384, 7.4246, "MC"), (22.53, 114.06, "CN"),
      (36.168, -5.348, "ES"),
    ])
  func overrides(latitude: Double, longitude: Double, code: String) {
    #expect(territory(latitude, longitude).country?.code == code)
  }

  @Test(
    "T22: know enclaves and their surroundings",
    arguments: [
      (-29.31, 27.48, "LS"), (-29.12, 26.2, "ZA"), (43.9424, 12.4578, "SM"), (44.06, 12.57, "IT"),
      (51.4427, 4.9336, "BE"), (51.4455, 4.9292, "NL"), (42.4647, 1.9817, "ES"),
      (42.4333, 1.9333, "ES"), (42.4994, 2.0361, "FR"), (47.6969, 8.6903, "DE"),
      (45.9686, 8.9703, "IT"), (35.9, 14.5, "MT"), (39.97, 71.13, "UZ"),
    ])
  func enclaves(latitude: Double, longitude: Double, code: String) {
    #expect(territory(latitude, longitude).country?.code == code)
  }

  @Test(
    "T22: keep Kosovo, Western Sahara and Crimea as in the source of the countries",
    arguments: [(42.6629, 21.1655, "XK"), (27.15, -13.2, "EH"), (44.95, 34.1, "UA")])
  func disputed(latitude: Double, longitude: Double, code: String) {
    #expect(territory(latitude, longitude).country?.code == code)
  }

  @Test("T22: are continuous at the date line")
  func dateLine() {
    for latitude in stride(from: -89.5, through: 89.5, by: 0.5) {
      let (west, east) = (territory(latitude, 179.999999), territory(latitude, -180))
      #expect(west.country?.value == east.country?.value, "\(latitude)")
      #expect(west.surface.value == east.surface.value, "\(latitude)")
      #expect((west.sea == nil) == (east.sea == nil), "\(latitude)")
      // Antarctica's own zone ends there, from 75° S.
      if latitude > -65, west.zone?.source == .openStreetMap {
        #expect(west.zone == east.zone, "\(latitude)")
      }
    }
    #expect(territory(-16.8, -180).country?.code == "FJ")
    #expect(territory(-16.8, 179.95).zone?.name == "Pacific/Fiji")
    #expect(territory(71.2, -179.5).zone?.name == "Asia/Anadyr")
  }

  @Test("T22: know both poles from every side")
  func poles() {
    for longitude in stride(from: -180.0, to: 180, by: 30) {
      let (north, south) = (territory(90, longitude), territory(-90, longitude))

      #expect(north.surface.value == .sea)
      #expect(north.sea?.name == "Arctic Ocean")
      #expect(north.country == nil)
      #expect(north.region == nil)
      #expect(north.zone == nil)
      #expect(south.surface.value == .land)
      #expect(south.country?.code == "AQ")
      #expect(south.zone?.name == "Antarctica/McMurdo")
      #expect(south.sea == nil)
    }
  }

  @Test(
    "T22: find the time zone by its polygon, however far away the towns",
    arguments: [
      (56.55, 8.316667, "Europe/Copenhagen"), (40.7128, -74.006, "America/New_York"),
      (27.7, 85.3, "Asia/Kathmandu"), (-25.0, 129.5, "Australia/Darwin"),
      (26.0, 14.0, "Africa/Tripoli"), (72.0, -40.0, "America/Nuuk"), (76.7, -68.7, "America/Thule"),
      (-31.5, 159.08, "Australia/Lord_Howe"), (61.0, 100.0, "Asia/Krasnoyarsk"),
      (1.87, -157.4, "Pacific/Kiritimati"), (47.6969, 8.6903, "Europe/Busingen"),
      (42.4647, 1.9817, "Europe/Madrid"), (-77.85, 166.67, "Antarctica/McMurdo"),
      (35.2, 33.9, "Asia/Famagusta"),
    ])
  func zones(latitude: Double, longitude: Double, name: String) {
    let zone = territory(latitude, longitude).zone

    #expect(zone?.name == name)
    #expect(zone?.source == .openStreetMap)
  }

  @Test(
    "T22: use nautical time on the high seas",
    arguments: [
      (-56.55, -171.683333, "Etc/GMT+11"), (0.0, -30.0, "Etc/GMT+2"), (0, -1, "Etc/GMT"),
      (30, 150, "Etc/GMT-10"), (10, -180, "Etc/GMT+12"), (10, 179.9, "Etc/GMT-12"),
      (85, 8, "Etc/GMT-1"),
    ])
  func nautical(latitude: Double, longitude: Double, name: String) {
    let zone = territory(latitude, longitude).zone

    #expect(zone?.name == name)
    #expect(zone?.source == .longitude)
    #expect(zone?.countryCode == nil)
  }

  @Test(
    "T22: know the first-level region, with its current name and code",
    arguments: [
      (56.55, 8.316667, "Midtjylland", "DK-82"), (48.8566, 2.3522, "Île-de-France", "FR-IDF"),
      (40.7128, -74.006, "New York", "US-NY"), (48.137, 11.575, "Bayern", "DE-BY"),
      (17.385, 78.4867, "Telangāna", "IN-TS"), (35.6762, 139.6503, "Tokyo", "JP-13"),
      (-33.87, 151.2, "New South Wales", "AU-NSW"), (60.39, 5.32, "Vestland", "NO-46"),
      (55.7558, 37.6173, "Moskva", "RU-MOW"),
    ])
  func regions(latitude: Double, longitude: Double, name: String, code: String) {
    let region = territory(latitude, longitude).region

    #expect(region?.name == name)
    #expect(region?.code == code)
  }

  @Test(
    "T22: give an island that the regions lack the nearest region of its country",
    arguments: [(67.67, 12.7, "NO-18"), (30.72, 122.81, "CN-ZJ"), (42.12, 15.5, "IT-75")])
  func islandRegions(latitude: Double, longitude: Double, code: String) {
    #expect(territory(latitude, longitude).region?.code == code)
  }

  @Test(
    "T22: assign a region to the country that it lies in, whatever places are near its border",
    arguments: [
      (7.74, -2.1, "GH", "Brong Ahafo"), (47.05, 16.6, "HU", "Vas"), (44.1, 22.1, "RS", nil),
    ])
  func owners(latitude: Double, longitude: Double, country: String, name: String?) {
    let territory = territory(latitude, longitude)

    #expect(territory.country?.code == country)
    #expect(territory.region?.countryCode == country)
    if let name { #expect(territory.region?.name == name) }
  }

  @Test("T22: give lakes a country and a region, but no sea")
  func lakes() {
    let superior = territory(47.7, -87.0)

    #expect(superior.surface.value == .lake)
    #expect(superior.sea == nil)
    #expect(superior.country?.code == "US")
    #expect(superior.zone?.source == .openStreetMap)
  }

  @Test("T22: assign coastal waters to their country, and the high seas to none")
  func waters() {
    let harbour = territory(56.6, 8.05)
    let open = territory(56, 5)

    #expect(harbour.sea?.name == "North Sea")
    #expect(harbour.country?.code == "DK")
    #expect(harbour.zone?.name == "Europe/Copenhagen")
    #expect(open.sea?.name == "North Sea")
    #expect(open.country == nil)
    #expect(open.region == nil)
    #expect(territory(-76, 175).country == nil)
  }

  @Test(
    "T22: name the part of an ocean that has no polygon",
    arguments: [
      (-58.0, -65.0, "Drake Passage"), (-57.0, -45.0, "Scotia Sea"), (56, 5, nil), (0, -30, nil),
      (90, 10, nil), (-90, 10, nil),
    ] as [(Double, Double, String?)])
  func oceanParts(latitude: Double, longitude: Double, name: String?) {
    let place = territory(latitude, longitude)

    #expect(place.oceanPart?.value == name)
    #expect(name == nil || place.sea?.kind == .ocean)
    #expect(name == nil || place.oceanPart?.source == .flinnEngdahl)
  }

  @Test("T22: name the data set behind each fact")
  func sources() {
    let inland = territory(48.8566, 2.3522)
    let baarle = territory(51.4427, 4.9336)

    #expect(inland.surface.source == .naturalEarth)
    #expect(inland.country?.source == .naturalEarth)
    #expect(inland.region?.source == .naturalEarth)
    #expect(inland.zone?.source == .openStreetMap)
    #expect(baarle.country?.source == .openStreetMap)
    #expect(territory(-82, 175).surface.source == .gshhg)
    #expect(territory(56, 5).sea?.source == .naturalEarth)
  }
}
