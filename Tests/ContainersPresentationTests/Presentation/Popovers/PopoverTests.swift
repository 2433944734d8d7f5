import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Popovers", .noWarnings)
struct PopoverTests {
  @Test("F141, C129: a popover covers the part of the window below its source, and points at it")
  func placing() {
    let scene = PopoverScene()
    #expect(scene.popover.arrowDirection == .unknown)

    scene.present()

    #expect(scene.frame == Rect(x: 300, y: 320, width: 200, height: 113))
    #expect(scene.bubble == Rect(x: 300, y: 333, width: 200, height: 100))
    #expect(scene.popover.arrowDirection == .up)
    #expect(scene.root.view.window != nil)
  }

  @Test("F141: without a preferred size it is 320 × 480 points")
  func usualSize() {
    let scene = PopoverScene(size: Size(width: 1000, height: 1100))
    scene.presented.preferredContentSize = .zero

    scene.present()

    #expect(scene.bubble.size == Size(width: 320, height: 480))
  }

  @Test("F141: a source rectangle in the source view, or a source item, is pointed at")
  func sources() {
    let scene = PopoverScene()
    scene.popover.sourceRect = Rect(x: 0, y: 0, width: 10, height: 10)
    scene.present()
    #expect(scene.frame?.minY == 290)
    #expect(scene.popover.tip?.x == 375)

    let item = View(frame: Rect(x: 500, y: 100, width: 20, height: 20))
    scene.root.view.addSubview(item)
    scene.popover.sourceItem = item
    scene.stage.turn()

    #expect(scene.popover.tip == Point(x: 510, y: 120))
  }

  @Test("F141: permitted directions, margins, and overlap apply while it is visible")
  func options() {
    let scene = PopoverScene()
    scene.present()

    scene.popover.permittedArrowDirections = [.down, .left]
    scene.stage.turn()
    #expect(scene.popover.arrowDirection == .down)

    scene.popover.popoverLayoutMargins = EdgeInsets(all: 170)
    scene.stage.turn()
    #expect(scene.popover.arrowDirection == .left)
    #expect(scene.bubble.maxX == 630)

    scene.popover.canOverlapSourceViewRect = true
    scene.stage.turn()
    #expect(scene.popover.arrowDirection == .unknown)
    #expect(scene.bubble == Rect(x: 300, y: 250, width: 200, height: 100))
  }

  @Test("F141: right to left, the trailing side is on the left")
  func rightToLeft() {
    let scene = PopoverScene(traits: TraitCollection { $0.layoutDirection = .rightToLeft })
    scene.popover.permittedArrowDirections = [.left, .right]

    scene.present()

    #expect(scene.popover.arrowDirection == .right)
    #expect(scene.bubble.maxX == 370 - 13)
  }

  @Test("F141: it follows its source in the same frame, after willReposition")
  func following() {
    let scene = PopoverScene()
    scene.present()
    scene.transcript.clear()

    scene.source.center = Point(x: 450, y: 200)
    scene.stage.turn()

    #expect(scene.frame == Rect(x: 350, y: 220, width: 200, height: 113))
    #expect(scene.transcript.linesWithoutLayout == ["delegate.willReposition"])

    scene.stage.turn()
    scene.stage.advance(by: .seconds(1))
    #expect(scene.transcript.linesWithoutLayout == ["delegate.willReposition"])
  }

  @Test("F141: it follows a source that is scrolled")
  func scrolling() {
    let scene = PopoverScene()
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    scroll.contentSize = Size(width: 800, height: 2000)
    scene.root.view.addSubview(scroll)
    scroll.addSubview(scene.source)
    scene.present()

    scroll.contentOffset = Point(x: 0, y: 50)
    scene.stage.turn()

    #expect(scene.frame?.minY == 270)
  }

  @Test("F141: willReposition may point it at another rectangle or view")
  func repositioning() {
    let scene = PopoverScene()
    let other = View(frame: Rect(x: 100, y: 100, width: 60, height: 20))
    scene.root.view.addSubview(other)
    scene.delegate.reposition = { rect, view in
      #expect(rect == scene.source.bounds)
      #expect(view === scene.source)
      view = other
      rect = Rect(x: 40, y: 0, width: 20, height: 20)
    }
    scene.present()

    scene.source.center.x += 1
    scene.stage.turn()

    #expect(scene.popover.sourceView === other)
    #expect(scene.popover.tip == Point(x: 150, y: 120))
  }

  @Test("F141: willReposition may dismiss it")
  func dismissingInReposition() {
    let scene = PopoverScene()
    scene.delegate.reposition = { _, _ in scene.root.dismiss(animated: false) }
    scene.present()

    scene.source.center.x += 1
    scene.stage.settle()

    #expect(scene.root.presentedViewController == nil)
    #expect(scene.transcript.isBalanced("B"))
  }

  @Test("F141: it follows its source and the window when the window is resized")
  func resizing() {
    let scene = PopoverScene()
    scene.source.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    scene.present()

    scene.stage.resize(to: Size(width: 900, height: 650))

    #expect(scene.frame == Rect(x: 400, y: 370, width: 200, height: 113))
  }

