import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Facts")
struct FactsJourneys {
  private func flipped(_ size: Size) throws -> TunnelStage {
    let tunnel = TunnelStage(size: size)
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    return tunnel
  }

  private func facts(_ end: End, of tunnel: TunnelStage) throws -> ScrollView {
    let name = "Facts of the \(end.name.lowercased())"
    return try #require(tunnel.stage.element(name)?.view as? ScrollView)
  }

  @Test(
    "T22, T23, T32: every fact of both ends can be reached, at every size",
    arguments: LegibilityJourneys.sizes)
  func reachable(size: Size) throws {
    let tunnel = try flipped(size)
    for end in End.allCases {
      let (scroll, info) = (try facts(end, of: tunnel), try self.info(end, of: tunnel))
      guard case .summary(let summary) = tunnel.root.infos[end].content else {
        Issue.record("There is no answer.")
        return
      }
      for unfold in unfolds(in: info) { tunnel.press(unfold) }
      let own = summary.allFacts.map(\.name)
      let tunnelFacts = TunnelSummary(to: tunnel.root.dig.exit).allFacts.map(\.name)
      let names = info.factViews.compactMap(\.accessibility.label)
      #expect(Set(names) == Set(end == .start ? own : own + tunnelFacts))
      #expect(Set(names).count == names.count)
      let content = Rect(origin: .zero, size: scroll.contentSize)
      #expect(
        info.factViews.allSatisfy { content.contains($0.convert($0.bounds, to: scroll)) })
      #expect(scroll.contentSize.width == scroll.bounds.width)
    }
  }

  private func info(_ end: End, of tunnel: TunnelStage) throws -> InfoView {
    try #require(tunnel.root.infos[end].view as? InfoView)
  }

  /// Returns the buttons that unfold facts which are still folded.
  private func unfolds(in view: View) -> [Button] {
    view.viewsInside.compactMap { $0 as? Button }
      .filter { $0.accessibility.label == "More facts" && !$0.isHidden }
  }

  private func names(_ end: End, of tunnel: TunnelStage) throws -> [String] {
    try info(end, of: tunnel).factViews.compactMap(\.accessibility.label)
  }

  private func fact(_ name: String, _ end: End, of tunnel: TunnelStage) throws -> CopyView {
    try #require(
      try info(end, of: tunnel).factViews.first { $0.accessibility.label == name }, "\(name)")
  }

  @Test("T45: three cards begin with what one came for, and the rest is folded")
  func folded() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    #expect(
      try names(.start, of: tunnel)
        == ["Local time", "Sunrise and sunset", "Nearest town", "Elevation", "Coordinates"])
    #expect(
      try names(.target, of: tunnel) == [
        "Local time", "Sunrise and sunset", "Nearest land", "Depth", "Coordinates", "Length",
        "Fall without air",
      ])
    #expect(tunnel.stage.window.labelsInside.contains { $0.words == "THE TUNNEL" })
  }

  @Test("T45: a card that is unfolded stays so through flips, and is folded again")
  func unfolding() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    let more = try #require(unfolds(in: try info(.start, of: tunnel)).first)
    #expect(more.accessibility.states == .expandable)
    tunnel.press(more)
    let unfolded = try names(.start, of: tunnel)
    #expect(unfolded.suffix(3) == ["Day length", "Solar time", "Time zone"])
    #expect(more.accessibility.states == [.expandable, .expanded])
    #expect(try names(.target, of: tunnel).count == 7)

    tunnel.flip()
    tunnel.flip()
    #expect(try names(.start, of: tunnel) == unfolded)
    tunnel.press(more)
    #expect(try names(.start, of: tunnel).count == 5)
  }

  @Test("T45: where there is room for everything, nothing is folded until somebody folds it")
  func room() throws {
    let tunnel = try flipped(Size(width: 1920, height: 1080))
    #expect(unfolds(in: tunnel.root.view).isEmpty)
    #expect(try names(.target, of: tunnel).contains("Layers"))
    let fewer = try #require(
      tunnel.root.infos[.target].view.viewsInside
        .first { $0.accessibility.label == "Fewer facts" } as? Button)
    tunnel.press(fewer)
    #expect(try !names(.target, of: tunnel).contains("Day length"))
  }

  @Test(
    "T45: what a press unfolds or folds is below the buttons, which stay where they are",
    arguments: [
      Size(width: 1024, height: 1000), Size(width: 1400, height: 1000),
      Size(width: 700, height: 1400), Size(width: 1920, height: 1080),
    ])
  func staying(size: Size) throws {
    let tunnel = try flipped(size)
    let (scroll, info) = (try facts(.target, of: tunnel), try info(.target, of: tunnel))
    let names = ["More facts", "Fewer facts", "Sources"]
    let buttons = info.viewsInside.compactMap { $0 as? Button }.filter {
      names.contains($0.accessibility.label ?? "")
    }
    #expect(buttons.count == 4)
    for button in buttons + buttons {
      func tops() -> [Double] {
        button.superview?.subviews.compactMap { $0 as? Button }
          .map { $0.convert($0.bounds, to: scroll).midY } ?? []
      }
      let before = tops()
      tunnel.press(button)
      #expect(zip(tops(), before).allSatisfy { abs($0 - $1) < 1 })
    }
  }

  @Test("T45: facts and sources that are unfolded out of sight scroll into it")
  func revealing() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    let (scroll, info) = (try facts(.target, of: tunnel), try info(.target, of: tunnel))
    let more = try #require(unfolds(in: info).last)
    tunnel.press(more)
    tunnel.stage.advance(by: .seconds(1))
    let last = try fact("Layers", .target, of: tunnel)
    #expect(scroll.bounds.contains(last.convert(last.bounds, to: scroll)))
    #expect(scroll.bounds.contains(more.convert(more.bounds, to: scroll)))

    let mark = try #require(
      more.superview?.subviews.first { $0.accessibility.label == "Sources" } as? Button)
    tunnel.press(mark)
    tunnel.stage.advance(by: .seconds(1))
    let list = try #require(
      info.labelsInside.first { $0.words.hasPrefix("Length: WGS84") })
    #expect(scroll.bounds.contains(list.convert(list.bounds, to: scroll)))
  }

  @Test("T23, T45: one mark a card shows the sources of its facts, and hides them")
  func sources() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    func lines() -> [String] {
      tunnel.container(.target).labelsInside.map(\.words).filter { $0.contains(": WGS84") }
    }
    let marks = tunnel.container(.target).viewsInside.compactMap { $0 as? Button }
      .filter { $0.accessibility.label == "Sources" }
    #expect(marks.count == 2)
    #expect(lines().isEmpty)
    for mark in marks { tunnel.press(mark) }
    let list = try #require(lines().first)
    #expect(list.hasPrefix("Length: WGS84\nFall without air: PREM\n"))
    #expect(marks.allSatisfy { $0.accessibility.states.contains(.expanded) })
    for mark in marks { tunnel.press(mark) }
    #expect(lines().isEmpty)
  }

  /// The ways to copy a fact.
  enum Way: CaseIterable { case press, enter, controlC, menu, reader }

  @Test(
    "T45: each fact is copied by a press, keys, its menu or a screen reader",
    arguments: Way.allCases)
  func copying(way: Way) throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    let view = try fact("Depth", .target, of: tunnel)
    let center = view.convert(view.bounds.center, to: nil)
    switch way {
    case .press: tunnel.stage.tap(at: center)
    case .enter, .controlC:
      tunnel.stage.window.moveFocus(to: view)
      if way == .enter {
        tunnel.stage.press(.enter)
      } else {
        tunnel.stage.press(.character("c"), modifierFlags: .control)
      }
    case .menu:
      tunnel.stage.send(.pointerMoved(center, modifiers: []))
      tunnel.stage.tap(at: center, button: .secondary)
      tunnel.stage.tap("Copy")
    case .reader:
      let action = try #require(view.accessibilityCustomActions?.first)
      #expect(action.name == "Copy")
      action.perform()
      tunnel.stage.turn()
    }
    #expect(tunnel.stage.platform.clipboard == "≈ 5,200 m")
    #expect(tunnel.stage.value(of: "Notice")?.contains("5,200 m") == true)
    #expect(tunnel.root.showsInfo)
  }

  @Test("T45: the time, the sun, the tunnel and the coordinates are copied in full")
  func copies() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    for (name, text) in [
      ("Local time", "Sun 21 June 2026, 01:00 UTC−11"), ("Sunrise and sunset", "09:04–15:53"),
      ("Length", "12,727 km"), ("Fall without air", "38 min 11 s"),
      ("Coordinates", CoordinateFormat.degreesMinutesSeconds.copied(tunnel.root.dig.exit)),
    ] {
      let view = try fact(name, .target, of: tunnel)
      tunnel.stage.tap(at: view.convert(view.bounds.center, to: nil))
      #expect(tunnel.stage.platform.clipboard == text)
    }
  }

  @Test("T30, T45: Tab stops once a card, and the arrows go through its facts and buttons")
  func stops() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    let info = try info(.target, of: tunnel)
    tunnel.stage.window.moveFocus(to: info.facts)
    tunnel.stage.press(.tab)
    #expect(tunnel.stage.window.focusedView is CopyView)
    tunnel.stage.press(.tab)
    let fall = try #require(tunnel.stage.window.focusedView as? Button)
    #expect(fall.accessibility.label == "Fall through")
    tunnel.stage.press(.rightArrow)
    #expect(tunnel.stage.window.focusedView?.accessibility.label == "More facts")
    tunnel.stage.press(.tab)
    #expect(tunnel.stage.window.focusedView?.isDescendant(of: info) == false)
  }

  @Test("T40, T45: a button on the tunnel's card opens the fall")
  func fall() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    tunnel.stage.tap("Fall through")
    tunnel.waitForSheet()
    #expect(tunnel.root.presentedViewController is FallViewController)
  }

  @Test("T21, T45: the tunnel is known before the place is")
  func early() {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    tunnel.flip()
    #expect(tunnel.stage.element("Thinking…") != nil)
    #expect(tunnel.stage.element("Length")?.value == "12,727 km, WGS84")
  }

  @Test("T14, T22: the facts follow a change of notation while they are shown")
  func notation() throws {
    let tunnel = try flipped(Size(width: 1024, height: 1000))
    tunnel.stage.tap("Copy start", button: .secondary)
    tunnel.stage.tap("Show coordinates as")
    tunnel.stage.tap(.element(CoordinateFormat.utm.title))

    for (end, place) in [(End.start, tunnel.root.dig.entrance), (.target, tunnel.root.dig.exit)] {
      guard case .summary(let summary) = tunnel.root.infos[end].content else {
        Issue.record("There is no answer.")
        return
      }
      #expect(summary.facts.last?.value == CoordinateFormat.utm.shown(place))
    }
  }

  @Test("T23, T30: the facts that replace a focused map scroll by keys, and Space flips back")
  func scrollingAfterFlip() throws {
    let tunnel = try flipped(Size(width: 320, height: 320))
    let scroll = try facts(.start, of: tunnel)
    #expect(scroll.contentSize.height > scroll.bounds.height + 40)

    tunnel.stage.press(.downArrow)
    tunnel.stage.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y == 40)

    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .milliseconds(500))
    #expect(!tunnel.root.showsInfo)
  }

  @Test("T23, T30: the facts scroll to the last one by keys, wheel and drag, with a focus ring")
  func scrolling() throws {
    let tunnel = try flipped(Size(width: 320, height: 320))
    let scroll = try facts(.target, of: tunnel)
    let end = scroll.contentSize.height - scroll.bounds.height
    #expect(end > 100)

    for _ in 0..<12 where !scroll.isFocused { tunnel.stage.press(.tab) }
    #expect(scroll.isFocused)
    tunnel.stage.press(.downArrow)
    tunnel.stage.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y == 40)
    tunnel.stage.press(.pageDown)
    tunnel.stage.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y > 100)
    tunnel.stage.advance(by: .seconds(3))
    tunnel.stage.expectPicture(
      named: "info-scrolled", of: tunnel.container(.target).frame,
      tolerance: PictureTolerance(channel: 12, share: 0.01))
    tunnel.stage.press(.end)
    tunnel.stage.advance(by: .seconds(1))
    #expect(abs(scroll.contentOffset.y - end) < 1)
    tunnel.stage.drag(.element("Facts of the end"), by: Point(x: 0, y: 50))
    tunnel.stage.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y < end - 20)
    tunnel.stage.scroll(.element("Facts of the end"), by: Point(x: 0, y: -60))
    let dragged = scroll.contentOffset.y
    tunnel.stage.advance(by: .seconds(1))
    #expect(scroll.contentOffset.y > dragged)
  }
}

extension TunnelStage {
  /// Presses a control wherever it has been scrolled to.
  fileprivate func press(_ control: Control) {
    control.performPrimaryAction()
    stage.turn()
  }
}
