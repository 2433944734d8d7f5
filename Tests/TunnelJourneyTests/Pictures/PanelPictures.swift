import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Pictures of sheets and menus")
struct PanelPictures {
  private func expectPanel(of tunnel: TunnelStage, named name: String) {
    guard let sheet = tunnel.sheet else {
      Issue.record("There is no sheet.")
      return
    }
    tunnel.stage.expectPicture(
      named: name, of: tunnel.frame(of: sheet).insetBy(dx: -8, dy: -8),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T25, T32: results in a small window")
  func results() async {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.openSearch()
    await tunnel.search("kobenh")
    tunnel.stage.press(.downArrow)
    expectPanel(of: tunnel, named: "search-results")
  }

  @Test("T25, T31: a refused text, in light mode")
  func refused() async {
    let tunnel = TunnelStage(
      size: Size(width: 320, height: 320),
      systemTraits: TraitCollection { $0.userInterfaceStyle = .light })
    tunnel.openSearch()
    await tunnel.search("91, 8")
    expectPanel(of: tunnel, named: "search-refused")
  }

  @Test("T25: a text without results, with similar names")
  func similar() async {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.openSearch()
    await tunnel.search("lemvigg")
    expectPanel(of: tunnel, named: "search-alike")
  }

  @Test("T25, T32: names in Arabic script, with their kind and country", arguments: [false, true])
  func arabic(isMirrored: Bool) async {
    let search = SearchViewController(
      finder: PlaceFinder(answer: NameSearch(earth: TunnelStage.earth).answer), language: "ar",
      start: place("56.55 8.316667"), format: .decimal)
    let stage = Stage(
      search, size: Size(width: 320, height: 320),
      systemTraits: Theme.defaultTraits.modifyingTraits {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      })
    stage.type("الق")
    await stage.wait { !search.isAsking }
    stage.turn()
    stage.expectPicture(
      named: isMirrored ? "search-arabic-mirrored" : "search-arabic",
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T18, T32: About in a small window")
  func about() {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.openAbout()
    expectPanel(of: tunnel, named: "about")
  }

  @Test("T18, T32: the pages of About, in dark and light mode", arguments: AboutPage.allCases)
  func aboutPage(page: AboutPage) {
    let tunnel = TunnelStage(
      size: Size(width: 360, height: 560),
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = page == .sources || page == .keys ? .dark : .light
      })
    tunnel.root.showAbout(at: page)
    tunnel.waitForSheet()
    expectPanel(of: tunnel, named: "about-\(page)")
  }

  @Test("T18: a license in a window of the default size")
  func license() {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    tunnel.root.showAbout(at: .licenses)
    tunnel.waitForSheet()
    tunnel.stage.tap("MIT")
    tunnel.waitForSheet()
    expectPanel(of: tunnel, named: "about-license")
  }

  @Test("T30, T32: all keys in a small window")
  func allKeys() {
    let tunnel = TunnelStage(size: Size(width: 480, height: 700))
    tunnel.stage.press(.function(1))
    tunnel.waitForSheet()
    expectPanel(of: tunnel, named: "all-keys")
  }

  @Test("T46: the lists to discover, in a small window")
  func discover() {
    let tunnel = TunnelStage(size: Size(width: 320, height: 480))
    tunnel.root.showDiscover()
    tunnel.waitForSheet()
    expectPanel(of: tunnel, named: "discover")
  }

  @Test("T46: land opposite land, in light mode, with a mark at the present dig")
  func discoverLand() async {
    let tunnel = TunnelStage(
      size: Size(width: 700, height: 700),
      systemTraits: TraitCollection { $0.userInterfaceStyle = .light })
    await tunnel.discover(.land)
    for _ in 0..<9 { tunnel.stage.press(.downArrow) }
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    tunnel.root.showDiscover()
    await tunnel.stage.wait { tunnel.discoveries?.isWaiting == false }
    tunnel.waitForSheet()
    expectPanel(of: tunnel, named: "discover-land")
  }

  @Test(
    "T22, T37: the facts beside the names of both ends, in dark and light mode",
    arguments: End.allCases, [UserInterfaceStyle.dark, .light])
  func facts(end: End, style: UserInterfaceStyle) async {
    let tunnel = TunnelStage(
      size: Size(width: 700, height: 800),
      systemTraits: TraitCollection { $0.userInterfaceStyle = style })
    tunnel.stage.tap(.element(end.identifier + " facts"))
    tunnel.waitForSheet()
    await tunnel.stage.wait { tunnel.stage.element("Coordinates") != nil }
    tunnel.waitForSheet()
    tunnel.stage.expectPicture(
      named: "facts-\(end.identifier.lowercased())-\(style == .dark ? "dark" : "light")",
      of: Rect(x: end == .start ? 0 : 300, y: 350, width: 400, height: 380),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T27, T32: the alert after a picture was not saved")
  func alert() {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.saving = {
      .failure(.unwritable(path: "~/Pictures/\($0).png", reason: "No space left on device"))
    }
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.waitForSheet()
    tunnel.stage.expectPicture(
      named: "save-failure", tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T9b, T30: the menu of the strip in a small window, with a submenu open")
  func menu() throws {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.stage.tap("More")
    tunnel.stage.tap("Style")
    let style = try #require(tunnel.stage.element("Satellite")).view
    let list = try #require(style.superview?.superview)
    tunnel.stage.expectPicture(
      named: "menu", of: list.convert(list.bounds, to: nil).insetBy(dx: -60, dy: -20),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T14, T27: the actions for a coordinate")
  func coordinate() {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.root.format = .utm
    tunnel.stage.tap("Copy start", button: .secondary)
    tunnel.stage.expectPicture(
      named: "coordinate-menu", of: Rect(x: 0, y: 120, width: 320, height: 200),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }
}

/// What the app shows, each with something in it.
enum EveryPanel: String, CaseIterable, Sendable {
  case maps, near, infos, callout, notice, facts, daylight, question, fall, fallEnd
  case search, searchResults, searchNothing
  case favorites, favoritesEmpty, favoriteEdit, conflict
  case files, filesEmpty, filesNew
  case history, historyEmpty
  case discover, discoverTowns
  case settings, units, notation, appearance, font, home, pins, start, recentFiles, link, card
  case pattern, scrolling, pictureSize, pictureContent
  case about, sources, licenses, keys, versions, license, allKeys
  case menu, submenu, contextMenu, coordinateMenu
  case saveFailure, failure
}

extension TunnelStage {
  /// Shows a panel.
  func open(_ panel: EveryPanel) async throws {
    switch panel {
    case .maps: break
    case .near:
      root.maps[.start].show(region: 900_000)
      stage.advance(by: .seconds(1))
    case .infos:
      try root.flip(answering: TunnelStage.earth.describe)
      stage.advance(by: .seconds(1))
    case .callout:
      root.showsHint = true
      root.maps[.target].tell(of: place("-33.87 151.2"))
    case .notice:
      root.notice.show("Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand")
      stage.advance(by: .milliseconds(300))
    case .daylight: stage.press(.character("l"))
    case .question:
      root.coordinators.panels.ask("A question?", answers: [("Yes", {}), ("No", {})])
    case .fall, .fallEnd:
      try root.coordinators.falling.showStill(at: panel == .fall ? 0.37 : 1)
    case .facts:
      stage.tap("Start facts")
      waitForSheet()
      await stage.wait { stage.element("Coordinates") != nil }
    case .search, .searchResults, .searchNothing:
      openSearch()
      if panel != .search { await search(panel == .searchResults ? "kobenh" : "91, 8") }
    case .favorites, .favoriteEdit: try await openSomeFavorites()
    case .files, .filesEmpty, .filesNew: await openFiles(panel)
    case .history: openHistory()
    case .discoverTowns:
      root.showDiscover(at: .towns)
      await stage.wait { discoveries?.isWaiting == false }
    case .menu: stage.tap(.element(Messages.Strip.more))
    case .submenu:
      stage.tap(.element(Messages.Strip.more))
      stage.tap(.element(Messages.Commands.style))
    case .contextMenu:
      stage.tap(at: Point(x: stage.window.bounds.width * 0.3, y: 60), button: .secondary)
    case .coordinateMenu: stage.tap("Copy start", button: .secondary)
    default: openSheet(panel)
    }
    if panel == .favoriteEdit, let entry = root.favorites?.list.entries.first { root.edit(entry) }
    waitForSheet()
  }

  /// Shows a sheet or an alert that nothing has to be done for.
  private func openSheet(_ panel: EveryPanel) {
    switch panel {
    case .favoritesEmpty: stage.press(.function(9))
    case .conflict: if let favorites = root.favorites { root.askAbout(favorites) }
    case .failure:
      if let favorites = root.favorites { root.report("Permission denied", about: favorites) }
    case .pattern:
      root.showSettings(at: .link)
      waitForSheet()
      stage.tap(.element(Messages.Links.ownRow))
    case .saveFailure:
      saving = { .failure(.unwritable(path: "~/Pictures/\($0).png", reason: "No space left")) }
      stage.press(.character("s"), modifierFlags: [.control, .shift])
    case .historyEmpty: root.showHistory()
    case .discover: root.showDiscover()
    case .about: openAbout()
    case .license:
      root.showAbout(at: .licenses)
      waitForSheet()
      stage.tap("MIT")
    case .allKeys: stage.press(.function(1))
    default:
      if let page = AboutPage(rawValue: panel.rawValue) { return root.showAbout(at: page) }
      root.showSettings(at: SettingsPage(rawValue: panel.rawValue))
    }
  }

  private func openSomeFavorites() async throws {
    let names = ["Lemvig, Denmark", "Home", "A long name of a place far away from here"]
    try await openFavorites(names)
    root.favorites?.change("Edit", undoneBy: root.undos) {
      $0.edit($0.entries[1], name: "Home", note: "The house with the red door")
    }
    selectFavorite(names[0])
  }

  private func openFiles(_ panel: EveryPanel) async {
    let names = ["Alps", "A folder with a long name that needs more room than one line has"]
    let entries =
      panel == .filesEmpty
      ? []
      : names.map { FolderEntry(name: $0, isFolder: true) } + [
        FolderEntry(name: "trip around the world.geojson", isFolder: false)
      ]
    let files = FilesViewController(
      "/home/a",
      FilesViewController.Offer(
        home: "/home/a", recent: ["/home/a/maps/summits.geojson"], hasOwn: panel != .filesEmpty),
      reader: FolderLookup { _ in entries })
    if panel == .filesNew { files.text = "new.geojson" }
    root.show(files)
    await stage.wait { !files.isReading }
  }

  /// Shows a history with digs of both ends, one of which is undone and left behind.
  private func openHistory() {
    root.clockOffset = { _ in 7200 }
    for text in ["56.55 8.316667", "64.15 -21.94", "-89.99 12"] {
      root.maps[.start].dig(at: place(text))
      arrive()
    }
    root.undoLast()
    root.maps[.target].dig(at: place("-36.85 174.76"))
    arrive()
    root.notice.hide()
    root.showHistory()
  }
}
