@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct ScrollViewTests {
  @Test(
    "D131: with reduced motion content stays where it is let go, and a pull beyond its end is undone"
  )
  func reducedMotion() {
    let scene = ScrollStage()
    scene.stage.window.traitOverrides.accessibilityMotion = .reduced
    scene.stage.turn()
    scene.swipeUp(by: 120)
    let released = scene.offset
    #expect(released > 80)
    #expect(!scene.scrollView.isDecelerating)
    scene.stage.settle()
    #expect(scene.offset == released)

    scene.swipe((0...8).map { Point(x: 100, y: 20 + 30 * Double($0)) })
    #expect(scene.offset == 0)
  }

  @Test("A drag moves the content with the finger, from where it was recognized")
  func dragging() {
    let it = ScrollStage()
    it.swipeUp(by: 80, lift: false)
    #expect(it.scrollView.isDragging)
    #expect(it.scrollView.isTracking)
    #expect(it.offset == 70)
    #expect(it.scrollView.bounds.origin == it.scrollView.contentOffset)
    #expect(it.scrolls > 0)
  }

  @Test("A throw continues, reports each step and ends at the announced target")
  func throwing() {
    let it = ScrollStage()
    var promised = Point.zero
    it.retarget = { target in
      promised = target
      return target
    }
    it.swipeUp(by: 80)
    #expect(it.scrollView.isDecelerating)
    #expect(!it.scrollView.isTracking)
    #expect(it.velocity.y > 0.5)
    #expect(it.velocity.y < 0.7)
    it.stage.settle()
    #expect(it.scrollView.contentOffset == promised)
    #expect(promised.y > 300)
    #expect(
      it.log == [
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didEndDecelerating",
      ])
  }

  @Test("The content comes to rest at the target that the delegate sets")
  func retarget() {
    let it = ScrollStage()
    it.retarget = { _ in Point(x: 0, y: 150) }
    it.swipeUp(by: 80)
    it.stage.settle()
    #expect(it.offset == 150)
  }

  @Test("A finger that pauses before it is lifted causes no throw")
  func resting() {
    let it = ScrollStage()
    it.swipeUp(by: 80, lift: false)
    it.stage.advance(by: .milliseconds(200))
    it.stage.send(.fingerUp(id: 1, Point(x: 100, y: 100)))
    #expect(!it.scrollView.isDecelerating)
    #expect(it.log.last == "didEndDragging(false)")
    #expect(it.offset == 70)
  }

  @Test("Content pulled beyond its edge follows more slowly and springs back")
  func bounce() {
    let it = ScrollStage()
    it.swipeUp(from: 20, by: -110, lift: false)
    let expected = -RubberBand(dimension: 200).offset(forPull: 110 - 13.75)
    #expect(abs(it.offset - expected) <= 0.5)
    it.stage.send(.fingerUp(id: 1, Point(x: 100, y: 130)))
    #expect(it.scrollView.isDecelerating)
    it.stage.settle()
    #expect(it.offset == 0)
  }

  @Test("Without bounces the content stops at its edge")
  func hardEdge() {
    let it = ScrollStage()
    it.scrollView.bounces = false
    it.swipeUp(from: 20, by: -110, lift: false)
    #expect(it.offset == 0)
  }

  @Test("Content that fits does not scroll unless it always bounces")
  func fitting() {
    let it = ScrollStage(contentSize: Size(width: 200, height: 100))
    it.swipeUp(by: 80)
    #expect(it.log.isEmpty)
    it.scrollView.alwaysBounceVertical = true
    it.swipeUp(by: 80, lift: false)
    #expect(it.offset > 10)
    #expect(it.offset < 60)
  }

  @Test("A touch on moving content stops it and does not reach the content")
  func catching() {
    let it = ScrollStage()
    let inner = TouchLog(frame: it.content.bounds)
    it.content.addSubview(inner)
    it.swipeUp(by: 80)
    inner.log = []
    it.stage.advance(by: .milliseconds(50))
    let place = it.offset
    it.stage.tap(at: Point(x: 100, y: 100))
    it.stage.settle()
    #expect(abs(it.offset - place) < 20)
    #expect(inner.log.isEmpty)
    #expect(it.log.last == "didEndDecelerating")
    it.stage.tap(at: Point(x: 100, y: 100))
    #expect(inner.log == ["began", "ended"])
  }

  @Test("A touch reaches the content after 150 ms without movement, or when it is lifted")
  func delayedTouches() {
    let it = ScrollStage()
    let inner = TouchLog(frame: it.content.bounds)
    it.content.addSubview(inner)
    let point = Point(x: 100, y: 100)
    it.stage.send(.fingerDown(id: 1, point))
    it.stage.advance(by: .milliseconds(120))
    #expect(inner.log.isEmpty)
    it.stage.advance(by: .milliseconds(50))
    #expect(inner.log == ["began"])
    it.stage.send(.fingerUp(id: 1, point))
    it.stage.send(.fingerDown(id: 1, point))
    it.stage.send(.fingerUp(id: 1, point))
    #expect(inner.log == ["began", "ended", "began", "ended"])
    it.scrollView.delaysContentTouches = false
    it.stage.send(.fingerDown(id: 1, point))
    #expect(inner.log.last == "began")
  }

  @Test("A quick drag never reaches the content, and a later one is taken from it")
  func cancelledTouches() {
    let it = ScrollStage()
    let inner = TouchLog(frame: it.content.bounds)
    it.content.addSubview(inner)
    it.swipeUp(by: 80)
    #expect(inner.log.isEmpty)
    it.stage.settle()
    it.stage.send(.fingerDown(id: 1, Point(x: 100, y: 150)))
    it.stage.advance(by: .milliseconds(200))
    it.stage.send(.fingerMoved(id: 1, Point(x: 100, y: 100)))
    #expect(inner.log == ["began", "cancelled"])
    it.stage.send(.fingerUp(id: 1, Point(x: 100, y: 100)))
  }

  @Test("If content touches cannot be canceled, a delivered touch never scrolls")
  func uncancellable() {
    let it = ScrollStage()
    let button = Button(title: "Press")
    button.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    it.content.addSubview(button)
    it.stage.drag(.at(100, 150), by: Point(x: 0, y: -80))
    #expect(it.offset == 0)
    let inner = TouchLog(frame: it.content.bounds)
    it.content.addSubview(inner)
    it.scrollView.canCancelContentTouches = false
    it.stage.drag(.at(100, 150), by: Point(x: 0, y: -80))
    #expect(it.offset == 0)
    #expect(inner.log.last == "ended")
  }

  @Test("Paging advances one page at a time in the direction of the throw, however fast")
  func paging() {
    let it = ScrollStage()
    it.scrollView.isPagingEnabled = true
    it.swipeUp(by: 150, steps: 3)
    it.stage.settle()
    #expect(it.offset == 200)
    it.swipeUp(by: 30, steps: 30)
    it.stage.settle()
    #expect(it.offset == 200)
    it.swipeUp(from: 20, by: -150, steps: 3)
    it.stage.settle()
    #expect(it.offset == 0)
  }

  @Test("A direction-locked drag keeps its initial axis")
  func directionalLock() {
    let it = ScrollStage(contentSize: Size(width: 1000, height: 1000))
    it.scrollView.isDirectionalLockEnabled = true
    it.swipe([Point(x: 100, y: 180), Point(x: 100, y: 160), Point(x: 40, y: 100)], lift: false)
    #expect(it.scrollView.contentOffset == Point(x: 0, y: 60))
  }

  @Test("A horizontal drag scrolls the outer view if the inner one scrolls only vertically")
  func nesting() {
    let it = ScrollStage(contentSize: Size(width: 1000, height: 200))
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = Size(width: 200, height: 800)
    it.content.addSubview(inner)
    it.swipe([Point(x: 150, y: 100), Point(x: 120, y: 100), Point(x: 60, y: 100)], lift: false)
    #expect(it.scrollView.contentOffset.x == 60)
    #expect(inner.contentOffset == .zero)
    it.stage.send(.fingerUp(id: 1, Point(x: 60, y: 100)))
    it.scrollView.setContentOffset(.zero, animated: false)
    it.stage.settle()
    it.swipe([Point(x: 100, y: 150), Point(x: 100, y: 120), Point(x: 100, y: 60)], lift: false)
    #expect(inner.contentOffset.y == 60)
    #expect(it.scrollView.contentOffset.x == 0)
  }

  @Test("A disabled scroll view can be scrolled only in code")
  func disabled() {
    let it = ScrollStage()
    it.scrollView.isScrollEnabled = false
    it.swipeUp(by: 80)
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -100))
    it.stage.settle()
    #expect(it.offset == 0)
    it.scrollView.contentOffset = Point(x: 0, y: 30)
    #expect(it.offset == 30)
  }

  @Test("A scroll view removed from its window during a throw stops and is released")
  func leaving() {
    weak var gone: ScrollView?
    do {
      let it = ScrollStage()
      gone = it.scrollView
      it.swipeUp(by: 80)
      it.scrollView.removeFromSuperview()
      #expect(!it.scrollView.isDecelerating)
      it.stage.settle()
      #expect(it.scrollView.phase == .resting)
    }
    #expect(gone == nil)
  }
}
