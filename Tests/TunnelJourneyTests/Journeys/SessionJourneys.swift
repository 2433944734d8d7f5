import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// What one start leaves for the next.
@MainActor
@Suite("Sessions")
struct SessionJourneys {
  private static let size = Size(width: 900, height: 560)

  /// Starts once more with the state of another start.
  private func restart(_ tunnel: TunnelStage) -> TunnelStage {
    TunnelStage(size: Self.size, restoring: tunnel.root.state)
  }

  @Test("T28, D99: The dig, both cameras, the styles and the overlays return")
  func maps() {
    let tunnel = TunnelStage(size: Self.size)
    tunnel.drag(.start, to: "40 20")
    tunnel.stage.settle()
    tunnel.map(.start).zoom(by: 1.7, about: Point(x: 30, y: 40))
    tunnel.map(.start).turn(by: .degrees(25))
    tunnel.map(.target).mapStyle = .night
    tunnel.map(.target).showsGraticule = true
    tunnel.map(.start).showsOtherSide = true
    tunnel.map(.target).showsDaylight = true
    tunnel.stage.settle()
    let state = tunnel.root.state
    let next = restart(tunnel)
    next.stage.settle()
    #expect(next.root.dig == tunnel.root.dig)
    #expect(next.root.state == state)
    #expect(next.map(.target).sun == tunnel.map(.target).sun)
    #expect(next.map(.start).sun == nil)
    #expect(next.map(.start).camera == tunnel.map(.start).camera)
    #expect(next.agrees)
    #expect(next.annotation(.start).image.end == .start)
    #expect(next.annotation(.target).image.end == .target)
  }

  @Test("T28, D99: A whole globe is whole in a window of another size too")
  func whole() {
    let tunnel = TunnelStage(size: Self.size)
    tunnel.stage.settle()
    let next = TunnelStage(
      size: Size(width: 400, height: 700), restoring: tunnel.root.state)
    next.stage.settle()
    #expect(next.map(.start).isWhole)
    #expect(next.map(.target).isWhole)
  }

  @Test("T28, D99: The information sides return without a flip, and turn back to the maps")
  func side() {
    let tunnel = TunnelStage(size: Self.size)
    tunnel.flip()
    let next = restart(tunnel)
    next.stage.turn()
    #expect(next.root.showsInfo)
    #expect(!next.root.isFlipping)
    #expect(next.root.children.allSatisfy { $0 is GeoInfoViewController })
    next.flip()
    #expect(!next.root.showsInfo)
    #expect(next.root.children.allSatisfy { $0 is MapViewController })
    #expect(next.agrees)
  }

  @Test("T28, D99: The open search returns with its text, in the first frame, with the focus")
  func search() {
    let tunnel = TunnelStage(size: Self.size)
    tunnel.stage.press(.character("f"), modifierFlags: .control)
    tunnel.waitForSheet()
    tunnel.stage.type("Reykj")
    let next = restart(tunnel)
    next.stage.turn()
    let sheet = next.sheet as? SearchViewController
    #expect(sheet?.text == "Reykj")
    #expect(sheet?.isBeingPresented == false)
    next.stage.type("a")
    #expect(sheet?.text == "Reykja")
    next.stage.press(.escape)
    next.stage.press(.escape)
    next.waitForSheet()
    #expect(next.sheet == nil)
  }

  @Test(
    "T28, D99: Each sheet and popover returns with its page",
    arguments: [
      Panel(kind: .history), Panel(kind: .settings), Panel(kind: .settings, page: "units"),
      Panel(kind: .about), Panel(kind: .about, page: "licenses"), Panel(kind: .keys),
      Panel(kind: .facts, page: "target"), Panel(kind: .discover),
      Panel(kind: .discover, page: "towns"),
    ])
  func panels(panel: Panel) {
    let next = TunnelStage(size: Self.size, restoring: SessionState(panel: panel))
    next.stage.turn()
    #expect((next.sheet as? any RestorableController)?.panel == panel)
    #expect(next.root.state.panel == panel)
  }

