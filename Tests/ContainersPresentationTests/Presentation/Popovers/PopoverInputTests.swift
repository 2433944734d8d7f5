import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Input around a popover", .noWarnings)
struct PopoverInputTests {
  @Test("C131, Q48, F121: a click beside dismisses it, and reaches nothing beneath")
  func pressBeside() {
    let scene = PopoverScene()
    scene.present()
    scene.transcript.clear()

    scene.stage.tap(at: scene.source.center)
    scene.stage.settle()

    #expect(!scene.isPresented)
    #expect(scene.source.pressCount == 0)
    #expect(
      scene.transcript.linesWithoutLayout.filter { $0.hasPrefix("delegate") } == [
        "delegate.shouldDismiss", "delegate.willDismiss", "delegate.didDismiss",
      ])
  }

  @Test("A click in the bubble or the arrow stays inside; one beside the arrow is outside")
  func shape() {
    let scene = PopoverScene()
    scene.present()

    scene.stage.tap(at: Point(x: 310, y: 400))
    scene.stage.tap(at: Point(x: 400, y: 325))
    scene.stage.settle()
    #expect(scene.isPresented)

    scene.stage.tap(at: Point(x: 388, y: 325))
    scene.stage.settle()
    #expect(!scene.isPresented)
  }

  @Test("F124, Q42: a click beside a modal popover only tells the delegate")
  func modal() {
    let scene = PopoverScene()
    scene.present()
    scene.presented.isModalInPresentation = true
    scene.transcript.clear()

    scene.stage.tap(at: Point(x: 10, y: 10))
    scene.stage.settle()

    #expect(scene.isPresented)
    #expect(scene.transcript.linesWithoutLayout == ["delegate.didAttemptToDismiss"])
  }

  @Test("F142: a press on a passthrough view or inside it reaches it, and the popover stays")
  func passthrough() {
    let scene = PopoverScene()
    let inner = PressedView(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    scene.source.addSubview(inner)
    scene.popover.passthroughViews = [scene.source]
    scene.present()

    scene.stage.tap(at: Point(x: 372, y: 282))
    scene.stage.tap(at: Point(x: 385, y: 295))
    scene.stage.settle()

    #expect(scene.source.pressCount == 1)
    #expect(inner.pressCount == 1)
    #expect(scene.isPresented)
    #expect(
      scene.popover.passthroughViews.map(ObjectIdentifier.init) == [ObjectIdentifier(scene.source)])
  }

  @Test("F120: it takes the wheel beside it too, passthrough views excepted")
  func wheel() {
    let scene = PopoverScene()
    let other = PressedView(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    scene.root.view.addSubview(other)
    scene.popover.passthroughViews = [scene.source]
    scene.present()

    scene.stage.scroll(.at(120, 120), by: Point(x: 0, y: 10))
    scene.stage.scroll(.at(372, 282), by: Point(x: 0, y: 10))

    #expect(other.scrollCount == 0)
    #expect(scene.source.scrollCount == 1)
  }

  @Test("F142, F120: it does not dim what lies beneath")
  func dimming() {
    let scene = PopoverScene()
    scene.root.view.backgroundColor = Color.white
    scene.stage.turn()

    scene.present()

    #expect(scene.isFilled(Rect(x: 0, y: 0, width: 40, height: 40), with: 0xFFFF_FFFF))
    #expect(scene.root.view.tintAdjustmentMode != .dimmed)
  }

  @Test("F124: the window's close button dismisses it first")
  func closeButton() {
    let scene = PopoverScene()
    scene.present()
    scene.transcript.clear()

    scene.stage.close()
    scene.stage.settle()

    #expect(!scene.isPresented)
    #expect(scene.stage.window.isVisible)
    #expect(scene.transcript.lines.contains("delegate.didDismiss"))
  }

  @Test("F123: Escape dismisses it as a click beside it does")
  func escape() {
    let scene = PopoverScene()
    scene.present()
    scene.transcript.clear()

    scene.stage.press(.escape)
    scene.stage.settle()

    #expect(!scene.isPresented)
    #expect(scene.transcript.lines.contains("delegate.didDismiss"))
  }
}
