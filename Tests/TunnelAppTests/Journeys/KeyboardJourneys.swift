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

  /// What the window shows when a command is called.
  enum Situation: String, CaseIterable {
    case maps, buttons, info, sidebar, search, settings, about, keys, history, files, facts,
      favorites

    @MainActor
    func begin(in tunnel: TunnelStage) async {
      let root = tunnel.root
      tunnel.waitForSheet()
      if root.showsInfo != (self == .info) { tunnel.flip() }
      if root.sidebar.content != nil { root.closeSidebar() }
      root.presentations.close()
      tunnel.waitForSheet()
      tunnel.map(.start).turn(by: .degrees(40))
      tunnel.stage.window.moveFocus(to: self == .buttons ? root.strip.radar : tunnel.map(.start))
      switch self {
      case .search: root.search(for: "Rome")
      case .settings: root.showSettings()
      case .about: root.showAbout()
      case .keys: root.showAllKeys()
      case .history: root.showHistory()
      case .files: root.showFiles(in: "/")
      case .facts: root.showFacts(of: .start)
      case .favorites, .sidebar: root.toggleFavorites()
      case .maps, .buttons, .info: break
      }
      for _ in 0..<20 { await Task.yield() }
      tunnel.waitForSheet()
      root.notice.hide()
      tunnel.stage.advance(by: .milliseconds(300))
      #expect(root.notice.window == nil)
    }

    /// The command that opens what is open.
    private var opening: String? {
      switch self {
      case .search: "Search…"
      case .settings: "Settings…"
      case .about: "About Tunnel"
      case .keys: "All keys"
      case .history: "History…"
      case .files: "Open favorites…"
      default: nil
      }
    }

    /// Whether a key is one that lists, fields, buttons and facts take for themselves, or opens what
    /// is open.
    @MainActor
    func takes(_ command: KeyCommand) -> Bool {
      if command.title == opening { return true }
      return switch command.input {
      case .escape: true
      case .leftArrow, .rightArrow, .upArrow, .downArrow:
        self != .maps && !command.modifierFlags.contains(.alternate)
      case .enter: self != .maps && self != .info
      case .home, .space: ![.maps, .info, .buttons].contains(self)
      default: false
      }
    }
  }

  @Test(
    "T30: every command, wherever it is called, changes something or says why it does not",
    arguments: Situation.allCases)
  func commands(in situation: Situation) async throws {
    let tunnel = TunnelStage(size: Size(width: situation == .favorites ? 400 : 800, height: 420))
    let root = tunnel.root
    var calls = 0
    root.onNewWindow = { calls += 1 }
    root.onCloseWindow = { calls += 1 }
    root.onQuit = { calls += 1 }
    func traits() -> [String] {
      let objects = [tunnel.sheet, tunnel.stage.window.focusedView] as [AnyObject?]
      return [
        "\(root.state)", "\(calls)", "\(root.format)", "\(tunnel.stage.window.isFullScreen)",
        "\(root.history)", "\(root.favorites?.list.favorites.count ?? 0)",
        "\(objects.map { $0.map(ObjectIdentifier.init) })",
        "\(root.notice.window == nil)", tunnel.stage.window.focusedView?.accessibility.value ?? "",
      ]
    }
    let commands = root.keyCommands + [root.flipCommand] + tunnel.map(.start).commands
    #expect(commands.count > 40)
    for command in commands where !situation.takes(command) {
      await situation.begin(in: tunnel)
      let isTyped = command.modifierFlags.isEmpty && command.input.isCharacter
      let focused = tunnel.stage.window.focusedView
      if isTyped, focused is TableView || focused is any KeyInput { continue }
      let before = traits()
      tunnel.stage.press(command.input, modifierFlags: command.modifierFlags)
      for _ in 0..<20 { await Task.yield() }
      tunnel.stage.advance(by: .milliseconds(100))
      let isSilent = traits() == before
      #expect(!isSilent, "\(command.title) (\(command.shortcutTitle))")
    }
  }
}

extension KeyCode {
  /// Whether the key types a character.
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}
