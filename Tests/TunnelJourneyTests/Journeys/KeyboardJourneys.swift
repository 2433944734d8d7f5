import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Keyboard")
struct KeyboardJourneys {
  @Test("T30: Tab reaches both maps, both names and coordinates and the buttons, and wraps around")
  func tab() {
    let tunnel = TunnelStage()
    var seen: [View] = []
    for _ in 0..<15 {
      if let view = tunnel.stage.window.focusedView { seen.append(view) }
      tunnel.stage.press(.tab)
    }

    #expect(Set(seen.map(ObjectIdentifier.init)).count == 15)
    #expect(seen.first === tunnel.map(.start))
    #expect(seen.contains { $0 === tunnel.map(.target) })
    for name in [
      "Start facts", "Copy start", "Search", "Radar", "More", "End facts", "Copy end",
      "About the data", "Other side", "Day and night",
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
    #expect(map.camera.center.longitude > start.center.longitude)
    tunnel.stage.press(.upArrow)
    #expect(map.camera.center.latitude > start.center.latitude)
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
    #expect(map.camera.center == tunnel.root.dig.entrance)
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

  @Test("T30: the focus of a page to read is drawn around what the header leaves of it")
  func ringOfReading() throws {
    let tunnel = TunnelStage()
    tunnel.root.coordinators.help.showAbout(at: .keys)
    tunnel.waitForSheet()
    for _ in 0..<4 where !(tunnel.stage.window.focusedView is ScrollView) {
      tunnel.stage.press(.tab)
    }
    let scroll = try #require(tunnel.stage.window.focusedView as? ScrollView)
    tunnel.stage.press(.downArrow)
    tunnel.stage.advance(by: .seconds(1))
    let ring = try #require(scroll.subviews.first { $0.borderWidth == 2 })
    #expect(scroll.safeAreaInsets.top > 0)
    #expect(scroll.contentOffset.y > -scroll.safeAreaInsets.top)
    #expect(ring.frame == scroll.bounds.inset(by: scroll.safeAreaInsets))
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

  @Test("T30: F10 opens the menu with its first row chosen, and Escape closes it")
  func menu() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 1000))
    tunnel.stage.press(.function(10))
    #expect(tunnel.stage.element("Settings…") != nil)
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    #expect(tunnel.sheet is SearchViewController)
    tunnel.root.presentations.close()
    tunnel.waitForSheet()
    tunnel.stage.press(.function(10))
    tunnel.stage.press(.escape)
    #expect(tunnel.stage.element("Settings…") == nil)
  }

  @Test("D116: F11 fills the display, and Escape leaves it once nothing else is to be put back")
  func leavingFullScreen() {
    let tunnel = TunnelStage()
    let before = tunnel.stage.window.bounds.size
    tunnel.stage.press(.function(11))
    #expect(tunnel.stage.window.isFullScreen)
    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(500))

    tunnel.stage.press(.escape)
    tunnel.stage.advance(by: .milliseconds(500))
    #expect(!tunnel.root.showsInfo)
    #expect(tunnel.stage.window.isFullScreen)
    tunnel.stage.press(.escape)

