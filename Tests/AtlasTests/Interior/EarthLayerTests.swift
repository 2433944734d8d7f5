import Atlas
import Testing

struct EarthLayerTests {
  @Test("Layers adjoin without a gap from the surface to the center")
  func gaps() {
    let layers = EarthLayer.all

    #expect(layers.first?.depths.lowerBound == 0)
    #expect(layers.last?.depths.upperBound == EarthModel.radius)
    for (upper, lower) in zip(layers, layers.dropFirst()) {
      #expect(upper.depths.upperBound == lower.depths.lowerBound)
    }
  }

  @Test("T23: The tunnel to the antipode crosses every layer, a short chord only the crust")
  func crossed() {
    let start = Places.coordinate(56.55, 8.316667)
    let tunnel = Ellipsoid.wgs84.chord(from: start, to: start.antipode)
    let short = Ellipsoid.wgs84.chord(from: Places.coordinate(0, 0), to: Places.coordinate(0, 1))

    #expect(EarthLayer.layers(crossedBy: tunnel) == EarthLayer.all)
    #expect(EarthLayer.layers(crossedBy: short).count <= 1)
  }

  @Test("T40: Temperatures are known from the surface to the core, and named at the boundaries")
  func temperatures() {
    let known = EarthTemperature.known

    #expect(known.map(\.depth) == known.map(\.depth).sorted())
    #expect(known.first?.depth == 0)
    for temperature in known where temperature.boundary != nil {
      #expect(EarthLayer.all.contains { $0.depths.lowerBound == temperature.depth })
    }
  }

  @Test("T40: Between known depths, the temperature is on a straight line")
  func between() {
    #expect(EarthTemperature.celsius(atDepth: 0) == 15)
    #expect(abs(EarthTemperature.celsius(atDepth: 25_000) - 694) < 1)
    #expect(abs(EarthTemperature.celsius(atDepth: 2_891_000) - 3777) < 1)
    #expect(abs(EarthTemperature.celsius(atDepth: 4_020_250) - 4867) < 1)
    #expect(
      EarthTemperature.celsius(atDepth: 6_371_000)
        == EarthTemperature.celsius(atDepth: 5_149_500))
  }
}
