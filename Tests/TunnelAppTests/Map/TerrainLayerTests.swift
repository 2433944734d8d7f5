import Testing

@testable import TunnelApp

struct TerrainLayerTests {
  @Test("T16: the imagery fades out from 1500 km to 350 km across")
  func fading() {
    #expect(TerrainLayer.opacity(metresAcross: 1_500_000) == 0)
    #expect(TerrainLayer.opacity(metresAcross: 20_000_000) == 0)
    #expect(TerrainLayer.opacity(metresAcross: 350_000) == 1)
    #expect(TerrainLayer.opacity(metresAcross: 20_000) == 1)
    var last = 0.0
    for metres in stride(from: 1_500_000.0, through: 350_000, by: -10_000) {
      let opacity = TerrainLayer.opacity(metresAcross: metres)
      #expect(opacity >= last)
      last = opacity
    }
  }
}
