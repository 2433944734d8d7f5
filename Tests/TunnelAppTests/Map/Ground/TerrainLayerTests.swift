import Testing

@testable import TunnelApp

struct TerrainLayerTests {
  @Test("T16: the imagery fades out from 1500 km to 350 km across")
  func fading() {
    #expect(TerrainLayer.opacity(metersAcross: 1_500_000) == 0)
    #expect(TerrainLayer.opacity(metersAcross: 20_000_000) == 0)
    #expect(TerrainLayer.opacity(metersAcross: 350_000) == 1)
    #expect(TerrainLayer.opacity(metersAcross: 20_000) == 1)
    var last = 0.0
    for meters in stride(from: 1_500_000.0, through: 350_000, by: -10_000) {
      let opacity = TerrainLayer.opacity(metersAcross: meters)
      #expect(opacity >= last)
      last = opacity
    }
  }
}
