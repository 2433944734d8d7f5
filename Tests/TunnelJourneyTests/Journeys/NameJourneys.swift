import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Names of the ends")
struct NameJourneys {
  private func name(_ end: End, _ tunnel: TunnelStage) -> String? {
    tunnel.stage.element(end == .start ? "Start facts" : "End facts")?.label
  }

  @Test("T37: the strip shows the names of both ends")
  func launch() {
    let tunnel = TunnelStage()

    #expect(name(.start, tunnel) == "Start: Lemvig, Denmark")
    #expect(name(.target, tunnel) == "End: South Pacific Ocean, 990 km off New Zealand")
  }

  @Test("T37: during a drag, the names are those of the place under the child in every frame")
  func dragging() throws {
    let tunnel = TunnelStage()
    let way = try #require(tunnel.point(place("30°N 0°E"), on: .start)) - tunnel.tip(.start)
    let grip = try #require(tunnel.stage.element("Start")).frame.center
    tunnel.grab(.start)
    for step in 1...4 {
      tunnel.stage.move(to: .point(grip + way * (Double(step) / 4)))
      let (start, target) = (tunnel.root.dig.entrance, tunnel.root.dig.exit)
      let names = [start, target].map { TunnelStage.earth.name(of: $0)?.line ?? "" }

      #expect(name(.start, tunnel) == "Start: \(names[0])", "at step \(step)")
      #expect(name(.target, tunnel) == "End: \(names[1])", "at step \(step)")
    }
    #expect(name(.start, tunnel)?.hasSuffix("Algeria") == true)
  }

  @Test("T37: the window's title has the names of both ends before their coordinates")
  func title() {
    let tunnel = TunnelStage()

    #expect(
      tunnel.stage.window.title
        == "Tunnel: Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand"
        + " · 56°33′00″N 8°19′00″E → 56°33′00″S 171°41′00″W")
  }

  @Test("T37: a jump to land opposite land shows the names of both ends")
  func jumping() async {
    let tunnel = TunnelStage()
    await tunnel.digNext()

    let names = [tunnel.root.dig.entrance, tunnel.root.dig.exit]
      .compactMap { TunnelStage.earth.name(of: $0)?.line }
    #expect(names.count == 2)
    let notice = tunnel.stage.value(of: "Notice")
    #expect(notice?.hasPrefix("1 of 250: ") == true)
    #expect(notice?.hasSuffix(names.joined(separator: " ↔ ")) == true)
  }

  @Test("T37: without names the title has only the coordinates")
  func withoutNames() {
    let tunnel = TunnelStage()
    tunnel.root.showsEndNames = false

    #expect(tunnel.stage.window.title == "Tunnel: 56°33′00″N 8°19′00″E → 56°33′00″S 171°41′00″W")
    #expect(name(.start, tunnel) == nil)
  }

  @Test(
    "T37: the drawing of each end is inside its button, at every size",
    arguments: LegibilityJourneys.sizes)
  func drawings(size: Size) throws {
    let root = TunnelViewController(
      earth: TunnelStage.earth, dig: .denmark, lookup: TunnelStage.earth.describe,
      calendar: { TunnelStage.noon })
    root.view.frame = Rect(origin: .zero, size: size)
    root.view.layoutIfNeeded()

    for button in [root.strip.start, root.strip.target] {
      #expect(button.bounds.contains(button.drawingFrame))
      #expect(!button.drawingFrame.intersects(button.place.frame))
      #expect(!button.place.words.isEmpty)
    }
  }

  @Test("T37: a drag does not move any line of the strip up or down")
  func steady() {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 700))
    let before = tunnel.root.strip.start.value.convert(.zero, to: nil).y
    for place in ["30 0", "0 -30", "71 180"] {
      tunnel.root.maps[.start].dig(at: TunnelTestSupport.place(place))
      tunnel.stage.turn()

      #expect(tunnel.root.strip.start.value.convert(.zero, to: nil).y == before)
    }
  }
}