  @Test("F141: it follows its preferred size, animated")
  func preferredSize() {
    let scene = PopoverScene()
    scene.present()

    scene.presented.preferredContentSize = Size(width: 300, height: 200)
    scene.stage.advance(by: .milliseconds(120))
    #expect(scene.popover.presentedView?.presentation != nil)
    scene.stage.settle()

    #expect(scene.popover.presentedView?.presentation == nil)
    #expect(scene.bubble == Rect(x: 250, y: 333, width: 300, height: 200))
  }

  @Test("F141: while it arrives it follows its preferred size and its source at once")
  func changesMeanwhile() {
    let scene = PopoverScene()
    scene.root.present(scene.presented, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    scene.presented.preferredContentSize = Size(width: 300, height: 200)
    scene.source.center.y -= 100
    scene.stage.turn()

    let view = scene.popover.presentedView
    #expect(view?.bounds.size == Size(width: 300, height: 213))
    #expect(view?.center == Point(x: 400, y: 220 + 213 / 2))
    scene.stage.settle()
    #expect(scene.frame == Rect(x: 250, y: 220, width: 300, height: 213))
  }

  @Test(
    "F141: a preferred size that is set in viewDidLayoutSubviews applies from the first frame",
    arguments: [false, true])
  func sizeFromLayout(isAnimated: Bool) {
    let scene = PopoverScene()
    scene.presented.whenCalled = { [presented = scene.presented] in
      guard $0 == "viewDidLayoutSubviews" else { return }
      presented.preferredContentSize = Size(width: 260, height: 140)
    }

    scene.root.present(scene.presented, animated: isAnimated)
    scene.stage.advance(by: .milliseconds(20))
    #expect(scene.popover.presentedView?.bounds.size == Size(width: 260, height: 153))
    scene.stage.settle()

    #expect(scene.bubble == Rect(x: 270, y: 333, width: 260, height: 140))
  }

  @Test("F125: it is compact in a wide window, by its own size")
  func sizeClasses() {
    let scene = PopoverScene()

    scene.present()

    #expect(scene.root.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.presented.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.presented.traitCollection.verticalSizeClass == .compact)
  }

  @Test("Its background fills the bubble and the arrow")
  func background() {
    let scene = PopoverScene()
    scene.popover.backgroundColor = DynamicColor(Color(hex: 0x00FF00))
    scene.present()

    #expect(
      scene.isFilled(Rect(x: 399, y: 327, width: 2, height: 40), with: 0xFF00_FF00))
  }

  @Test("F012: it arrives in 250 ms and leaves in 200 ms, growing from the tip of its arrow")
  func animation() throws {
    let scene = PopoverScene()
    scene.root.present(scene.presented, animated: true)
    scene.stage.advance(by: .milliseconds(100))
    let view = try #require(scene.popover.presentedView)
    let middle = try #require(view.presentation)
    #expect(middle.alpha > 0.1)
    #expect(middle.alpha < 0.9)
    #expect(middle.transform != .identity)

    scene.stage.advance(by: .milliseconds(130))
    #expect(view.presentation != nil)
    scene.stage.advance(by: .milliseconds(50))
    #expect(view.presentation == nil)
    #expect(scene.transcript.lines.contains("B.viewDidAppear(true)"))

    scene.root.dismiss(animated: true)
    scene.stage.advance(by: .milliseconds(180))
    #expect(!scene.transcript.lines.contains("B.viewDidDisappear(true)"))
    scene.stage.advance(by: .milliseconds(60))
    #expect(scene.transcript.lines.contains("B.viewDidDisappear(true)"))
  }

  @Test("F002: with reduced motion it dissolves in 100 ms")
  func reducedMotion() throws {
    let scene = PopoverScene(traits: TraitCollection { $0.accessibilityMotion = .reduced })
    scene.root.present(scene.presented, animated: true)
    scene.stage.advance(by: .milliseconds(70))
    let view = try #require(scene.popover.presentedView)
    #expect(view.presentation?.transform == .identity)
    #expect(view.presentation.map { $0.alpha < 1 } == true)

    scene.stage.advance(by: .milliseconds(50))
    #expect(view.presentation == nil)
  }

  @Test("The delegate configures the popover before it is presented, once")
  func preparing() {
    let scene = PopoverScene()
    scene.popover.sourceView = nil
    scene.delegate.whenPreparing = { [source = scene.source] in
      $0.sourceView = source
      $0.permittedArrowDirections = .down
    }

    scene.present()

    #expect(scene.popover.arrowDirection == .down)
    #expect(scene.transcript.lines.filter { $0 == "delegate.prepare" }.count == 1)
  }

  @Test("F010: nothing keeps a popover after its dismissal")
  func releasing() {
    let scene = PopoverScene()
    scene.present()
    weak let popover = scene.popover
    weak let view = scene.popover.presentedView

    scene.root.dismiss(animated: true)
    scene.stage.settle()

    #expect(popover == nil)
    #expect(view == nil)
    #expect(scene.presented.view.superview == nil)
  }
}
