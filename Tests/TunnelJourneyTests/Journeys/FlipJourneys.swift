import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Flipping")
struct FlipJourneys {
  private func isOff(_ tunnel: TunnelStage) -> Bool? {
    tunnel.stage.element("Radar")?.traits.contains(.notEnabled)
  }

  private func shown(_ tunnel: TunnelStage, _ end: End) -> [Bool] {
    [tunnel.root.maps[end].view, tunnel.root.infos[end].viewIfLoaded].map { view in
      view?.window != nil
    }
  }

  @Test("T20: the start flips first and the target 0.2 s later, with the button disabled meanwhile")
  func timeline() {
    let tunnel = TunnelStage()
    let before = tunnel.stage.picture
    #expect(isOff(tunnel) == false)

    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(100))
    #expect(isOff(tunnel) == true)
    #expect(shown(tunnel, .target) == [true, false])
    #expect(tunnel.root.children.contains { $0 === tunnel.root.infos[.start] })
    let target = tunnel.container(.target).frame.insetBy(dx: 0, dy: 24)
    #expect(tunnel.stage.picture.differs(from: before, in: target) == false)

    tunnel.stage.advance(by: .milliseconds(200))
    #expect(isOff(tunnel) == true)
    #expect(shown(tunnel, .start) == [false, true])
    #expect(tunnel.root.children.contains { $0 === tunnel.root.infos[.target] })
    #expect(tunnel.root.maps[.target].parent === tunnel.root)

    tunnel.stage.advance(by: .milliseconds(150))
    #expect(isOff(tunnel) == false)
    #expect(shown(tunnel, .start) == [false, true])
    #expect(shown(tunnel, .target) == [false, true])
  }

  @Test("D33: the radar is a toggle button, which is pressed while the information is shown")
  func pressed() {
    let tunnel = TunnelStage()
    var semantics: Semantics? { tunnel.stage.element("Radar")?.semantics }
    #expect(semantics?.role == .toggleButton)
    #expect(semantics?.states.contains(.pressed) == false)
    let events = tunnel.stage.followAccessibility()

    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(500))

    #expect(semantics?.states.contains(.pressed) == true)
    #expect(events.lines.filter { $0 == "Radar: pressed" }.count == 1)
  }

  @Test("D36, D41: a notice is a notification, which is announced")
  func notice() {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()

    tunnel.root.coordinators.falling.show(at: tunnel.root.dig.exit, on: .start)
    tunnel.stage.advance(by: .milliseconds(500))

    #expect(tunnel.stage.element("Notice")?.semantics.role == .notification)
    #expect(events.lines.contains { $0.hasPrefix("said polite: “") })
  }

  @Test("T20: the button passes on both locations before anything turns")
  func handingOver() {
    let tunnel = TunnelStage()
    tunnel.drag(.start, to: "40°N 0°E")

    tunnel.stage.tap("Radar")

    #expect(tunnel.root.infos[.start].location == tunnel.root.dig.entrance)
    #expect(tunnel.root.infos[.target].location == tunnel.root.dig.exit)
  }

  @Test("T20: a double press flips once, and a press afterward flips back")
  func doublePress() {
    let tunnel = TunnelStage()

    tunnel.stage.tap("Radar", count: 2)
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.root.showsInfo)
    #expect(tunnel.root.children.count == 2)

    tunnel.flip()
    #expect(!tunnel.root.showsInfo)
    #expect(shown(tunnel, .start) == [true, false])
    #expect(shown(tunnel, .target) == [true, false])
    #expect(tunnel.root.children.count == 2)
    #expect(tunnel.agrees)
  }

  @Test("T6, Q22: a flip moves nothing outside the container")
  func onlyTheContainer() {
    let tunnel = TunnelStage(size: Size(width: 200, height: 800))
    tunnel.stage.tap("Radar")
    tunnel.stage.send(.pointerMoved(.zero, modifiers: []))
    let end = tunnel.root.strip.start
    let strip = end.convert(end.bounds, to: nil).insetBy(dx: 0, dy: 20)
    let before = tunnel.stage.picture
    for _ in 0..<10 {
      tunnel.stage.advance(by: .milliseconds(40))
      #expect(tunnel.stage.picture.differs(from: before, in: strip) == false)
    }
  }

  @Test("After a flip and back the maps are unchanged and can be dragged")
  func thereAndBack() {
    let tunnel = TunnelStage()
    tunnel.flip()
    tunnel.flip()

    tunnel.drag(.start, to: "50°N 0°E")

    #expect(tunnel.stage.value(of: "End")?.hasPrefix("50°00.000′S 180°00.000′W") == true)
    #expect(tunnel.agrees)
  }

  @Test("Escape flips back")
  func escape() {
    let tunnel = TunnelStage()
    tunnel.flip()

    tunnel.stage.press(.escape)
    tunnel.stage.advance(by: .milliseconds(500))

    #expect(!tunnel.root.showsInfo)
  }

  @Test(
    "T30: a flip by keyboard takes the focus of a map to its facts, and back",
    arguments: End.allCases)
  func focus(end: End) throws {
    let tunnel = TunnelStage()
    tunnel.stage.window.moveFocus(to: tunnel.map(end))

    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .milliseconds(500))
    #expect(try #require(tunnel.root.infos[end].view as? InfoView).facts.showsFocus)

    tunnel.stage.press(.escape)
    tunnel.stage.advance(by: .milliseconds(500))
    #expect(tunnel.map(end).showsFocus)
  }

  @Test("T21: the information sides show “Thinking…” until the answer arrives")
  func thinking() async {
    let tunnel = TunnelStage()
    tunnel.flip()
    #expect(tunnel.stage.element("Thinking…") != nil)

    let came = await tunnel.stage.wait { tunnel.stage.element("Thinking…") == nil }

    #expect(came)
    #expect(tunnel.stage.element("Lemvig") != nil || tunnel.stage.element("Near Lemvig") != nil)
  }

  @Test("A flip continues when the window is resized, and ends laid out")
  func resizing() {
    let tunnel = TunnelStage()
    tunnel.stage.tap("Radar")
    tunnel.stage.advance(by: .milliseconds(90))
    tunnel.stage.resize(to: Size(width: 420, height: 300))
    tunnel.stage.advance(by: .milliseconds(120))
    tunnel.stage.resize(to: Size(width: 320, height: 320))
    tunnel.stage.advance(by: .seconds(1))

    #expect(!tunnel.root.isFlipping)
    for end in End.allCases {
      #expect(tunnel.root.infos[end].view.frame == tunnel.container(end).bounds)
      #expect(tunnel.container(end).subviews.count == 1)
    }
    tunnel.flip()
    for end in End.allCases {
      #expect(tunnel.root.maps[end].view.frame == tunnel.container(end).bounds)
      #expect(tunnel.container(end).subviews.count == 1)
    }
  }

  @Test("Closing a window during a flip works, and leaves nothing running")
  func closing() {
    for moment in [0, 50, 150, 210, 300] {
      let tunnel = TunnelStage()
      tunnel.stage.tap("Radar")
      tunnel.stage.advance(by: .milliseconds(moment))
      tunnel.stage.close()
      tunnel.stage.advance(by: .seconds(1))
      #expect(tunnel.stage.platformWindow == nil)
      #expect(!tunnel.root.isFlipping)
    }
  }
}
