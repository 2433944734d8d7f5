import Atlas
import Testing

struct EarthModelTests {
  @Test("The mass of the model is that of the Earth")
  func mass() {
    // GM of the WGS84 ellipsoid over CODATA's G.
    #expect(abs(EarthModel.mass(within: EarthModel.radius) / 5.9722e24 - 1) < 0.001)
    #expect(EarthModel.mass(within: 0) == 0)
    #expect(EarthModel.mass(within: 1e8) == EarthModel.mass(within: EarthModel.radius))
  }

  @Test("Density and gravity match the published table")
  func table() {
    // PREM, table II: radius in km, density in g/cm³, gravity in m/s². In 1981, Newton's constant
    // was known less precisely, to a part in a thousand.
    for (radius, density, gravity) in [
      (1221.5, 12.7636, 4.4002), (3480, 9.9035, 10.6823), (5701, 4.3807, 10.0143),
      (6346.6, 3.3808, 9.8437),
    ] {
      #expect(abs(EarthModel.density(at: radius * 1000) / 1000 - density) < 0.002)
      #expect(abs(EarthModel.gravity(at: radius * 1000) / gravity - 1) < 0.001, "\(radius)")
    }
    #expect(EarthModel.density(at: 6_372_000) == 0)
    #expect(EarthModel.gravity(at: 0) == 0)
    #expect(abs(EarthModel.gravity(at: EarthModel.radius) / 9.8156 - 1) < 0.001)
  }
}
