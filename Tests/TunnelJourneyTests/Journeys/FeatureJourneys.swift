import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Natural features")
struct FeatureJourneys {
  @Test("T42: a result shows its kind, its height and its countries")
  func rows() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("everest")

    #expect(tunnel.found.first == "Mount Everest")
    let row = try #require(tunnel.stage.element("Mount Everest"))
    #expect(
      row.value?.contains("China and Nepal\u{A0}· mountain, 8,84") == true, "\(row.value ?? "")")
  }

  @Test("T42: Enter digs at a lake, and the map shows all of it, wider than a village")
  func lake() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("lake victoria")
    tunnel.stage.press(.enter)

    #expect(tunnel.searching == nil)
    #expect(tunnel.root.dig.entrance.distance(to: place("-1 33")) < 100_000)
    tunnel.waitForSheet()
    #expect(tunnel.agrees)
    tunnel.arrive()
    let across = tunnel.map(.start).scene.metersAcross
    #expect((400_000...1_500_000).contains(across), "\(across)")
    #expect(tunnel.map(.target).camera.radius == tunnel.map(.start).camera.radius)
    #expect(tunnel.root.strip.start.name?.line.hasPrefix("Lake Victoria") == true)
  }

  @Test(
    "T42: a mountain is shown from where the imagery has detail, a small island up close",
    arguments: [("mount kilimanjaro", 690_000.0...710_000), ("bora bora", 50_000...100_000)])
  func scales(name: String, meters: ClosedRange<Double>) async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search(name)
    tunnel.stage.press(.enter)
    tunnel.arrive()
    let across = tunnel.map(.start).scene.metersAcross
    #expect(meters.contains(across), "\(across)")
    #expect(tunnel.map(.target).camera.radius == tunnel.map(.start).camera.radius)
  }

  @Test("T42: all of a feature is in sight, also on maps that are wider than high")
  func wide() async throws {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    tunnel.openSearch()
    await tunnel.search("lake victoria")
    tunnel.stage.press(.enter)
    tunnel.arrive()
    let map = tunnel.map(.start)
    for shore in ["0.45 33", "-2.95 33", "-1 31.7", "-1 34.2"] {
      let seen = try #require(map.projection.position(of: place(shore)))
      #expect(map.bounds.contains(Point(x: seen.x, y: seen.y)), "\(shore)")
    }
  }

  @Test("T42, T49: at the scale of a feature the other end tells the nearest land out of sight")
  func landOutOfSight() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("lake victoria")
    tunnel.stage.press(.enter)
    tunnel.arrive()
    let map = tunnel.map(.target)
    let name = try #require(tunnel.root.coordinators.naming.names.target)
    #expect(!map.landNote.isHidden)
    #expect(map.landNote.text == name.setting)
    #expect(map.scene.landLine.count == 1)
  }

  @Test("T42, T49: after a feature on the whole globe a town has the usual scale on both maps")
  func town() async throws {
    let tunnel = TunnelStage()
    for name in ["asia", "madrid"] {
      tunnel.openSearch()
      await tunnel.search(name)
      tunnel.stage.press(.enter)
      tunnel.arrive()
      #expect(tunnel.map(.start).isWhole == (name == "asia"))
      #expect(tunnel.map(.target).camera.radius == tunnel.map(.start).camera.radius)
    }
    let across = tunnel.map(.target).scene.metersAcross
    #expect((2_900_000...3_010_000).contains(across), "\(across)")
  }

  @Test("T42: a continent is shown on the whole globe, and the next drop as usual")
  func continent() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("africa")
    tunnel.stage.press(.enter)
    tunnel.arrive()
    #expect(tunnel.map(.start).scene.metersAcross > 10_000_000)

    tunnel.root.maps[.start].dig(at: place("10 10"))
    tunnel.arrive()
    #expect((2_900_000...3_010_000).contains(tunnel.map(.start).scene.metersAcross))
  }
}