    #expect(!tunnel.stage.window.isFullScreen)
    #expect(tunnel.stage.window.bounds.size == before)
  }

  @Test(
    "T30: the Menu key and Shift+F10 open the menu where nothing focused has one",
    arguments: [(KeyCode.menu, KeyModifierFlags()), (.function(10), .shift)])
  func menuKeys(key: KeyCode, flags: KeyModifierFlags) throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 1000))
    tunnel.stage.press(key, modifierFlags: flags)
    #expect(tunnel.stage.element("Come out here") == nil)
    #expect(tunnel.stage.element("What is here?") != nil)
    tunnel.stage.press(.escape)
    let radar = try #require(tunnel.stage.element("Radar"))
    tunnel.stage.window.moveFocus(to: radar.view)
    tunnel.stage.press(key, modifierFlags: flags)
    #expect(tunnel.stage.element("Settings…") != nil)
    tunnel.stage.press(.escape)
    tunnel.stage.window.moveFocus(to: nil)
    tunnel.stage.press(key, modifierFlags: flags)
    #expect(tunnel.stage.element("Settings…") != nil)
  }

  @Test("T30, T53: Ctrl+C on the maps copies the sentence of the tunnel")
  func copyingSentence() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 1000))
    tunnel.stage.press(.character("c"), modifierFlags: .control)
    let sentence = tunnel.stage.platform.clipboard
    #expect(sentence?.hasPrefix("If I dig straight down in Lemvig, Denmark, ") == true)
    #expect(tunnel.stage.value(of: "Notice") == sentence.map { "Copied “\($0)”" })
  }

  @Test("The menu toggles full screen, and shows a check mark")
  func fullScreenByMenu() throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 1000))

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
      if root.side != nil { root.closeSidebar() }
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

    /// The commands that open what is open.
    private var opening: [String] {
      switch self {
      case .search: ["Search…"]
      case .settings: ["Settings…"]
      case .about: ["About Tunnel"]
      case .keys: ["All keys"]
      case .history: ["History…"]
      case .files: ["Open favorites…", "Open by name or path…"]
      default: []
      }
    }

    /// Whether a key is one that lists, fields, buttons and facts take for themselves, or opens what
    /// is open.
    @MainActor
    func takes(_ command: KeyCommand) -> Bool {
      if opening.contains(command.title) { return true }
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
    tunnel.onNewWindow = { calls += 1 }
    tunnel.onCloseWindow = { calls += 1 }
    tunnel.onQuit = { calls += 1 }
    func traits() -> [String] {
      let objects = [tunnel.sheet, tunnel.stage.window.focusedView] as [AnyObject?]
      return [
        "\(root.state)", "\(calls)", "\(root.format)", "\(tunnel.stage.window.isFullScreen)",
        "\(root.history)", "\(root.favorites?.list.favorites.count ?? 0)",
        "\(objects.map { $0.map(ObjectIdentifier.init) })",
        "\(root.notice.window == nil)", tunnel.stage.window.focusedView?.accessibility.value ?? "",
        "\(tunnel.showsMenu)",
      ]
    }
    let commands = tunnel.split.keyCommands + [root.flipCommand] + tunnel.map(.start).commands
    #expect(commands.count > 40)
    for command in commands where !situation.takes(command) {
      await situation.begin(in: tunnel)
      let isTyped =
        command.modifierFlags.subtracting(.shift).isEmpty && command.input.isCharacter
      let focused = tunnel.stage.window.focusedView
      if isTyped, focused is TableView { continue }
      let before = traits()
      if isTyped, focused is any KeyInput {
        tunnel.stage.press(command.input, modifierFlags: command.modifierFlags)
        #expect(traits() == before, "\(command.title) (\(command.shortcutTitle))")
        continue
      }
      tunnel.stage.press(command.input, modifierFlags: command.modifierFlags)
      for _ in 0..<20 { await Task.yield() }
      tunnel.stage.advance(by: .milliseconds(100))
      let isSilent = traits() == before
      #expect(!isSilent, "\(command.title) (\(command.shortcutTitle))")
      if tunnel.showsMenu { tunnel.stage.press(.escape) }
    }
  }
}

extension TunnelStage {
  /// Whether a menu is open.
  fileprivate var showsMenu: Bool {
    stage.window.viewsInside.contains { String(describing: type(of: $0)) == "MenuRow" }
  }
}

extension KeyCode {
  /// Whether the key types a character.
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}

/// A panel of the app with a list.
enum ListPanel: CaseIterable {
  case settings, units, notation, appearance, start, recentFiles
  case history, about, licenses, versions, search, files, favorites, sidebar

  var size: Size {
    self == .sidebar ? Size(width: 900, height: 560) : Size(width: 500, height: 600)
  }

  /// The page of the settings; nil for other panels.
  var page: SettingsPage? {
    switch self {
    case .units: .units
    case .notation: .notation
    case .appearance: .appearance
    case .start: .start
    case .recentFiles: .recentFiles
    default: nil
    }
  }

