import Atlas
import Testing

@Suite("Land and water")
struct LandIndexTests {
  let land: LandIndex

  init() throws { land = try RealGazetteer.gazetteer.land() }

  @Test(
    "are told apart",
    arguments: [
      (56.55, 8.316667, Surface.land), (0.0, 0.0, .sea), (-90, 0, .land), (-90, -180, .land),
      (90, 0, .sea), (42, 50.5, .sea), (47.7, -87, .lake), (-82, 175, .iceShelf),
      (-76, 175, .sea), (66.5, -180, .land), (-28.6, 137.3, .land),
      (72, -40, .land), (20, 0, .land),
    ])
  func surface(latitude: Double, longitude: Double, surface: Surface) {
    let place = Coordinate.at(latitude, longitude)

    #expect(land.surface(at: place) == surface)
    #expect(land.isLand(at: place) == (surface != .sea))
  }

  @Test("cover the share of the Earth that geography books give")
  func share() {
    let places = Places.scatter(4000)
    let onLand = places.count { land.isLand(at: $0) }

    // 29.2 %, and the ice shelves.
    #expect(abs(Double(onLand) / 4000 - 0.295) < 0.012)
  }

  @Test("agree in both levels of detail nearly everywhere")
  func levels() {
    let different = Places.scatter(3000).count {
      land.full.features(containing: $0) != land.coarse.features(containing: $0)
    }

    #expect(different < 30)
  }
}
