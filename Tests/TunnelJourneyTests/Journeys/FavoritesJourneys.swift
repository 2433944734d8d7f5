import Atlas
import Containers
import ContainersDocuments
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Favorites")
struct FavoritesJourneys {
  private nonisolated static let wide = Size(width: 900, height: 560)
  private nonisolated static let narrow = Size(width: 320, height: 480)

  @Test("T26: Ctrl+D keeps the place with its name and the time, once, and says so")
  func adding() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    tunnel.stage.press(.character("d"), modifierFlags: .control)
    #expect(tunnel.stage.value(of: "Notice") == "Added “Lemvig, Denmark” to the favorites.")
    tunnel.stage.press(.character("d"), modifierFlags: .control)
    #expect(tunnel.stage.value(of: "Notice") == "“Lemvig, Denmark” is a favorite already.")
    await tunnel.stage.wait { tunnel.folder.text != nil }
    let text = try #require(tunnel.folder.text)
    #expect(text.contains(#""name":"Lemvig, Denmark","time":"2026-06-21T12:00:00Z""#))
    #expect(text.contains(#""coordinates":[8.316667,56.55]"#))
  }

  @Test("T26: In a wide window F9 shows the favorites beside the maps, and hides them again")
  func sidebar() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A", "B"])
    let list = try #require(tunnel.root.side)
    #expect(list.splitViewController === tunnel.split)
    #expect(tunnel.sheet == nil)
    #expect(tunnel.frame(of: list) == Rect(x: 0, y: 0, width: 300, height: 560))
    #expect(tunnel.frame(.start).minX == 300)
    #expect(tunnel.frame(.target).maxX == 900)
    #expect(tunnel.stage.window.focusedView === list.page.table)

    tunnel.stage.press(.function(9))
    tunnel.stage.settle()
    #expect(tunnel.root.side == nil)
    #expect(tunnel.root.children.count == 2)
    #expect(tunnel.stage.window.focusedView === tunnel.map(.start))
    #expect(tunnel.frame(.start).minX == 0)
  }

  @Test("T26: From 780 points the favorites are beside the maps, in narrower windows over them")
  func limit() async throws {
    for width in [780.0, 779] {
      let tunnel = TunnelStage(size: Size(width: width, height: 480))
      try await tunnel.openFavorites(["A"])
      #expect((tunnel.root.side?.view.window != nil) == (width == 780))
      #expect((tunnel.sheet == nil) == (width == 780))
    }
  }

  @Test("T26: A notice is at the bottom of the maps, not over the favorites beside them")
  func notice() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A"])
    tunnel.stage.press(.character("d"), modifierFlags: .control)
    let notice = tunnel.root.notice
    #expect(abs(notice.frame.midX - 600) <= 0.5)
    #expect(notice.frame.minX > 300)
  }

  @Test("T26, T32: In a narrow window the favorites are a sheet; choosing one closes it")
  func sheet() async throws {
    let tunnel = TunnelStage(size: Self.narrow)
    try await tunnel.openFavorites(["A", "B"])
    #expect(tunnel.sheet is FavoritesViewController)
    tunnel.stage.press(.downArrow)
    tunnel.selectFavorite("B")
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    #expect(tunnel.root.presentedViewController == nil)
    #expect(tunnel.root.dig.entrance == place("10, 1.5"))
    #expect(tunnel.agrees)
  }

  @Test("T26: A window that becomes narrow hides the sidebar; it returns with the room")
  func resizing() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A"])
    tunnel.stage.resize(to: Self.narrow)
    tunnel.stage.settle()
    #expect(tunnel.frame(.start).minX == 0)
    #expect(tunnel.favoritesList?.view.window == nil)
    tunnel.stage.press(.function(9))
    tunnel.waitForSheet()
    #expect(tunnel.sheet is FavoritesViewController)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    tunnel.stage.resize(to: Self.wide)
    tunnel.stage.settle()
    #expect(tunnel.frame(.start).minX == 300)
    #expect(tunnel.favoritesList?.view.window != nil)
  }

  @Test("T26: Favorites over the maps go beside them when the window becomes wide")
  func widening() async throws {
    let tunnel = TunnelStage(size: Self.narrow)
    try await tunnel.openFavorites(["A", "B", "C"])
    #expect(tunnel.sheet is FavoritesViewController)
    tunnel.selectFavorite("B")
    tunnel.stage.resize(to: Self.wide)
    tunnel.waitForSheet()

    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.side?.view.window != nil)
    #expect(tunnel.selectedFavorite == "B")
  }

  @Test("T26: A press on a favorite digs there; the sidebar stays")
  func choosing() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A", "B", "C"])
    tunnel.stage.tap("C")
    tunnel.arrive()
    #expect(tunnel.root.dig.entrance == place("10, 2.5"))
    #expect(tunnel.map(.start).camera.center == place("10, 2.5"))
    #expect(tunnel.favoriteNames == ["A", "B", "C"])
  }

  @Test("T26, T30: Delete removes the selected favorite, and Ctrl+Z brings it back")
  func deleting() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A", "B", "C"])
    tunnel.selectFavorite("B")
    tunnel.stage.press(.delete)
    #expect(tunnel.favoriteNames == ["A", "C"])
    #expect(tunnel.selectedFavorite == "C")
    #expect(tunnel.stage.value(of: "Notice") == "Deleted “B”. Ctrl+Z brings it back.")
    #expect(await tunnel.waitForFile(#""B""#, isThere: false))
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    #expect(tunnel.favoriteNames == ["A", "B", "C"])
    #expect(await tunnel.waitForFile(#""B""#))
    tunnel.stage.press(.character("z"), modifierFlags: [.control, .shift])
    #expect(tunnel.favoriteNames == ["A", "C"])
  }

  @Test("T26, D112: Ctrl+Z over the maps takes back changes of favorites and digs in their order")
  func undoing() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    tunnel.drag(.start, to: "40 20")
    tunnel.stage.press(.character("d"), modifierFlags: .control)
    let first = tunnel.root.dig
    tunnel.root.maps[.start].dig(at: place("30 10"))
    for favorites in [1, 0] {
      tunnel.stage.press(.character("z"), modifierFlags: .control)
      #expect(tunnel.root.dig == first)
      #expect(tunnel.root.favorites?.list.favorites.count == favorites)
    }
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    #expect(tunnel.root.dig == Dig(entrance: place("56.55 8.316667")))
    for _ in 0..<2 {
      tunnel.stage.press(.character("z"), modifierFlags: [.control, .shift])
    }
    #expect(tunnel.root.dig == first)
    #expect(tunnel.root.favorites?.list.favorites.count == 1)
  }

  @Test("T26, D102: Undo takes back only what was changed here, after others changed the file")
  func undoingAfterOthers() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A", "B"])
    tunnel.selectFavorite("A")
    tunnel.stage.press(.delete)
    #expect(await tunnel.waitForFile(#""A""#, isThere: false))
    try tunnel.folder.write(names: ["X", "B"])
    await tunnel.stage.settle { tunnel.hasRead(["X", "B"]) }
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    #expect(Set(tunnel.favoriteNames) == ["A", "B", "X"])
    tunnel.stage.press(.character("z"), modifierFlags: [.control, .shift])
    #expect(tunnel.favoriteNames == ["X", "B"])
  }

  @Test("T26, D102: What was changed elsewhere is neither undone nor redone, and a notice says so")
  func undoingWhatOthersChanged() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A", "B"])
    let document = try #require(tunnel.root.favorites)
    document.change("Edit", undoneBy: tunnel.root.undos) {
      $0.edit($0.entries[0], name: "mine", note: "")
    }
    #expect(await tunnel.waitForFile(#""mine""#))
    try tunnel.folder.write(names: ["theirs", "B"])
    await tunnel.stage.settle { tunnel.hasRead(["theirs", "B"]) }
    let notice = "Not changed: the same favorite has been changed elsewhere since."
    for flags in [.control, [.control, .shift]] as [KeyModifierFlags] {
      tunnel.stage.press(.character("z"), modifierFlags: flags)
      #expect(tunnel.favoriteNames == ["theirs", "B"])
      #expect(tunnel.stage.value(of: "Notice") == notice)
    }
  }

  @Test("T26, T30: F2 changes the name and the note")
  func editing() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A", "B"])
    #expect(tunnel.selectedFavorite == "A")
    tunnel.stage.press(.function(2))
    tunnel.waitForSheet()
    let alert = try #require(tunnel.sheet as? AlertController)
    #expect(alert.textFields?.map(\.text) == ["A", ""])
    tunnel.stage.press(.character("a"), modifierFlags: .control)
    tunnel.stage.type("Home")
    tunnel.stage.press(.enter)
    tunnel.stage.type("where I live")
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    #expect(tunnel.favoriteNames == ["Home", "B"])
    #expect(tunnel.favoritesList?.shown.first?.favorite.note == "where I live")
    #expect(await tunnel.waitForFile(#"{"name":"Home","note":"where I live"}"#))
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    #expect(tunnel.favoriteNames == ["A", "B"])
  }

  @Test("T26, D102: An edit changes the favorites that it was asked for, even if others come first")
  func editingBeforeOthersCome() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A"])
    let document = try #require(tunnel.root.favorites)
    tunnel.stage.press(.function(2))
    tunnel.waitForSheet()
    let folder = FavoritesFolder()
    let other = FavoritesDocument(path: folder.file, application: tunnel.stage.application)
    tunnel.root.coordinators.favorites.document = other
    tunnel.stage.press(.character("a"), modifierFlags: .control)
    tunnel.stage.type("Home")
    tunnel.stage.press(.enter)
    tunnel.stage.type("where I live")
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    #expect(document.list.favorites.map(\.name) == ["Home"])
    #expect(other.list.favorites.isEmpty)
  }

  @Test("T26, T30: Alt+Up and Alt+Down move a favorite, and so does a drag; the file follows")
  func moving() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A", "B", "C"])
    tunnel.stage.press(.downArrow, modifierFlags: .alternate)
    #expect(tunnel.favoriteNames == ["B", "A", "C"])
    tunnel.stage.settle()
    let handle = try #require(tunnel.stage.elements(.element("C")).first)
    let grip = Point(x: 300 - 24, y: handle.frame.midY)
    tunnel.stage.drag(.point(grip), by: Point(x: 0, y: -200))
    tunnel.stage.settle()
    #expect(tunnel.favoriteNames == ["C", "B", "A"])
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    #expect(tunnel.favoriteNames == ["B", "A", "C"])
    #expect(await tunnel.waitForFile(#""B""#))
  }

  @Test("T26, T30: The field selects by words; Down leads to the list, Escape clears and leaves")
  func searching() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["Oslo", "Old town", "Rome"])
    tunnel.stage.window.moveFocus(to: tunnel.favoritesList?.page.field)
    tunnel.stage.type("OL")
    #expect(tunnel.favoriteNames == ["Old town"])
    tunnel.stage.press(.downArrow)
    #expect(tunnel.stage.window.focusedView === tunnel.favoritesList?.page.table)
    #expect(tunnel.selectedFavorite == "Old town")
    tunnel.stage.type("x")
    tunnel.stage.window.moveFocus(to: tunnel.favoritesList?.page.field)
    tunnel.stage.type("x")
    #expect(tunnel.favoriteNames == [])
    #expect(tunnel.favoritesList?.page.note.text == "No favorite contains “OLx”.")
    tunnel.stage.press(.escape)
    #expect(tunnel.favoriteNames.count == 3)
    tunnel.stage.press(.escape)
    #expect(tunnel.stage.window.focusedView === tunnel.map(.start))
    // Typing is no change of the document.
    #expect(tunnel.root.favorites?.hasUnsavedChanges == false)
  }

  @Test("T26: Without favorites the list says how to get one")
  func empty() throws {
    let tunnel = TunnelStage(size: Self.wide)
    tunnel.stage.press(.function(9))
    let list = try #require(tunnel.favoritesList)
    #expect(list.page.note.text == "No favorites yet. Ctrl+D keeps the place where you dig.")
    #expect(tunnel.stage.window.focusedView === list.page.field)
    tunnel.stage.press(.character("d"), modifierFlags: .control)
    #expect(tunnel.favoriteNames == ["Lemvig, Denmark"])
    #expect(list.page.note.isHidden)
    #expect(!list.page.table.isHidden)
  }

  @Test("T26: The menu of a favorite has every command, and the menu of the app shows the list")
  func menus() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    tunnel.stage.tap("More")
    tunnel.stage.element("Favorites")?.activate()
    tunnel.stage.settle()
    #expect(tunnel.favoritesList != nil)
    try tunnel.folder.write(names: ["A", "B"])
    await tunnel.root.favorites?.prepare()
    tunnel.stage.settle()
    tunnel.stage.tap("B", button: .secondary)
    tunnel.stage.settle()
    for title in ["Dig there", "Edit favorite", "Move up", "Move down", "Delete favorite"] {
      #expect(tunnel.stage.element(title) != nil, "\(title)")
    }
    tunnel.stage.element("Move up")?.activate()
    tunnel.stage.settle()
    #expect(tunnel.favoriteNames == ["B", "A"])
  }

  @Test("D102: Favorites that another program changed appear in the list")
  func watching() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A"])
    try tunnel.folder.write(names: ["A", "X"])
    await tunnel.stage.settle { tunnel.favoriteNames == ["A", "X"] }
  }

  @Test("D102: An alert asks what stays if both sides changed the same favorite")
  func conflict() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try await tunnel.openFavorites(["A"])
    let document = try #require(tunnel.root.favorites)
    document.change("Edit", undoneBy: tunnel.root.undos) {
      $0.edit($0.entries[0], name: "mine", note: "")
    }
    try tunnel.folder.write(names: ["theirs"])
    await tunnel.stage.settle { tunnel.sheet is AlertController }
    tunnel.stage.tap("Keep what I see here")
    await tunnel.stage.settle { !document.isInConflict }
    #expect(await tunnel.waitForFile("mine"))
    tunnel.waitForSheet()
    #expect(tunnel.root.presentedViewController == nil)
    #expect(!document.isInConflict)
    #expect(tunnel.favoriteNames == ["mine"])
  }

  @Test("D102: An alert names a damaged file and the place of the damage, and nothing is lost")
  func damage() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    try tunnel.folder.write("[1]")
    tunnel.stage.press(.character("d"), modifierFlags: .control)
    await tunnel.stage.wait { tunnel.sheet is AlertController }
    let alert = try #require(tunnel.sheet as? AlertController)
    #expect(alert.message?.contains("Line 1, column 1: expected an object.") == true)
    tunnel.waitForSheet()
    tunnel.stage.tap("OK")
    tunnel.waitForSheet()
    #expect(tunnel.folder.text == "[1]")
  }

  // MARK: Pins

  @Test("T45: beside the favorites the names keep their large type as long as there is room")
  func namesBesideFavorites() async throws {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    #expect(tunnel.root.strip.start.style == .full)
    try await tunnel.openFavorites(["A"])
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.root.strip.bounds.width < 800)
    #expect(tunnel.root.strip.start.style == .fullOnTwoLines)
    for label in tunnel.root.strip.labelsInside { #expect(!label.isTruncated, "\(label.words)") }
  }

  @Test("T47: home and favorites are pins on both maps, read after the first frame")
  func pins() async throws {
    let tunnel = TunnelStage("10 1", size: Size(width: 600, height: 900))
    try tunnel.folder.write(names: ["A", "B"])
    tunnel.root.settings.home = .place(HomePlace(place("48.85 2.35"), named: "Paris"))
    #expect(tunnel.map(.start).pins.isEmpty)
    #expect(tunnel.root.favorites?.documentState.contains(.closed) == true)
    await tunnel.root.coordinators.pins.begin()
    for end in End.allCases {
      #expect(tunnel.map(end).pins.map(\.name) == ["A", "B", "My home"])
      #expect(tunnel.map(end).pins.map(\.kind) == [.favorite, .favorite, .home])
    }
    tunnel.root.settings.home = .nowhere
    #expect(tunnel.map(.start).pins.map(\.name) == ["A", "B"])
  }

  @Test("T47: a press on a pin names it and offers to dig there; the pointer names it, too")
  func pressingPins() async throws {
    let tunnel = TunnelStage("30 0", size: Size(width: 600, height: 900))
    try tunnel.folder.write(names: ["Grandma"])
    await tunnel.root.coordinators.pins.begin()
    let point = try #require(tunnel.point(place("10 0.5"), on: .start))
    tunnel.stage.send(.pointerMoved(point + Point(x: 3, y: 3), modifiers: []))
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Pin")?.label == "Grandma")
    tunnel.stage.send(.pointerMoved(point + Point(x: 40, y: 3), modifiers: []))
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Pin") == nil)
    tunnel.stage.tap(at: point + Point(x: 3, y: 3))
    tunnel.stage.advance(by: .milliseconds(600))
    #expect(tunnel.stage.element("Grandma") != nil)
    tunnel.stage.tap("Dig here")
    #expect(tunnel.root.dig.entrance == place("10 0.5"))
  }

  @Test("T47: pins are switched off by the menu, for all windows")
  func switchingOff() async throws {
    let tunnel = TunnelStage("10 1", size: Size(width: 600, height: 900))
    try tunnel.folder.write(names: ["A"])
    await tunnel.root.coordinators.pins.begin()
    tunnel.stage.turn()
    let with = tunnel.stage.picture
    tunnel.stage.tap("More")
    tunnel.stage.tap("My home")
    tunnel.stage.tap("Pins on the maps")
    tunnel.stage.turn()
    #expect(tunnel.root.settings.pins == .hidden)
    #expect(tunnel.map(.start).pins.isEmpty)
    #expect(tunnel.stage.picture.differs(from: with, in: tunnel.frame(.start)))
  }

  @Test("T47: a damaged file of favorites is not told of before the user asks for them")
  func damagedPins() async throws {
    let tunnel = TunnelStage()
    try tunnel.folder.write("{")
    await tunnel.root.coordinators.pins.begin()
    tunnel.waitForSheet()
    #expect(tunnel.map(.start).pins.isEmpty)
    #expect(tunnel.sheet == nil)
    tunnel.stage.press(.function(9))
    await tunnel.stage.wait { tunnel.sheet is AlertController }
    #expect(tunnel.sheet is AlertController)
  }
}
