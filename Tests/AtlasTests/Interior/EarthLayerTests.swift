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

  @Test("Temperatures are at boundaries of layers and increase inward")
  func temperatures() {
    let known = EarthTemperature.known

    for temperature in known {
      #expect(EarthLayer.all.contains { $0.depths.lowerBound == temperature.depth })
    }
    #expect(known.map(\.celsius) == known.map(\.celsius).sorted())
  }
}
