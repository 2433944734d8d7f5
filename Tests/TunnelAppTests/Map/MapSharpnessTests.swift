import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("A map with very many pixels")
struct MapSharpnessTests {
  private let tunnel = TunnelStage()
  private var map: MapView { tunnel.map(.start) }

  private func move(by degrees: Double, after time: Duration) {
    tunnel.stage.advance(by: time)
    let center = map.camera.center
    map.camera.center =
      Coordinate(latitude: center.latitude, longitude: center.longitude + degrees) ?? center
    tunnel.stage.turn()
  }

  @Test("is coarse while it moves, and sharp within a tenth of a second of rest")
  func motion() {
    map.sharpPixelLimit = 0
    move(by: 1, after: .milliseconds(16))
    #expect(!map.scene.isCoarse)
    for _ in 0..<8 {
      move(by: 1, after: .milliseconds(16))
      #expect(map.scene.isCoarse)
    }
    tunnel.stage.advance(by: .milliseconds(100))
    #expect(!map.scene.isCoarse)
  }

  @Test("stays sharp when it jumps")
  func jump() {
    map.sharpPixelLimit = 0
    move(by: 1, after: .milliseconds(16))
    move(by: 40, after: .seconds(1))
    #expect(!map.scene.isCoarse)
  }

  @Test("stays sharp while it moves if it has fewer pixels")
  func small() {
    for _ in 0..<3 { move(by: 1, after: .milliseconds(16)) }
    #expect(!map.scene.isCoarse)
  }
}
