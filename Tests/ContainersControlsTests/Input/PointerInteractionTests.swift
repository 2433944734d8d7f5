import Containers
import ContainersTesting
import Testing

@MainActor
struct PointerInteractionTests {
  let stage = Stage(ViewController())
  let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let ruler = Ruler()

  init() {
    stage.window.addSubview(view)
    view.pointerStyle = .openHand
    view.addInteraction(PointerInteraction(delegate: ruler))
    stage.turn()
  }

  @Test("Regions of a view have their own pointers, and the delegate hears it enter and exit")
  func regions() {
    stage.move(to: .point(Point(x: 20, y: 50)))
    #expect(stage.window.effectivePointerStyle == .crosshair)
    stage.move(to: .point(Point(x: 30, y: 50)))
    stage.move(to: .point(Point(x: 80, y: 50)))
    #expect(stage.window.effectivePointerStyle == .openHand)
    stage.move(to: .point(Point(x: 200, y: 50)))
    #expect(ruler.log == ["into left", "out of left"])
    #expect(stage.window.effectivePointerStyle == .arrow)
  }

  @Test("A disabled or removed interaction has no effect")
  func disabled() {
    stage.move(to: .point(Point(x: 20, y: 50)))
    (view.interactions.first as? PointerInteraction)?.isEnabled = false
    #expect(ruler.log == ["into left", "out of left"])
    #expect(stage.window.effectivePointerStyle == .openHand)
    (view.interactions.first as? PointerInteraction)?.isEnabled = true
    #expect(stage.window.effectivePointerStyle == .crosshair)
    view.interactions = []
    #expect(ruler.log.last == "out of left")
  }
}

/// A delegate that makes the left half of a view a region of its own.
@MainActor
final class Ruler: PointerInteractionDelegate {
  var log: [String] = []

  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor location: Point, defaultRegion: PointerRegion
  ) -> PointerRegion? {
    location.x < 50
      ? PointerRegion(rect: Rect(x: 0, y: 0, width: 50, height: 100), identifier: "left") : nil
  }

  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle? { .crosshair }

  func pointerInteraction(_ interaction: PointerInteraction, willEnter region: PointerRegion) {
    log.append("into \(region.identifier ?? "")")
  }

  func pointerInteraction(_ interaction: PointerInteraction, willExit region: PointerRegion) {
    log.append("out of \(region.identifier ?? "")")
  }
}
