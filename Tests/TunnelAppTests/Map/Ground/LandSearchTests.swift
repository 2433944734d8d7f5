import Atlas
import Containers
import Testing

@testable import TunnelApp

struct LandSearchTests {
  private let size = Size(width: 400, height: 300)
  private var limits: ZoomLimits { ZoomLimits(width: 400, height: 300, margin: 10) }

  private func radius(_ text: String) throws -> Double {
    LandSearch(land: try TunnelStage.earth.gazetteer.land()).radius(
      around: place(text), size: size, from: 2500, limits: limits)
  }

  @Test("T12: on land there is no need to zoom out")
  func land() throws { #expect(try radius("52 13") == 2500) }

  @Test("T12: zooms out only as far as the nearest island requires, to the whole globe at most")
  func sea() throws {
    #expect(try radius("54.5 -4.9") == 2500)
    let lonely = try radius("-48.88 -123.39")
    #expect(lonely >= limits.smallest)
    #expect(lonely < 600)
  }

  @Test("T12: a small island counts if it is nearer to the frame than a continent")
  func smallIsland() throws {
    // Bouvet is nine kilometers across, 1600 km from Antarctica and 200 km from here.
    let projection = Orthographic(
      camera: Camera(center: place("-54.4 6.4"), radius: try radius("-54.4 6.4")),
      center: [200, 150])
    let bouvet = try #require(projection.position(of: place("-54.42 3.36")))
    #expect(0...400 ~= bouvet.x)
    #expect(0...300 ~= bouvet.y)
    #expect(projection.radius > 2000)
  }
}

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
