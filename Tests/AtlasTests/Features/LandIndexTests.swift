import Atlas
import Testing

@Suite("Land and water")
struct LandIndexTests {
  let land: LandIndex

  init() throws { land = try RealGazetteer.gazetteer.land() }

  @Test(
    "are distinguished",
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

  @Test("cover the share of the Earth that textbooks give")
  func share() {
    let places = Places.scatter(4000)
    let onLand = places.count { land.isLand(at: $0) }

    // 29.2%, plus the ice shelves.
    #expect(abs(Double(onLand) / 4000 - 0.295) < 0.012)
  }

  @Test("find the same nearest coast as a search of many places around", arguments: 0..<6)
  func nearest(number: Int) {
    let place = [
      Coordinate.at(-56.55, -171.683333), .at(-48.87, -123.39), .at(90, 0), .at(0, 0),
      .at(30, -40), .at(57.5, 5),
    ][number]

    let coast = land.nearestLand(to: place)
    let meters = Geodesic(from: place, to: coast).distance

    #expect(!land.isLand(at: place))
    // There must be land slightly beyond the coast, and none well before it.
    #expect(surrounding(place, meters + 8000).contains { land.isLand(at: $0) })
    for share in [0.3, 0.8, 0.98] {
      #expect(!surrounding(place, meters * share).contains { land.isLand(at: $0) })
    }
  }

  private func surrounding(_ place: Coordinate, _ meters: Double) -> [Coordinate] {
    (0..<1800).map {
      GreatCircle(
        from: place, bearing: .degrees(Double($0) / 5),
        angle: .radians(meters / Ellipsoid.meanRadius)
      ).end
    }
  }

  @Test("put Point Nemo at its known distance from land")
  func nemo() {
    let place = Coordinate.at(-48.8767, -123.3933)

    let meters = Geodesic(from: place, to: land.nearestLand(to: place)).distance

    #expect(abs(meters - 2_688_000) < 20_000)
  }

  @Test("are their own nearest land")
  func onLand() {
    let place = Coordinate.at(56.55, 8.316667)

    #expect(land.nearestLand(to: place) == place)
  }
}
