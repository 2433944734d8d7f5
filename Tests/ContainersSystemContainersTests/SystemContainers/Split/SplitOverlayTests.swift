import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Columns over the secondary one", .noWarnings)
struct SplitOverlayTests {
  /// A split whose primary column lies over the secondary one.
  private func overlaid(
    _ style: SplitViewController.Style = .doubleColumn, rightToLeft: Bool = false
  ) -> SplitScene {
    let scene = SplitScene(style, rightToLeft: rightToLeft) {
      $0.preferredSplitBehavior = .overlay
    }
    scene.split.show(.primary)
    scene.stage.settle()
    scene.clear()
    return scene
  }

  private func dimming(_ scene: SplitScene) -> Double {
    scene.split.view.subviews.first { !$0.gestureRecognizers.isEmpty && $0.subviews.isEmpty }?.alpha
      ?? 0
  }

  @Test("F504: an overlaying column dims the secondary one, which keeps its frame")
  func dims() {
    let scene = overlaid()

    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(dimming(scene) == 1)
    #expect(scene.frame(.secondary)?.width == 1000)
    #expect(scene.frame(.primary)?.width == 300)
    scene.split.hide(.primary)
    scene.stage.settle()
    #expect(dimming(scene) == 0)
  }

  @Test("F504: a click beside hides it, and nothing under it gets the click")
  func clickBeside() {
    let scene = overlaid()
    var taps = 0
    let button = Button(frame: Rect(x: 600, y: 200, width: 100, height: 50))
    button.addAction { taps += 1 }
    scene[.secondary].view.addSubview(button)

    scene.stage.tap(at: Point(x: 650, y: 225))
    scene.stage.settle()

    #expect(taps == 0)
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.order.first == "willChange.secondaryOnly")
    scene.stage.tap(at: Point(x: 650, y: 225))
    #expect(taps == 1)
  }

  @Test("F504: Escape hides it")
  func escape() {
    let scene = overlaid()

    scene.stage.press(.escape)
    scene.stage.settle()

    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(!scene.split.keyCommands.contains { $0.input == .escape })
  }

  @Test("F504, F006: the secondary column gets neither keys nor focus, and has them again later")
  func blocked() {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    let field = TextField(frame: Rect(x: 500, y: 100, width: 100, height: 30))
    scene[.secondary].view.addSubview(field)
    field.becomeFirstResponder()

    scene.split.show(.primary)
    scene.stage.settle()
    #expect(!field.isFirstResponder)
    for _ in 0..<6 {
      scene.stage.press(.tab)
      #expect(scene.stage.window.focusedView !== field)
    }
    scene.stage.window.moveFocus(to: nil)
    scene.stage.press(.escape)
    scene.stage.settle()

    #expect(field.isFirstResponder)
  }

  @Test("F504: a swipe toward the edge hides it interactively")
  func swipeAway() {
    let scene = overlaid()

    scene.stage.grab(.point(Point(x: 280, y: 250)))
    scene.stage.move(to: .point(Point(x: 80, y: 250)), steps: 10)
    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(scene.frame(.primary)?.minX ?? 0 < -150)
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(
      scene.order == [
        "gesture.begin", "P.viewWillDisappear(true)", "willChange.secondaryOnly",
        "willHide.primary", "P.viewDidDisappear(true)", "gesture.end",
      ])
  }

  @Test("F514, Q31: a swipe that is taken back changes nothing and tells nobody of a change")
  func swipeTakenBack() {
    let scene = overlaid()

    scene.stage.grab(.point(Point(x: 280, y: 250)))
    scene.stage.move(to: .point(Point(x: 200, y: 250)), steps: 10)
    scene.stage.move(to: .point(Point(x: 270, y: 250)), steps: 20)
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(
      scene.order == [
        "gesture.begin", "P.viewWillDisappear(true)", "P.viewWillAppear(true)",
        "P.viewDidAppear(true)", "gesture.end",
      ])
    #expect(scene.frame(.primary)?.minX == 0)
    #expect(scene.isBalanced)
  }

  @Test("F504: a swipe from the edge shows it, and taken back it never arrived")
  func swipeIn() {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    scene.stage.grab(.point(Point(x: 5, y: 250)))
    scene.stage.move(to: .point(Point(x: 90, y: 250)), steps: 10)
    scene.stage.move(to: .point(Point(x: 20, y: 250)), steps: 20)
    scene.stage.drop()
    scene.stage.settle()
    #expect(
      scene.appearance == [
        "P.viewWillAppear(true)", "P.viewWillDisappear(true)", "P.viewDidDisappear(true)",
      ])
    #expect(scene.frame(.primary) == nil)

    scene.stage.drag(.point(Point(x: 5, y: 250)), by: Point(x: 250, y: 0))
    scene.stage.settle()

    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(scene.frame(.primary)?.minX == 0)
  }

  @Test("F504: without gestures nobody swipes, nor from elsewhere than the edge")
  func noSwipe() {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    scene.stage.drag(.point(Point(x: 25, y: 250)), by: Point(x: 250, y: 0))
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.split.presentsWithGesture = false
    scene.stage.drag(.point(Point(x: 5, y: 250)), by: Point(x: 250, y: 0))
    #expect(scene.split.displayMode == .secondaryOnly)
  }

  @Test("F504: a finger shows it from 32 points at the edge", arguments: [30.0, 34])
  func finger(start: Double) {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    scene.stage.swipe(.point(Point(x: start, y: 250)), by: Point(x: 250, y: 0))
    scene.stage.settle()
    #expect(scene.split.displayMode == (start < 32 ? .oneOverSecondary : .secondaryOnly))
  }

  @Test("F504, F009: from right to left the column comes from the right")
  func mirrored() {
    let scene = overlaid(rightToLeft: true)
    #expect(scene.frame(.primary)?.minX == 700)

    scene.stage.drag(.point(Point(x: 720, y: 250)), by: Point(x: 220, y: 0))
    scene.stage.settle()

    #expect(scene.split.displayMode == .secondaryOnly)
  }

  @Test("F504: a touchpad swipe hides and shows it")
  func touchpad() {
    let scene = overlaid()
    for _ in 0..<10 {
      scene.stage.scroll(.point(Point(x: 700, y: 250)), by: Point(x: -30, y: 0), isPrecise: true)
      scene.stage.advance(by: .milliseconds(16))
    }
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.stage.advance(by: .milliseconds(400))

    for _ in 0..<10 {
      scene.stage.scroll(.point(Point(x: 700, y: 250)), by: Point(x: 30, y: 0), isPrecise: true)
      scene.stage.advance(by: .milliseconds(16))
    }
    scene.stage.settle()

    #expect(scene.split.displayMode == .oneOverSecondary)
  }

  @Test("F504: two columns push the secondary one aside, and a click gives way to one")
  func displaced() {
    let scene = SplitScene(.tripleColumn, size: Size(width: 700, height: 500))
    scene.split.show(.primary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .twoDisplaceSecondary)
    #expect(scene.frame(.secondary)?.minX == 450)

    scene.stage.tap(at: Point(x: 650, y: 225))
    scene.stage.settle()

    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.frame(.primary) == nil)
  }

  @Test("F003: a resize during a show is followed")
  func resizedMeanwhile() {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    scene.split.show(.primary)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.resize(to: Size(width: 800, height: 500))
    scene.stage.settle()

    #expect(scene.frame(.primary)?.width == 240)
    #expect(scene.appearance == ["P.viewWillAppear(true)", "P.viewDidAppear(true)"])
  }

  @Test("F001: closing the window during a swipe leaves everything balanced")
  func closed() {
    let scene = overlaid()
    scene.stage.grab(.point(Point(x: 280, y: 250)))
    scene.stage.move(to: .point(Point(x: 200, y: 250)), steps: 10)
    scene.stage.close()
    scene.stage.settle()
    #expect(scene.isBalanced)
  }

  @Test("F504: a program that decides while the user swipes wins")
  func programWins() {
    let scene = overlaid()
    scene.stage.grab(.point(Point(x: 280, y: 250)))
    scene.stage.move(to: .point(Point(x: 200, y: 250)), steps: 10)
    scene.split.hide(.primary)
    scene.stage.settle()
    #expect(scene.frame(.primary) == nil)
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.frame(.primary) == nil)
    #expect(scene.isBalanced)
  }

  @Test("F002: with reduced motion the column fades in place")
  func reduced() {
    let scene = SplitScene(reducesMotion: true) { $0.preferredSplitBehavior = .overlay }
    scene.split.show(.primary)
    scene.stage.advance(by: .milliseconds(75))
    #expect(scene.frame(.primary)?.minX == 0)
    scene.stage.advance(by: .milliseconds(90))
    scene.stage.settle()
    #expect(scene.order.last == "P.viewDidAppear(true)")
  }

  @Test("F322: a drag from the edge pops first, and shows columns at the root")
  func popsFirst() {
    let scene = SplitScene()
    scene.split.hide(.primary)
    let navigation = scene[.secondary].navigationController
    navigation?.pushViewController(scene.controller("X"), animated: false)
    scene.stage.settle()

    scene.stage.drag(.point(Point(x: 5, y: 250)), by: Point(x: 700, y: 0))
    scene.stage.settle()
    #expect(navigation?.viewControllers.count == 1)
    #expect(scene.split.displayMode == .secondaryOnly)

    scene.stage.drag(.point(Point(x: 5, y: 250)), by: Point(x: 250, y: 0))
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
  }

  @Test("F504: a column that covers the secondary one does not bring the next from anywhere")
  func nextFromEdge() {
    let scene = SplitScene(.tripleColumn) { $0.preferredSplitBehavior = .overlay }
    scene.split.show(.supplementary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneOverSecondary)

    scene.stage.drag(.point(Point(x: 50, y: 250)), by: Point(x: 250, y: 0))
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneOverSecondary)

    scene.stage.drag(.point(Point(x: 5, y: 250)), by: Point(x: 250, y: 0))
    scene.stage.settle()
    #expect(scene.split.displayMode == .twoOverSecondary)
  }

  @Test("F504: a program that asks for what is shown does not end a swipe")
  func programAgrees() {
    let scene = overlaid()
    scene.stage.grab(.at(280, 250))
    scene.stage.move(to: .at(200, 250), steps: 10)

    scene.split.show(.primary)
    scene.stage.move(to: .at(80, 250), steps: 10)
    #expect(scene.frame(.primary)?.minX ?? 0 < -150)
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.split.displayMode == .secondaryOnly)
  }

  @Test("F504, F006: a column that covers what had the focus has it")
  func focusEnters() {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    let field = TextField(frame: Rect(x: 500, y: 100, width: 100, height: 30))
    scene[.secondary].view.addSubview(field)
    let button = Button(title: "First")
    button.frame = Rect(x: 20, y: 100, width: 100, height: 30)
    scene[.primary].view.addSubview(button)
    scene.stage.press(.tab)
    field.becomeFirstResponder()

    scene.split.show(.primary)
    scene.stage.settle()

    #expect(scene.stage.window.focusedView === button)
  }

  @Test("F504: what is held in the secondary column when it is covered does nothing any more")
  func heldPress() {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    var taps = 0
    let button = Button(frame: Rect(x: 600, y: 200, width: 100, height: 50))
    button.addAction { taps += 1 }
    scene[.secondary].view.addSubview(button)
    scene.stage.settle()
    scene.stage.grab(.at(650, 225))

    scene.split.show(.primary)
    scene.stage.settle()
    scene.stage.drop()
    scene.stage.settle()

    #expect(taps == 0)
  }
}
