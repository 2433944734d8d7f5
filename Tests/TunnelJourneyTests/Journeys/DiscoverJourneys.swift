import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

extension TunnelStage {
  /// The list of places to discover in the sheet; nil if none is shown.
  var discoveries: DiscoverListViewController? {
    (sheet as? DiscoverViewController)?.stack.topViewController as? DiscoverListViewController
  }

  /// Opens the lists of places to discover by their key, then one of them.
  func discover(_ page: DiscoverPage) async {
    stage.press(.character("p"), modifierFlags: .control)
    waitForSheet()
    stage.tap(.element(page.title))
    waitForSheet()
    await stage.wait { discoveries?.isWaiting == false }
    stage.turn()
  }
}

@MainActor
@Suite("Places to discover")
struct DiscoverJourneys {
  @Test("T46: Ctrl+P lists capitals with what lies opposite; a press digs there")
  func capitals() async {
    let tunnel = TunnelStage()
    await tunnel.discover(.capitals)
    let rows = tunnel.discoveries?.rows ?? []
    #expect(rows.count > 200)
    #expect(rows.first?.title == "Beijing, China")
    #expect(rows.first?.detail == "Near Guardia Mitre, Argentina")
    #expect(rows.contains { $0.title == "Nouméa, New Caledonia (France)" })
    tunnel.stage.tap("Beijing, China")
    tunnel.waitForSheet()

    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.dig.entrance == rows.first?.coordinate)
    #expect(tunnel.agrees)
    #expect(
      tunnel.stage.value(of: "Notice")?.hasPrefix(
        "1 of \(rows.count): Beijing, China ↔ Near Guardia Mitre, Argentina") == true)
  }

  @Test("T46: Capitals opposite land and opposite sea are two sections with their numbers")
  func sections() async throws {
    let tunnel = TunnelStage()
    await tunnel.discover(.capitals)
    let list = try #require(tunnel.discoveries)
    let land = list.tableView.numberOfRows(inSection: 0)
    let sea = list.tableView.numberOfRows(inSection: 1)
    #expect(list.tableView.numberOfSections == 2)
    #expect(land + sea == list.rows.count)
    let isLand = list.rows.map(\.isOppositeLand)
    #expect(isLand.prefix(land) == ArraySlice(repeating: true, count: land))
    #expect(isLand.suffix(sea) == ArraySlice(repeating: false, count: sea))
    let titles = (0..<2).compactMap {
      list.tableView(list.tableView, titleForHeaderInSection: $0)
    }
    #expect(titles.first?.hasSuffix("Opposite land: \(land)") == true)
    #expect(titles.last == "Opposite sea: \(sea)")

    let row = IndexPath(row: 3, section: 1)
    list.tableView(list.tableView, performPrimaryActionForRowAt: row)
    tunnel.waitForSheet()
    #expect(tunnel.root.dig.entrance == list.rows[land + 3].coordinate)
    await tunnel.discover(.capitals)
    let again = try #require(tunnel.discoveries)
    #expect(again.indexPathForPreferredFocusedView(in: again.tableView) == row)
    #expect(again.tableView.cellForRow(at: row)?.accessoryType == .checkmark)
  }

  @Test("T46: P walks through the list that the user chose from, and begins again after the last")
  func tour() async throws {
    let tunnel = TunnelStage()
    await tunnel.discover(.towns)
    let places = (tunnel.discoveries?.rows ?? []).map(\.coordinate)
    for _ in 0..<2 { tunnel.stage.press(.downArrow) }
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    let start = try #require(places.firstIndex(of: tunnel.root.dig.entrance))
    for step in 1...3 {
      tunnel.stage.press(.character("p"))
      #expect(tunnel.root.dig.entrance == places[start + step])
      #expect(tunnel.agrees)
    }
    // A dig elsewhere does not lose the place in the list.
    tunnel.root.maps[.start].dig(at: place("10 20"))
    tunnel.stage.press(.character("p"))
    #expect(tunnel.root.dig.entrance == places[start + 4])
    tunnel.root.maps[.start].dig(at: try #require(places.last))
    tunnel.stage.press(.character("p"))
    #expect(tunnel.root.dig.entrance == places.first)
  }

  @Test("T46: Shift+P goes back in the list, also from its first place to its last")
  func backward() {
    let stops = ["A", "B", "C"].enumerated().map {
      Tour.Stop(name: $1, opposite: "", coordinate: place("10 \($0)"))
    }
    let elsewhere = place("50 50")
    var tour = Tour("Letters", through: stops)
    #expect(tour.words == nil)
    #expect(tour.advance(by: -1, from: elsewhere)?.name == "C")
    #expect(tour.advance(by: -1, from: elsewhere)?.name == "B")
    #expect(tour.advance(by: 2, from: elsewhere)?.name == "A")
    #expect(tour.words == "1 of 3: A")
    #expect(tour.advance(by: -1, from: stops[2].coordinate)?.name == "B")
    var empty = Tour("Nothing", through: [])
    #expect(empty.advance(from: elsewhere) == nil)
  }

  @Test("T46: The keys of a tour say where in the list one is, with the names of both ends")
  func saying() async {
    let tunnel = TunnelStage(size: Size(width: 600, height: 700))
    await tunnel.discover(.capitals)
    let rows = tunnel.discoveries?.rows ?? []
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    tunnel.stage.press(.character("p"))
    #expect(
      tunnel.stage.value(of: "Notice")
        == "2 of \(rows.count): \(rows[1].title) ↔ \(rows[1].detail)")
    tunnel.stage.press(.character("p"), modifierFlags: .shift)
    #expect(tunnel.root.dig.entrance == rows[0].coordinate)
    #expect(
      tunnel.stage.value(of: "Notice")
        == "1 of \(rows.count): \(rows[0].title) ↔ \(rows[0].detail)")
  }

  @Test("T46: The lists open again where the user dug, with a mark there")
  func again() async throws {
    let tunnel = TunnelStage()
    await tunnel.discover(.land)
    tunnel.stage.press(.end)
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    tunnel.stage.press(.character("p"), modifierFlags: .control)
    tunnel.waitForSheet()
    await tunnel.stage.wait { tunnel.discoveries?.isWaiting == false }
    tunnel.stage.turn()
    let list = try #require(tunnel.discoveries)
    #expect(list.title == "Land opposite land")
    #expect(list.rows.last?.coordinate == tunnel.root.dig.entrance)
    let last = IndexPath(row: list.rows.count - 1, section: 0)
    #expect(list.tableView.cellForRow(at: last)?.accessoryType == .checkmark)
    #expect(tunnel.root.coordinators.digging.nextCommand.title == "Next of “Land opposite land”")
  }

  @Test("T46: A place that was typed has the mark of its row, also across the date line")
  func typed() async throws {
    #expect(place("10 -180").isSamePlace(as: place("10.00001 179.99999")))
    #expect(!place("10 20").isSamePlace(as: place("10 20.00003")))
    let tunnel = TunnelStage()
    await tunnel.discover(.capitals)
    let rows = try #require(tunnel.discoveries).rows
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    let far = rows[20].coordinate
    let typed = place(CoordinateFormat.decimal.string(for: far))
    tunnel.root.maps[.start].dig(at: typed)
    await tunnel.discover(.capitals)
    let list = try #require(tunnel.discoveries)
    let row = IndexPath(row: 20, section: 0)
    #expect(list.indexPathForPreferredFocusedView(in: list.tableView) == row)
    #expect(list.tableView.cellForRow(at: row)?.accessoryType == .checkmark)

    var tour = Tour("Capitals", through: rows.map(\.stop), at: 3)
    #expect(tour.advance(from: typed)?.coordinate == rows[21].coordinate)
  }

  @Test("T46: A list does not wait forever when favorites were looked at before it")
  func afterFavorites() async throws {
    let tunnel = TunnelStage()
    try tunnel.folder.write(names: ["Oslo"])
    tunnel.root.showDiscover(at: .favorites)
    let favorites = try #require(tunnel.discoveries)
    tunnel.root.coordinators.panels.close()
    tunnel.waitForSheet()
    await tunnel.discover(.land)
    let slow = try #require(tunnel.discoveries)
    await tunnel.stage.wait { !favorites.isWaiting }
    #expect(!favorites.isWaiting)
    #expect(!slow.isWaiting)
  }

  @Test("T46: The lists open at their first page where a page is not offered")
  func notOffered() {
    let tunnel = TunnelStage()
    tunnel.root.coordinators.favorites.document = nil
    tunnel.root.showDiscover(at: .favorites)
    tunnel.waitForSheet()
    #expect(tunnel.sheet is DiscoverViewController)
    #expect(tunnel.discoveries == nil)
  }

  @Test("T46: Favorites are a list, too, with what lies opposite them")
  func favorites() async throws {
    let tunnel = TunnelStage()
    try tunnel.folder.write(names: ["Oslo", "Rome"])
    await tunnel.discover(.favorites)
    let rows = tunnel.discoveries?.rows ?? []
    #expect(rows.map(\.title) == ["Oslo", "Rome"])
    #expect(rows.allSatisfy { !$0.detail.isEmpty })
    tunnel.stage.tap("Rome")
    tunnel.waitForSheet()
    #expect(tunnel.root.dig.entrance == rows.last?.coordinate)
    tunnel.stage.press(.character("p"))
    #expect(tunnel.root.dig.entrance == rows.first?.coordinate)
  }

  @Test("T46: The sheet says that it is looking, and that there are no favorites")
  func waiting() async {
    let tunnel = TunnelStage()
    tunnel.root.showDiscover(at: .land)
    tunnel.waitForSheet()
    let list = tunnel.discoveries
    #expect(list?.title == "Land opposite land")
    if list?.isWaiting == true {
      #expect(tunnel.stage.element("Looking all over the Earth…") != nil)
    }
    await tunnel.stage.wait { list?.isWaiting == false }
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    await tunnel.discover(.favorites)
    #expect(tunnel.discoveries?.rows.isEmpty == true)
  }
}