  /// Whether Enter on a row does something.
  var acts: Bool { self != .versions }

  /// Settings of which none is the first choice.
  static var chosen: Settings {
    var settings = Settings()
    settings.units = .nautical
    settings.notation = CoordinateFormat.offered[2]
    settings.appearance = .light
    settings.start = Settings.Start.allCases[1]
    settings.recentFiles = .forgotten
    return settings
  }

  /// The row at which the focus starts.
  var first: Int {
    switch self {
    case .units: Units.allCases.firstIndex(of: Self.chosen.units) ?? 0
    case .notation: 2
    case .appearance: Settings.Appearance.allCases.firstIndex(of: .light) ?? 0
    case .start: 1
    case .recentFiles: Settings.RecentFiles.allCases.firstIndex(of: .forgotten) ?? 0
    case .history: 2
    default: 0
    }
  }
}

/// A stage with an open panel, of which only keys have been used.
@MainActor
final class ListStage {
  /// What a key must not change unless it acts.
  struct State: Equatable {
    var settings: Settings
    var dig: Dig
    var digs: Int
    var sheet: ObjectIdentifier?
    var pages: Int?
    var opened: [String]
    var favorites: [String]
  }

  let tunnel: TunnelStage
  private let home = FilesHome()
  private var opened: [String] = []

  init(
    _ panel: ListPanel, size: Size? = nil, systemTraits: TraitCollection = Theme.defaultTraits
  ) async throws {
    tunnel = TunnelStage(size: size ?? panel.size, systemTraits: systemTraits)
    tunnel.root.settings = ListPanel.chosen
    tunnel.onOpenFile = { [weak self] in self?.opened.append($0 ?? "") }
    tunnel.offer = { [home] in FilesViewController.Offer(home: home.path) }
    try await open(panel)
  }

  var stage: Stage { tunnel.stage }

  var state: State {
    State(
      settings: tunnel.root.settings, dig: tunnel.root.dig,
      digs: tunnel.root.history.entries.count, sheet: tunnel.sheet.map(ObjectIdentifier.init),
      pages: (tunnel.sheet as? SheetViewController)?.stack.viewControllers.count,
      opened: opened, favorites: tunnel.favoriteNames)
  }

  /// The list that has the focus.
  var table: TableView? { stage.window.focusedView as? TableView }

  /// The row of the list on which keys act, as assistive technology is told.
  var row: Int? {
    stage.turn()
    let cell = table?.accessibilityRelations[.activeDescendant].first as? TableViewCell
    guard let table, let path = cell.flatMap(table.indexPath) else { return nil }
    return (0..<path.section).reduce(path.row) { $0 + table.numberOfRows(inSection: $1) }
  }

  /// The number of rows in all sections.
  var count: Int {
    guard let table else { return 0 }
    return (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
  }

  private func open(_ panel: ListPanel) async throws {
    switch panel {
    case .settings, .units, .notation, .appearance, .start, .recentFiles:
      stage.press(.character(","), modifierFlags: .control)
      tunnel.waitForSheet()
      guard let page = panel.page, let index = SettingsPage.allCases.firstIndex(of: page)
      else { break }
      enterRow(index)
    case .history:
      for number in 0..<12 {
        tunnel.root.history.record(
          DigHistory.Entry(
            .start, Dig(entrance: place("\(number) 20")), at: TunnelStage.noon,
            named: "Place \(number)"))
      }
      for _ in 0..<2 { tunnel.root.history.undo() }
      stage.press(.character("h"), modifierFlags: .control)
      tunnel.waitForSheet()
    case .about, .licenses, .versions:
      tunnel.openAbout()
      if panel == .licenses { enterRow(1) }
      if panel == .versions { enterRow(3) }
    case .search:
      tunnel.openSearch()
      await tunnel.search("san")
      reachList()
    case .files:
      for name in ["alpha", "beta", "gamma", "delta"] {
        try home.write(FavoritesFolder.text(["A"]), to: "\(name).geojson")
      }
      stage.press(.character("o"), modifierFlags: .control)
      tunnel.waitForSheet()
      await stage.wait { (tunnel.sheet as? FilesViewController)?.isReading == false }
      reachList()
    case .favorites, .sidebar:
      try await tunnel.openFavorites((0..<20).map { "\($0) Hill" })
    }
  }

  private func enterRow(_ row: Int) {
    for _ in 0..<row { stage.press(.downArrow) }
    stage.press(.enter)
    stage.settle()
  }

  /// Presses Tab until a list has the focus.
  private func reachList() {
    for _ in 0..<6 where table == nil { stage.press(.tab) }
  }
}

@MainActor
@Suite("Lists by keyboard")
struct ListJourneys {
  @Test("T50: the focus starts at what is chosen", arguments: ListPanel.allCases)
  func start(panel: ListPanel) async throws {
    let it = try await ListStage(panel)
    #expect(it.row == panel.first)
  }

