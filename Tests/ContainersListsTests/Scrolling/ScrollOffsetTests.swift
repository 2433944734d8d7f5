@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct ScrollOffsetTests {
  @Test("An animated scroll takes time, and its end is reported once")
  func animatedOffset() {
    let it = ScrollStage()
    it.scrollView.setContentOffset(Point(x: 0, y: 300), animated: true)
    it.stage.advance(by: .milliseconds(100))
    #expect(it.offset > 20)
    #expect(it.offset < 299)
    it.stage.settle()
    #expect(it.offset == 300)
    #expect(it.log == ["didEndScrollingAnimation"])
  }

  @Test(
    "Any user action stops an animated scroll where it is, and its end is reported once",
    arguments: Interruption.allCases)
  func interrupted(by interruption: Interruption) {
    let it = ScrollStage()
    it.isZoomable = true
    it.scrollView.maximumZoomScale = 4
    it.scrollView.setContentOffset(Point(x: 0, y: 300), animated: true)
    it.stage.advance(by: .milliseconds(50))
    #expect(it.scrollView.phase == .animating)
    interruption.act(it)
    #expect(it.scrollView.phase != .animating)
    it.stage.settle()
    #expect(it.scrollView.phase == .resting)
    #expect(it.log.filter { $0 == "didEndScrollingAnimation" }.count == 1)
    #expect(it.offset != 300)
    it.scrollView.setContentOffset(.zero, animated: true)
    it.stage.settle()
    #expect(it.log.filter { $0 == "didEndScrollingAnimation" }.count == 2)
  }

  @Test("An interrupted scroll by the Home key has not scrolled to the top")
  func interruptedHome() {
    let it = ScrollStage()
    it.scrollView.contentOffset = Point(x: 0, y: 800)
    it.stage.press(.tab)
    it.stage.press(.home)
    it.stage.advance(by: .milliseconds(50))
    it.scrollView.contentOffset = Point(x: 0, y: 10)
    it.stage.settle()
    #expect(it.log == ["didEndScrollingAnimation"])
    it.stage.press(.home)
    it.stage.settle()
    #expect(it.log.last == "didScrollToTop")
  }

  @Test("A rectangle is scrolled to by the shortest way, and not at all if it is visible")
  func visibleRect() {
    let it = ScrollStage()
    it.scrollView.scrollRectToVisible(Rect(x: 0, y: 500, width: 10, height: 40), animated: false)
    #expect(it.offset == 340)
    it.scrollView.scrollRectToVisible(Rect(x: 0, y: 400, width: 10, height: 40), animated: false)
    #expect(it.offset == 340)
    it.scrollView.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 40), animated: false)
    #expect(it.offset == 100)
    it.scrollView.scrollRectToVisible(Rect(x: 0, y: 2000, width: 1, height: 1), animated: false)
    #expect(it.offset == 800)
  }

  @Test("Content that shrinks is moved back into its limits")
  func shrinking() {
    let it = ScrollStage()
    it.scrollView.contentOffset = Point(x: 0, y: 800)
    it.scrollView.contentSize = Size(width: 200, height: 500)
    #expect(it.offset == 300)
    it.scrollView.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    #expect(it.offset == 200)
  }

  @Test("Insets add space around the content, and content at its top stays there")
  func insets() {
    let it = ScrollStage()
    it.scrollView.contentInset = EdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    #expect(it.offset == -50)
    it.scrollView.scrollRectToVisible(Rect(x: 0, y: 990, width: 1, height: 10), animated: false)
    #expect(it.offset == 820)
  }

  @Test("The wheel moves the content by its distance and reports its beginning and end")
  func wheel() {
    let it = ScrollStage()
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -96))
    #expect(it.offset < 96)
    it.stage.settle()
    #expect(it.offset == 96)
    #expect(it.log == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -5))
    #expect(it.offset == 101)
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: 5000))
    it.stage.settle()
    #expect(it.offset == 0)
  }

  @Test("Consecutive wheel notches add up")
  func notches() {
    let it = ScrollStage()
    for _ in 0..<3 { it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -48)) }
    it.stage.settle()
    #expect(it.offset == 144)
  }

  @Test("At the end of the content the wheel scrolls the superview, but not in the same turn")
  func wheelChain() {
    let it = ScrollStage()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 150))
    inner.contentSize = Size(width: 200, height: 250)
    it.content.addSubview(inner)
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -200))
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -200))
    it.stage.settle()
    #expect(inner.contentOffset.y == 100)
    #expect(it.offset == 0)
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -60))
    it.stage.settle()
    #expect(it.offset == 60)
  }

  @Test("With Shift the wheel scrolls horizontally")
  func shiftWheel() {
    let it = ScrollStage(contentSize: Size(width: 1000, height: 1000))
    it.stage.modifierFlags = .shift
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -48))
    it.stage.settle()
    #expect(it.scrollView.contentOffset == Point(x: 48, y: 0))
  }

  @Test("Keys scroll by lines, pages and to the ends")
  func keys() {
    let it = ScrollStage()
    it.stage.press(.tab)
    #expect(it.scrollView.isFocused)
    func after(_ key: KeyCode, _ modifiers: KeyModifierFlags = []) -> Double {
      it.stage.press(key, modifierFlags: modifiers)
      it.stage.settle()
      return it.offset
    }
    #expect(after(.downArrow) == 40)
    #expect(after(.upArrow) == 0)
    #expect(after(.pageDown) == 160)
    #expect(after(.space) == 320)
    #expect(after(.space, .shift) == 160)
    #expect(after(.end) == 800)
    #expect(after(.pageUp) == 640)
    #expect(after(.home) == 0)
    #expect(it.log.contains("didScrollToTop"))
  }

  @Test("Consecutive keys add up, and at the end of the content they scroll the superview")
  func keysInARow() {
    let it = ScrollStage()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 150))
    inner.contentSize = Size(width: 200, height: 190)
    it.content.addSubview(inner)
    it.stage.press(.tab)
    #expect(inner.isFocused)
    it.stage.press(.downArrow)
    it.stage.press(.downArrow)
    it.stage.press(.downArrow)
    it.stage.settle()
    #expect(inner.contentOffset.y == 40)
    #expect(it.offset == 80)
  }

  @Test("Focusing a view scrolls it into sight")
  func focus() {
    let it = ScrollStage()
    for y in [10.0, 500, 900] {
      let view = TouchLog(frame: Rect(x: 10, y: y, width: 50, height: 30))
      view.takesFocus = true
      it.content.addSubview(view)
    }
    it.stage.press(.tab)
    #expect(!it.scrollView.isFocused)
    it.stage.press(.tab)
    it.stage.settle()
    #expect(it.offset == 538 - 200)
    it.stage.press(.tab)
    it.stage.settle()
    #expect(it.offset == 938 - 200)
  }

  @Test("Assistive technology scrolls by pages and is told when it reaches the end")
  func accessibility() {
    let it = ScrollStage()
    #expect(it.scrollView.accessibilityScroll(.down))
    it.stage.settle()
    #expect(it.offset == 160)
    #expect(it.scrollView.accessibilityScroll(.previous))
    it.stage.settle()
    #expect(it.offset == 0)
    #expect(!it.scrollView.accessibilityScroll(.up))
    #expect(!it.scrollView.accessibilityScroll(.left))
  }

  @Test("A pinch zooms around the fingers and springs back from beyond the limits")
  func pinch() {
    let it = ScrollStage(contentSize: Size(width: 200, height: 200))
    it.isZoomable = true
    it.scrollView.maximumZoomScale = 3
    it.stage.pinch(.at(100, 100), scale: 2)
    it.stage.settle()
    let scale = it.scrollView.zoomScale
    #expect(scale > 1.5)
    #expect(scale <= 2)
    #expect(it.scrollView.contentSize == Size(width: 200 * scale, height: 200 * scale))
    let middle = (it.scrollView.contentOffset + Point(x: 100, y: 100)) * (1 / scale)
    #expect(abs(middle.x - 100) < 3)
    #expect(abs(middle.y - 100) < 1)
    #expect(it.log.filter { $0.contains("Zoom") } == ["willBeginZooming", "didEndZooming"])
    it.stage.pinch(.at(100, 100), scale: 0.1)
    it.stage.settle()
    #expect(it.scrollView.zoomScale == 1)
    #expect(it.scrollView.contentOffset == .zero)
    #expect(!it.scrollView.isZoomBouncing)
  }

  @Test("Code, the wheel with Control and keys zoom within the limits")
  func zoom() {
    let it = ScrollStage(contentSize: Size(width: 200, height: 200))
    it.isZoomable = true
    it.scrollView.maximumZoomScale = 4
    it.scrollView.setZoomScale(9, animated: false)
    #expect(it.scrollView.zoomScale == 4)
    it.scrollView.zoom(to: Rect(x: 0, y: 0, width: 100, height: 100), animated: true)
    it.stage.settle()
    #expect(it.scrollView.zoomScale == 2)
    #expect(it.scrollView.contentOffset == .zero)
    it.stage.modifierFlags = .control
    it.stage.scroll(.at(0, 0), by: Point(x: 0, y: 48))
    #expect(abs(it.scrollView.zoomScale - 2.4) < 1e-9)
    #expect(it.scrollView.contentOffset == .zero)
    it.stage.modifierFlags = []
  }

  @Test("Indicators show during movement, fade out afterward and can be dragged by mouse")
  func indicators() throws {
    let it = ScrollStage()
    it.scrollView.contentOffset = Point(x: 0, y: 1)
    it.scrollView.setContentOffset(.zero, animated: true)
    it.stage.advance(by: .milliseconds(50))
    let bar = try #require(it.scrollView.indicators?.vertical)
    #expect(bar.alpha == 1)
    #expect(abs(bar.frame.height - 38.8) < 0.01)
    it.stage.settle()
    #expect(bar.alpha == 0)
    it.scrollView.flashScrollIndicators()
    it.stage.turn()
    it.stage.drag(.at(195, 10), by: Point(x: 0, y: 194 * 0.8 / 2))
    #expect(abs(it.offset - 400) <= 1)
    it.stage.drag(.at(195, 90), by: Point(x: 0, y: 500))
    #expect(it.offset == 800)
  }
}

/// A user action during an animated scroll.
enum Interruption: CaseIterable, Sendable {
  case wheel, zoomingWheel, zoomingKey, finger, indicator

  @MainActor
  func act(_ it: ScrollStage) {
    switch self {
    case .wheel: it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -10))
    case .zoomingWheel:
      it.stage.modifierFlags = .control
      it.stage.scroll(.at(100, 100), by: Point(x: 0, y: 4))
      it.stage.modifierFlags = []
    case .zoomingKey: it.scrollView.zoom(by: 1.1, around: .zero)
    case .finger:
      it.stage.send(.fingerDown(id: 1, Point(x: 100, y: 100)))
      it.stage.send(.fingerUp(id: 1, Point(x: 100, y: 100)))
    case .indicator: it.stage.tap(.at(195, 20))
    }
  }
}
