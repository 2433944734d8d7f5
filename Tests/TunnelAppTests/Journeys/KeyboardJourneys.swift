import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

@MainActor
@Suite("Keyboard")
struct KeyboardJourneys {
  @Test("T30: Tab reaches both maps, both names and coordinates and the buttons, and wraps around")
  func tab() {
    let tunnel = TunnelStage()
    var seen: [View] = []
    for _ in 0..<11 {
      if let view = tunnel.stage.window.focusedView { seen.append(view) }
      tunnel.stage.press(.tab)
    }

    #expect(Set(seen.map(ObjectIdentifier.init)).count == 11)
    #expect(seen.first === tunnel.map(.start))
    #expect(seen.contains { $0 === tunnel.map(.target) })
    for name in [
      "Start facts", "Copy start", "Search", "Radar", "More", "End facts", "Copy end",
      "About the data",
    ] {
      #expect(
        seen.contains { [$0.accessibility.label, $0.accessibility.identifier].contains(name) })
    }
    #expect(tunnel.stage.window.focusedView === seen.first)
  }

  @Test("T30: Space and Enter press the focused button", arguments: [true, false])
  func pressing(isSpace: Bool) throws {
    let tunnel = TunnelStage()
    tunnel.stage.window.moveFocus(to: try #require(tunnel.stage.element("Radar")).view)

    tunnel.stage.press(isSpace ? .space : .enter)
    tunnel.stage.advance(by: .milliseconds(500))

    #expect(tunnel.root.showsInfo)
  }

  @Test("T30: the arrow keys turn the focused globe, plus and minus zoom it")
  func turning() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    let start = map.camera

    tunnel.stage.press(.rightArrow)
    #expect(map.camera.centre.longitude > start.centre.longitude)
    tunnel.stage.press(.upArrow)
    #expect(map.camera.centre.latitude > start.centre.latitude)
    tunnel.stage.press(.character("+"))
    #expect(abs(map.camera.radius - start.radius * 1.25) < 1e-9)
    tunnel.stage.press(.character("-"))
    #expect(abs(map.camera.radius - start.radius) < 1e-9)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T18: the compass appears when the globe is turned, and turns it north up again")
  func compass() throws {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    #expect(tunnel.stage.element("Compass") == nil)

    tunnel.stage.press(.character("["))
    tunnel.stage.press(.character("["))

    #expect(map.camera.heading == .degrees(30))
    let compass = try #require(tunnel.stage.element("Compass"))
    tunnel.stage.tap(at: compass.frame.center)
    tunnel.stage.settle()
    #expect(map.camera.heading == .zero)
    #expect(map.camera.centre == tunnel.root.dig.entrance)
    #expect(tunnel.stage.element("Compass") == nil)
  }

  @Test("T18, T30: a compass that is pressed by keyboard hides and leaves its focus to the map")
  func compassByKeyboard() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    tunnel.stage.press(.character("["))
    for _ in 0..<12 where !map.compass.isFocused { tunnel.stage.press(.tab) }
    #expect(map.compass.isFocused)

    tunnel.stage.press(.enter)
    tunnel.arrive()

    #expect(map.compass.isHidden)
    #expect(map.showsFocus)
  }

  @Test("F11 toggles full screen, also with a sheet open")
  func fullScreen() {
    let tunnel = TunnelStage()
    let size = tunnel.stage.window.bounds.size

    tunnel.stage.press(.function(11))
    #expect(tunnel.stage.window.isFullScreen)
    #expect(tunnel.stage.window.bounds.size == tunnel.stage.platform.screenSize)

    tunnel.stage.press(.character("f"), modifierFlags: .control)
    tunnel.stage.press(.function(11))
    #expect(!tunnel.stage.window.isFullScreen)
    #expect(tunnel.stage.window.bounds.size == size)
  }

  @Test("The menu toggles full screen, and shows a check mark")
  func fullScreenByMenu() throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 800))

    tunnel.stage.tap("More")
    try #require(tunnel.stage.element("Full screen")).activate()
    tunnel.stage.settle()

    #expect(tunnel.stage.window.isFullScreen)
    let command = try #require(
      tunnel.root.menuElements.compactMap { $0 as? Menu }.flatMap(\.children)
        .compactMap { $0 as? KeyCommand }.first { $0.title == "Full screen" })
    #expect(command.state == .on)
  }

  @Test("T30: Ctrl+Q quits the app")
  func quitting() {
    let tunnel = TunnelStage()

    tunnel.stage.press(.character("q"), modifierFlags: .control)

    #expect(tunnel.stage.application.isTerminated)
    #expect(tunnel.stage.platformWindow == nil)
  }
}