  @Test(
    "T50: arrows, Home, End and Page move through every list, and change nothing",
    arguments: ListPanel.allCases)
  func moving(panel: ListPanel) async throws {
    let it = try await ListStage(panel)
    let (before, start, last) = (it.state, panel.first, it.count - 1)
    #expect(last > 0)
    let steps: [(KeyCode, ClosedRange<Int>)] = [
      (.upArrow, max(0, start - 1)...max(0, start - 1)), (.home, 0...0), (.upArrow, 0...0),
      (.downArrow, 1...1), (.pageDown, min(2, last)...last), (.end, last...last),
      (.downArrow, last...last), (.upArrow, last - 1...last - 1), (.end, last...last),
      (.pageUp, 0...last - 1), (.home, 0...0),
    ]
    for (key, rows) in steps {
      it.stage.press(key)
      let row = try #require(it.row, "\(key)")
      #expect(rows.contains(row), "\(key) leads to \(row)")
      #expect(it.state == before, "\(key)")
    }
  }

  @Test("T50: typing finds a row in every list, and changes nothing", arguments: ListPanel.allCases)
  func typing(panel: ListPanel) async throws {
    let it = try await ListStage(panel)
    let before = it.state
    it.stage.press(.end)
    let table = try #require(it.table)
    let path = try #require(
      (table.accessibilityRelations[.activeDescendant].first as? TableViewCell)
        .flatMap(table.indexPath))
    let delegate = try #require(table.delegate as? any TableViewDelegate)
    let title = try #require(delegate.tableView(table, typeSelectTextForRowAt: path))
    it.stage.press(.home)
    it.stage.type(title)
    let row = try #require(it.row)
    #expect(row > 0)
    #expect(it.state == before)
  }

  @Test("T50: Enter acts, and so does a press", arguments: ListPanel.allCases)
  func acting(panel: ListPanel) async throws {
    let byKey = try await ListStage(panel)
    let byMouse = try await ListStage(panel)
    let (before, beforePress) = (byKey.state, byMouse.state)
    let down = panel.first + 1 < byKey.count
    for it in [byKey, byMouse] { it.stage.press(down ? .downArrow : .upArrow) }
    byKey.stage.press(.enter)
    let table = try #require(byMouse.table)
    let cell = try #require(
      table.accessibilityRelations[.activeDescendant].first as? TableViewCell)
    byMouse.stage.tap(at: cell.convert(cell.bounds, to: nil).center)
    for (it, before) in [(byKey, before), (byMouse, beforePress)] {
      await it.stage.wait { !panel.acts || it.state != before }
      it.tunnel.waitForSheet()
    }
    var (key, mouse) = (byKey.state, byMouse.state)
    #expect((key != before) == panel.acts)
    for state in [key, mouse] { #expect((state.sheet == nil) == (key.sheet == nil)) }
    (key.sheet, mouse.sheet) = (nil, nil)
    (key.opened, mouse.opened) = (key.opened.map(\.lastName), mouse.opened.map(\.lastName))
    #expect(key == mouse)
  }

