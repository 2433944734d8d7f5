import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

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
      let scroll = try facts(end, of: tunnel)
      let views = scroll.subviews.compactMap { $0 as? FactView }
      guard case .summary(let summary) = tunnel.root.infos[end].content else {
        Issue.record("There is no answer.")
        return
      }
      #expect(views.map(\.accessibility.label) == summary.facts.map(\.caption))
      let content = Rect(origin: .zero, size: scroll.contentSize)
      #expect(views.allSatisfy { !$0.isHidden && content.contains($0.frame) })
      #expect(scroll.contentSize.width == scroll.bounds.width)
    }
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
      #expect(summary.facts.first?.value == CoordinateFormat.utm.shown(place))
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
