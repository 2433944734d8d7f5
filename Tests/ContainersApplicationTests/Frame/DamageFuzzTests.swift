import Containers
import Testing

@Suite @MainActor struct DamageFuzzTests {
  @Test(
    "Incremental frames have the same pixels as a single full frame",
    arguments: [1, 1.5], [42, 7, 99])
  func equivalence(scale: Double, seed: UInt64) throws {
    let scene = DamageScene(scale: scale, seed: seed)
    let platformWindow = try #require(scene.platform.windows.first)
    for round in 0..<400 {
      scene.change()
      if round % 40 == 39 { scene.resize(platformWindow) }
      scene.application.turn()
      // Frames are drawn one by one only if somebody looks at each.
      let stepwise = platformWindow.picture
      guard round % 8 == 7 else { continue }
      let before = stepwise.copy()
      scene.platform.post(.exposed(window: platformWindow.identifier))
      scene.application.turn()
      if let place = difference(before, platformWindow.picture) {
        Issue.record("Round \(round): pixel \(place) is stale.")
        return
      }
    }
  }
}