  @Test("T50: in a list of choices Space acts too, and Enter again chooses again")
  func choosing() async throws {
    let it = try await ListStage(.units)
    it.stage.press(.home)
    it.stage.press(.space)
    #expect(it.tunnel.root.settings.units == Units.allCases[0])
    it.stage.press(.downArrow)
    #expect(it.tunnel.root.settings.units == Units.allCases[0])
    it.stage.press(.enter)
    #expect(it.tunnel.root.settings.units == Units.allCases[1])
    it.stage.press(.upArrow)
    it.stage.press(.enter)
    #expect(it.tunnel.root.settings.units == Units.allCases[0])
  }

  @Test("T50: in a panel that came by mouse an arrow goes to the list", arguments: [true, false])
  func byMouse(isDown: Bool) {
    let tunnel = TunnelStage(size: Size(width: 500, height: 900))
    tunnel.root.settings = ListPanel.chosen
    tunnel.stage.tap("More")
    tunnel.stage.tap("Settings…")
    tunnel.waitForSheet()
    tunnel.stage.tap("Units")
    tunnel.stage.settle()
    #expect(tunnel.stage.window.focusedView == nil)
    tunnel.stage.press(isDown ? .downArrow : .upArrow)
    #expect(tunnel.stage.window.focusedView is TableView)
    #expect(tunnel.root.settings == ListPanel.chosen)
  }