  @Test("T28, D97: The information sides return to a window with other settings")
  func infoSidesWithSettings() {
    let window = WindowSession(
      1, showing: SessionState(dig: .denmark, showsInfo: true),
      settings: Settings(units: .imperial),
      application: Application(platform: HeadlessPlatform()), earth: TunnelStage.earth,
      history: nil, savingOn: { SaveQueue(isImmediate: true) })
    window.show()
    #expect(window.root.children.count == 2)
    #expect(window.root.children.allSatisfy { $0 is GeoInfoViewController })
  }

  @Test("T28: The sidebar with the favorites returns, and the maps have the focus")
  func sidebar() async throws {
    let tunnel = TunnelStage(size: Self.size)
    try await tunnel.openFavorites(["A", "B"])
    let next = TunnelStage(
      size: Self.size, restoring: tunnel.root.state, folder: tunnel.folder)
    #expect(next.frame(.start).minX == 300)
    await next.stage.wait { next.favoriteNames == ["A", "B"] }
    #expect(next.stage.window.focusedView === next.map(.start))
  }

  @Test("T28: The sidebar of a narrow window returns hidden, and appears when the window is wide")
  func hiddenSidebar() {
    let next = TunnelStage(
      size: Size(width: 400, height: 560), restoring: SessionState(hasSidebar: true))
    #expect(next.frame(.start).minX == 0)
    #expect(next.root.state.hasSidebar)
    next.stage.resize(to: Self.size)
    next.stage.settle()
    #expect(next.frame(.start).minX == 300)
  }

  @Test("T28: A window that nobody has dug in keeps its hint")
  func hint() {
    let tunnel = TunnelStage(size: Self.size)
    tunnel.root.showsHint = true
    #expect(tunnel.root.state.dig == nil)
    tunnel.drag(.start, to: "40 20")
    #expect(tunnel.root.state.dig == tunnel.root.dig)
  }

  @Test("D99: A place of the command line wins over what was kept")
  func commandLine() {
    var state = SessionState(
      dig: .denmark, maps: Ends(start: MapState(center: place("1 2"), radius: 5000), target: nil),
      showsInfo: true, hasSidebar: true, panel: Panel(kind: .search, text: "x"))
    state.window.isMaximized = true
    let dig = Dig(entrance: place("41.9 12.5"))
    let moved = state.moved(to: dig)
    #expect(state.opening("/a.geojson").document == "/a.geojson")
    #expect(state.opening("/a.geojson").panel == nil)
    #expect(moved.dig == dig)
    #expect(moved.window == state.window)
    #expect(moved.hasSidebar)
    #expect(moved.maps[.start] == MapState(center: dig.entrance))
    #expect(!moved.showsInfo)
    #expect(moved.panel == nil)
  }

  @Test("D98: Cameras, sides, sheets and their texts are reported when they change")
  func reports() {
    let tunnel = TunnelStage(size: Self.size)
    tunnel.stage.settle()
    var count = 0
    tunnel.onStateChange = { count += 1 }
    func reports(_ change: () -> Void) -> Bool {
      count = 0
      change()
      return count > 0
    }
    #expect(reports { tunnel.map(.start).turn(by: .degrees(3)) })
    #expect(reports { tunnel.map(.start).mapStyle = .plain })
    #expect(reports { tunnel.map(.start).showsGraticule = true })
    #expect(reports { tunnel.map(.start).showsOtherSide = true })
    tunnel.stage.settle()
    #expect(reports { tunnel.root.search() })
    tunnel.waitForSheet()
    #expect(reports { tunnel.stage.type("x") })
    tunnel.stage.press(.escape)
    #expect(
      reports {
        tunnel.stage.press(.escape)
        tunnel.waitForSheet()
      })
    #expect(reports { tunnel.root.flip() })
  }
}
