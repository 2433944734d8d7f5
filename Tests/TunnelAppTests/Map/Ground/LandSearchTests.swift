import Atlas
import Containers
import Glibc
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

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

struct LandNotePlacementTests {
  private let area = Rect(x: 0, y: 0, width: 400, height: 300)
  private let size = Size(width: 100, height: 20)
  private let end = Point(x: 200, y: 150)

  @Test("T49: the note is above a long line, and beyond the land of a short one")
  func places() throws {
    let long = LandNotePlacement(of: size, from: end, to: Point(x: 390, y: 150), in: area)
    let above = try #require(long.frame)
    #expect(above.maxY < 150)
    #expect(above.minX > end.x + 20)
    let short = LandNotePlacement(of: size, from: end, to: Point(x: 230, y: 150), in: area)
    #expect(try #require(short.frame).minX > 230)
  }

  @Test("T49: the note is inside the map, in whatever direction and however far the land is")
  func inside() throws {
    for step in 0..<24 {
      for length in [15.0, 60, 140, 900] {
        let way = direction(step: step) * length
        let placement = LandNotePlacement(of: size, from: end, to: end + way, in: area)
        let frame = try #require(placement.frame)
        #expect(area.union(frame) == area, "\(step) \(length)")
      }
    }
  }

  @Test("T49: where something else is, the note is on the other side of the line")
  func otherSide() throws {
    let taken = Rect(x: 0, y: 0, width: 400, height: 149)
    let placement = LandNotePlacement(
      of: size, from: end, to: Point(x: 390, y: 150), in: area
    ) { !$0.intersects(taken) }
    #expect(try #require(placement.frame).minY > 150)
  }

  @Test("T49: there is no note for an end out of sight, or for land next to it")
  func none() {
    let far = Point(x: -50, y: 150)
    #expect(LandNotePlacement(of: size, from: far, to: end, in: area).frame == nil)
    let next = Point(x: 205, y: 150)
    #expect(LandNotePlacement(of: size, from: end, to: next, in: area).frame == nil)
  }

  /// Returns the direction of a twenty-fourth of a turn.
  private func direction(step: Int) -> Point {
    let angle = Angle(degrees: Double(step) * 15)
    return Point(x: cos(angle.radians), y: sin(angle.radians))
  }
}