  @Test("T50: Delete removes a dig from the history, and Ctrl+Z brings it back", arguments: 0..<12)
  func deleting(row: Int) async throws {
    let it = try await ListStage(.history)
    let (history, dig) = (it.tunnel.root.history, it.tunnel.root.dig)
    it.stage.press(.home)
    for _ in 0..<row { it.stage.press(.downArrow) }
    it.stage.press(.delete)
    let entry = history.entries[11 - row]
    #expect(it.tunnel.root.history.entries == history.entries.filter { $0 != entry })
    #expect(it.tunnel.root.dig == dig)
    #expect(it.tunnel.root.history.current == history.current)
    #expect(it.row == min(row, 10))
    #expect(
      it.stage.value(of: "Notice") == "Deleted “\(entry.name ?? "")”. Ctrl+Z brings it back.")
    it.stage.press(.character("z"), modifierFlags: .control)
    #expect(it.tunnel.root.history == history)
    it.stage.press(.character("y"), modifierFlags: .control)
    #expect(it.count == 11)
  }

  @Test("T50: every dig can be deleted, one by one, and all of them come back")
  func deletingAll() async throws {
    let it = try await ListStage(.history)
    let history = it.tunnel.root.history
    for _ in 0..<12 { it.stage.press(.delete) }
    #expect(it.tunnel.root.history.entries.isEmpty)
    #expect(it.tunnel.root.history.current == history.current)
    it.stage.press(.delete)
    for _ in 0..<12 { it.stage.press(.character("z"), modifierFlags: .control) }
    #expect(it.tunnel.root.history == history)
  }

  @Test("T50: the history is cleared by keyboard, and keys go on where it comes back")
  func clearing() async throws {
    let it = try await ListStage(.history)
    let history = it.tunnel.root.history
    it.stage.press(.tab)
    it.stage.press(.enter)
    it.stage.turn()
    #expect(it.tunnel.root.history.entries.isEmpty)
    it.stage.press(.character("z"), modifierFlags: .control)
    it.stage.turn()
    #expect(it.tunnel.root.history == history)
    it.stage.press(.downArrow)
    it.stage.press(.home)
    #expect(it.row == 0)
  }

  @Test(
    "T50: a dig after a deleted one is undone to where the tunnel was, and then the deletion",
    arguments: [KeyCode.home, .end])
  func deletingBetween(row: KeyCode) async {
    let tunnel = TunnelStage(size: Size(width: 500, height: 600))
    for spot in ["10 10", "20 20"] {
      tunnel.root.maps[.start].dig(at: place(spot))
      tunnel.arrive()
    }
    // Digs that no event makes are closed steps only once the main actor is free.
    await tunnel.stage.wait { tunnel.root.undos.groupingLevel == 0 }
    let entries = tunnel.root.history.entries
    tunnel.stage.press(.character("h"), modifierFlags: .control)
    tunnel.waitForSheet()
    tunnel.stage.press(row)
    tunnel.stage.press(.delete)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    tunnel.root.maps[.start].dig(at: place("30 30"))
    tunnel.arrive()
    for expected in [place("20 20"), place("20 20"), place("10 10")] {
      tunnel.stage.press(.character("z"), modifierFlags: .control)
      tunnel.arrive()
      #expect(tunnel.root.dig.entrance == expected)
    }
    #expect(tunnel.root.history.entries.prefix(2).map(\.dig) == entries.map(\.dig))
  }

  @Test("T50: a deleted dig is not listed again at the next start")
  func deletedForGood() throws {
    let tunnel = TunnelStage()
    for spot in ["10 10", "20 20"] {
      tunnel.root.maps[.start].dig(at: place(spot))
      tunnel.arrive()
    }
    tunnel.root.removeDig(try #require(tunnel.root.history.entries.last))
    let next = TunnelStage("20 20")
    next.root.restore(DigHistory.read(KeptText(tunnel.root.history.text)).value)
    #expect(next.root.history.entries.map(\.dig.entrance) == [place("10 10")])
    #expect(next.root.dig.entrance == place("20 20"))
    next.stage.press(.leftArrow, modifierFlags: .alternate)
    #expect(next.root.dig.entrance == place("10 10"))
  }

  @Test(
    "T50, D110: Alt+Left goes on from the dig that is shown, whichever is deleted",
    arguments: [
      (0, KeyCode.leftArrow, "0 0"), (1, .leftArrow, "0 0"), (2, .leftArrow, "0 0"),
      (3, .leftArrow, "0 0"), (0, .rightArrow, "20 20"), (1, .rightArrow, "30 30"),
      (2, .rightArrow, "20 20"), (3, .rightArrow, "20 20"),
    ])
  func deletingWhileBrowsing(index: Int, key: KeyCode, goal: String) {
    let tunnel = TunnelStage("0 0")
    for spot in ["10 10", "20 20", "30 30", "40 40"] {
      tunnel.root.maps[.start].dig(at: place(spot))
      tunnel.arrive()
    }
    for _ in 0..<3 { tunnel.stage.press(.leftArrow, modifierFlags: .alternate) }
    #expect(tunnel.root.dig.entrance == place("10 10"))
    tunnel.root.removeDig(tunnel.root.history.entries[index])
    tunnel.stage.press(key, modifierFlags: .alternate)
    #expect(tunnel.root.dig.entrance == place(goal))
  }

  @Test("T50: a history that was cleared comes back without the digs that were undone since")
  func clearingBefore() async throws {
    let it = try await ListStage(.history)
    let history = it.tunnel.root.history
    it.stage.press(.tab)
    it.stage.press(.enter)
    it.stage.press(.escape)
    it.tunnel.waitForSheet()
    it.tunnel.root.maps[.start].dig(at: place("50 50"))
    it.tunnel.arrive()
    await it.stage.wait { it.tunnel.root.undos.groupingLevel == 0 }
    for _ in 0..<2 { it.stage.press(.character("z"), modifierFlags: .control) }
    #expect(it.tunnel.root.history.entries == history.entries)
  }

  @Test("T50: a key that is held in the history deletes one dig", arguments: 0..<12)
  func holding(row: Int) async throws {
    let it = try await ListStage(.history)
    it.stage.press(.home)
    for _ in 0..<row { it.stage.press(.downArrow) }
    for number in 0..<8 { it.stage.send(.keyDown(Key(.delete), isRepeat: number > 0)) }
    it.stage.send(.keyUp(Key(.delete)))
    #expect(it.tunnel.root.history.entries.count == 11)
  }

  @Test(
    "T50: over a panel, Ctrl+Z and Ctrl+Y say that there is nothing to undo or redo",
    arguments: [ListPanel.favorites, .files, .units, .settings, .about])
  func nothingToUndo(panel: ListPanel) async throws {
    let it = try await ListStage(panel)
    for (key, text) in [("z", "There is nothing to undo."), ("y", "There is nothing to redo.")] {
      it.stage.press(.character(Character(key)), modifierFlags: .control)
      #expect(it.stage.value(of: "Notice") == text)
    }
  }

  @Test("T50, D111: what is typed into the field beside the maps does nothing to them")
  func typingBesideMaps() async throws {
    let it = try await ListStage(.sidebar)
    for _ in 0..<20 where !(it.stage.window.focusedView is TextField) {
      it.stage.press(.tab, modifierFlags: .shift)
    }
    let field = try #require(it.stage.window.focusedView as? TextField)
    for end in End.allCases { it.tunnel.map(end).turn(by: .degrees(40)) }
    func maps() -> [String] {
      End.allCases.map { "\(it.tunnel.map($0).camera) \(it.tunnel.map($0).mapStyle)" }
    }
    let before = maps()
    let text = "Saint-Malo + [north] m/o g1 ?=n"
    it.stage.type(text)
    #expect(field.text == text)
    #expect(maps() == before)
    #expect(it.tunnel.sheet == nil)
    #expect(!it.tunnel.root.showsInfo)
  }

  @Test(
    "T50: Tab reaches every control of a panel and comes back; Escape leaves it",
    arguments: [
      (ListPanel.settings, ["Close"]), (.units, ["Settings", "Close"]),
      (.history, ["Clear", "Close"]),
      (.about, ["Close"]), (.licenses, ["About", "Close"]), (.search, ["Search"]),
      (.files, ["Folder above", "Close"]), (.favorites, ["Close"]), (.sidebar, ["Close"]),
    ])
  func tab(panel: ListPanel, names: [String]) async throws {
    let it = try await ListStage(panel)
    let start = try #require(it.stage.window.focusedView)
    var forth: [View] = []
    repeat {
      it.stage.press(.tab)
      if let view = it.stage.window.focusedView { forth.append(view) }
    } while forth.last !== start && forth.count < 30
    let labels = forth.compactMap(\.accessibility.label)
    for name in names { #expect(labels.contains { $0.hasPrefix(name) }, "\(name): \(labels)") }
    var back: [View] = []
    for _ in forth {
      it.stage.press(.tab, modifierFlags: .shift)
      if let view = it.stage.window.focusedView { back.append(view) }
    }
    #expect(
      back.map(ObjectIdentifier.init) == forth.dropLast().reversed().map(ObjectIdentifier.init) + [
        ObjectIdentifier(start)
      ])
    for _ in 0..<3 where it.tunnel.sheet != nil {
      it.stage.press(.escape)
      it.tunnel.waitForSheet()
    }
    #expect(it.tunnel.sheet == nil)
  }

  @Test("T50, D103: after going up, the list starts at the folder that was left")
  func up() async throws {
    let home = FilesHome()
    for name in ["a", "b/inside", "c"] { try home.write("", to: "\(name)/x.json") }
    let tunnel = TunnelStage(size: Size(width: 500, height: 600))
    tunnel.offer = { FilesViewController.Offer(home: home.path) }
    tunnel.root.showFiles(in: home.path + "/b")
    tunnel.waitForSheet()
    let panel = try #require(tunnel.sheet as? FilesViewController)
    await tunnel.stage.wait { !panel.isReading }
    tunnel.stage.press(.upArrow, modifierFlags: .alternate)
    await tunnel.stage.wait { !panel.isReading }
    #expect(panel.page.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("D111, T50: beside the maps, letters and Home find favorites and do nothing to the maps")
  func besideMaps() async throws {
    let it = try await ListStage(.sidebar)
    let styles = End.allCases.map { it.tunnel.map($0).mapStyle }
    for key in "mopgnf1" { it.stage.press(.character(key)) }
    it.stage.press(.end)
    it.stage.press(.home)
    #expect(it.row == 0)
    #expect(End.allCases.map { it.tunnel.map($0).mapStyle } == styles)
    #expect(!it.tunnel.root.showsInfo)
    #expect(it.tunnel.sheet == nil)
    it.stage.press(.escape)
    it.stage.press(.character("m"))
    #expect(End.allCases.map { it.tunnel.map($0).mapStyle } != styles)
  }
}

extension String {
  /// The last part of a path.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}
