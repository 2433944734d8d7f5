import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Overlays")
struct OverlayJourneys {
  /// Whether a secondary click at a point opens the menu of the map under it; closes the menu again.
  private func opensMenu(at point: Point, _ tunnel: TunnelStage) -> Bool {
    tunnel.stage.tap(at: point, button: .secondary)
    let isOpen = tunnel.stage.element("Next of “Land opposite land”") != nil
    if isOpen { tunnel.stage.press(.escape) }
    return isOpen
  }

  @Test("T60: once a sheet has closed, presses go through a notice to the map under it")
  func pressThroughNotice() throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 480))
    let show = { tunnel.root.notice.show("What has happened, in words that take a while to read") }
    show()
    tunnel.stage.advance(by: .milliseconds(300))
    let notice = try #require(tunnel.stage.element("Notice")).frame.center
    #expect(opensMenu(at: notice, tunnel))

    tunnel.openAbout()
    show()
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()

    #expect(tunnel.sheet == nil)
    #expect(tunnel.stage.element("Notice") != nil)
    #expect(opensMenu(at: notice, tunnel))
  }

  @Test("F120, F122: while a sheet is open keys and the wheel do nothing to the maps")
  func beneathSheet() {
    let tunnel = TunnelStage(size: Size(width: 700, height: 480))
    tunnel.openAbout()
    let before = tunnel.root.dig
    let radius = tunnel.map(.start).camera.radius
    tunnel.stage.press(.space)
    tunnel.stage.press(.character("p"))
    tunnel.stage.send(.scrolled(tunnel.tip(.start), delta: Point(x: 0, y: 40), modifiers: []))
    tunnel.stage.advance(by: .milliseconds(300))

    #expect(!tunnel.root.showsInfo)
    #expect(tunnel.root.dig == before)
    #expect(tunnel.map(.start).camera.radius == radius)
    #expect(tunnel.sheet is AboutViewController)
  }

  @Test("F123: Escape closes a sheet also after a press on it has taken the focus away")
  func escapeAfterPress() throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 480))
    tunnel.openAbout()
    let frame = tunnel.frame(of: try #require(tunnel.sheet))
    tunnel.stage.tap(at: frame.origin + Point(x: 20, y: 20))
    #expect(tunnel.sheet != nil)
    tunnel.stage.press(.escape)

    #expect(tunnel.sheet == nil)
  }

  @Test("F121: a press beside a sheet that is released on it leaves it open")
  func halfPress() {
    let tunnel = TunnelStage(size: Size(width: 700, height: 480))
    tunnel.openAbout()
    tunnel.stage.send(.pointerPressed(.primary, Point(x: 20, y: 300), modifiers: []))
    tunnel.stage.send(.pointerReleased(.primary, Point(x: 350, y: 100), modifiers: []))

    #expect(tunnel.sheet != nil)
  }

  @Test("T60: a tooltip goes at the first key, whichever that is")
  func tooltip() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let radar = try #require(tunnel.stage.element("Radar")).frame.center
    tunnel.stage.send(.pointerMoved(radar, modifiers: []))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.stage.window.overlays.map(\.kind) == [.tooltip])
    tunnel.stage.press(.character("x"))

    #expect(tunnel.stage.window.overlays.isEmpty)
  }

  @Test("T60: no tooltip lies over a menu, whether it came before or is on its way")
  func tooltipAndMenu() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    for wait in [0, 1] {
      tunnel.stage.move(to: .element("More"))
      tunnel.stage.advance(by: .seconds(Double(wait)))
      tunnel.stage.press(.menu)
      tunnel.stage.advance(by: .seconds(1))
      #expect(tunnel.stage.window.overlays.map(\.kind) == [.menu])
      tunnel.stage.press(.escape)
      tunnel.stage.send(.pointerMoved(Point(x: 20, y: 300), modifiers: []))
    }
  }

  @Test("T60: a tooltip goes when its button moves")
  func tooltipOfMoving() {
    let tunnel = TunnelStage(size: Size(width: 1400, height: 1000))
    tunnel.stage.move(to: .element("More"))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.stage.window.overlays.map(\.kind) == [.tooltip])
    tunnel.stage.resize(to: Size(width: 1024, height: 1000))
    tunnel.stage.turn()
    #expect(tunnel.stage.window.overlays.isEmpty)
  }

  @Test("T45: a notice covers no attribution, with the favorites beside the maps too")
  func noticeBesideSidebar() async throws {
    for size in [Size(width: 900, height: 700), Size(width: 1024, height: 1000)] {
      let tunnel = TunnelStage(size: size)
      tunnel.root.notice.show("A notice that was there before the favorites, of a usual length")
      try await tunnel.openFavorites(["A"])
      #expect(coveredAttributions(tunnel) == 0, "\(size)")
      tunnel.root.notice.show("A notice that comes with the favorites open, of a usual length")
      tunnel.stage.turn()
      #expect(coveredAttributions(tunnel) == 0, "\(size)")
    }
  }

  @Test("T45: between maps side by side a notice lies in the strip, also as a sheet leaves")
  func noticeInStrip() {
    let tunnel = TunnelStage(size: Size(width: 1400, height: 1000))
    tunnel.openAbout()
    tunnel.stage.press(.escape)
    tunnel.root.notice.show("Aarhus, Denmark → South Pacific Ocean, 1,050 km off New Zealand")
    tunnel.waitForSheet()
    #expect(tunnel.stage.element("Notice") != nil)
    let strip = tunnel.root.strip
    #expect(strip.convert(strip.bounds, to: nil).contains(tunnel.root.notice.frame))
  }

  @Test("T45: a notice over the information covers no text if there is room beside it")
  func noticeBesideFacts() {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    tunnel.flip()
    tunnel.root.notice.show("Copied “misses the center by 20 km, ends 40 km away”.")
    tunnel.stage.advance(by: .milliseconds(300))
    for label in tunnel.container(.target).labelsInside {
      let frame = label.convert(label.bounds, to: nil)
      #expect(!frame.intersects(tunnel.root.notice.frame), "\(label.words)")
    }
  }

  private func coveredAttributions(_ tunnel: TunnelStage) -> Int {
    End.allCases.count { end in
      let label = tunnel.map(end).notes.attribution
      return label.convert(label.bounds, to: nil).intersects(tunnel.root.notice.frame)
    }
  }

  @Test("T52: a button that is lit on one map switches off there, whatever the other map shows")
  func litOnOneMap() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let map = tunnel.map(.target)
    map.showsDaylight = true
    tunnel.stage.turn()
    let button = try #require(map.overlayButtons.first { $0.overlay == .daylight })
    #expect(button.isOn)
    tunnel.stage.tap(.point(button.convert(button.bounds.center, to: nil)))
    #expect(!map.showsDaylight)
    #expect(!tunnel.map(.start).showsDaylight)
    tunnel.stage.turn()
    tunnel.stage.tap(.point(button.convert(button.bounds.center, to: nil)))
    #expect(map.showsDaylight)
    #expect(tunnel.map(.start).showsDaylight)
  }

  @Test("A menu, a notice and a sheet lie in one order")
  func order() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.openAbout()
    tunnel.root.notice.show("What has happened")
    #expect(tunnel.stage.window.overlays.map(\.kind) == [.presentation, .notice])
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    tunnel.stage.tap("More")

    #expect(tunnel.stage.window.overlays.map(\.kind) == [.menu, .notice])
  }
}
