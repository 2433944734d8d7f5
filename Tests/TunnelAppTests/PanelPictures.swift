import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

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
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = .dark
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
  func licence() {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    tunnel.root.showAbout(at: .licences)
    tunnel.waitForSheet()
    tunnel.stage.tap("MIT")
    tunnel.waitForSheet()
    expectPanel(of: tunnel, named: "about-licence")
  }

  @Test("T30, T32: all keys in a small window")
  func allKeys() {
    let tunnel = TunnelStage(size: Size(width: 480, height: 700))
    tunnel.stage.press(.function(1))
    tunnel.waitForSheet()
    expectPanel(of: tunnel, named: "all-keys")
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
    tunnel.stage.press(.character("s"), modifierFlags: .control)
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
