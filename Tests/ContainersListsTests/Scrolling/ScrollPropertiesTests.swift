import Containers
import ContainersTesting
import Testing

/// Effects of the properties of a scroll view, and the methods that a subclass overrides.
@MainActor
struct ScrollPropertiesTests {
  @Test("Content with the fast deceleration rate comes to rest sooner and nearer")
  func decelerationRate() {
    func rest(_ rate: ScrollView.DecelerationRate) -> Double {
      let scroll = ScrollStage(contentSize: Size(width: 200, height: 9000))
      scroll.scrollView.decelerationRate = rate
      scroll.swipeUp(by: 120)
      scroll.stage.settle()
      return scroll.offset
    }
    #expect(rest(.fast) < rest(.normal))
    #expect(rest(.fast) > 100)
  }

  @Test("The Home key scrolls to the top unless the view or its delegate prevents it")
  func scrollsToTop() {
    let scroll = ScrollStage()
    scroll.content.addSubview(FocusTarget(frame: Rect(x: 0, y: 500, width: 200, height: 40)))
    scroll.stage.press(.tab)
    scroll.stage.settle()
    let start = scroll.offset
    #expect(start > 0)
    scroll.scrollView.scrollsToTop = false
    scroll.stage.press(.home)
    scroll.stage.settle()
    #expect(scroll.offset == start)
    scroll.scrollView.scrollsToTop = true
    let refusing = RefusingDelegate()
    scroll.scrollView.delegate = refusing
    scroll.stage.press(.home)
    scroll.stage.settle()
    #expect(scroll.offset == start)
    #expect(refusing.asked == 1)
    scroll.scrollView.delegate = scroll
    scroll.stage.press(.home)
    scroll.stage.settle()
    #expect(scroll.offset == 0)
    #expect(scroll.log.contains("didScrollToTop"))
  }

  @Test("Each indicator is drawn during movement, in its style, unless it is disabled")
  func indicators() {
    let scroll = ScrollStage(contentSize: Size(width: 1000, height: 1000))
    scroll.scrollView.indicatorStyle = .black
    func edges() -> (right: Int, bottom: Int) {
      let bitmap = scroll.stage.picture(of: scroll.scrollView.frame).bitmap
      let ground = bitmap[100, 100]
      return (
        (0..<190).filter { bitmap[195, $0] != ground }.count,
        (0..<190).filter { bitmap[$0, 195] != ground }.count
      )
    }
    scroll.swipe(
      [Point(x: 150, y: 150), Point(x: 120, y: 120), Point(x: 100, y: 100)], lift: false)
    #expect(edges().right > 20)
    #expect(edges().bottom > 20)
    let long = edges().right
    scroll.scrollView.scrollIndicatorInsets = EdgeInsets(top: 60, left: 60, bottom: 0, right: 0)
    #expect(scroll.scrollView.horizontalScrollIndicatorInsets.left == 60)
    scroll.stage.turn()
    #expect(edges().right < long)
    scroll.scrollView.showsVerticalScrollIndicator = false
    scroll.stage.turn()
    #expect(edges().right == 0)
    #expect(edges().bottom > 0)
    scroll.scrollView.showsHorizontalScrollIndicator = false
    scroll.stage.turn()
    #expect(edges().bottom == 0)
  }

  @Test("A pinch goes slightly below the minimum scale and springs back, or stops there")
  func bouncingZoom() {
    for bounces in [true, false] {
      let scroll = ScrollStage()
      scroll.isZoomable = true
      scroll.scrollView.minimumZoomScale = 0.5
      scroll.scrollView.maximumZoomScale = 2
      scroll.scrollView.bouncesZoom = bounces
      var least = 1.0
      scroll.stage.send(.fingerDown(id: 1, Point(x: 20, y: 100)))
      scroll.stage.send(.fingerDown(id: 2, Point(x: 180, y: 100)))
      #expect(!scroll.scrollView.isZooming)
      for step in 1...14 {
        scroll.stage.send(.fingerMoved(id: 1, Point(x: 20 + 5 * Double(step), y: 100)))
        scroll.stage.send(.fingerMoved(id: 2, Point(x: 180 - 5 * Double(step), y: 100)))
        least = min(least, scroll.scrollView.zoomScale)
      }
      #expect(scroll.scrollView.isZooming)
      #expect((least < 0.5) == bounces)
      #expect(least <= 0.5)
      scroll.stage.send(.fingerUp(id: 1, Point(x: 90, y: 100)))
      scroll.stage.send(.fingerUp(id: 2, Point(x: 110, y: 100)))
      scroll.stage.settle()
      #expect(scroll.scrollView.zoomScale == 0.5)
      #expect(!scroll.scrollView.isZooming)
    }
  }

  @Test("The delegate hears of every zoom")
  func zoomDelegate() {
    let scroll = ScrollStage()
    let zoomed = ZoomDelegate(scroll.content)
    scroll.scrollView.delegate = zoomed
    scroll.scrollView.maximumZoomScale = 2
    scroll.scrollView.setZoomScale(1.5, animated: false)
    #expect(zoomed.scales == [1.5])
  }

  @Test("The pan and pinch recognizers belong to the view and can be disabled")
  func recognizers() {
    let scroll = ScrollStage()
    let view = scroll.scrollView
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.pinchGestureRecognizer.view === view)
    view.panGestureRecognizer.isEnabled = false
    scroll.swipeUp(by: 100)
    scroll.stage.settle()
    #expect(scroll.offset == 0)
  }

  @Test("A subclass can withhold touches from the content, or let the content keep them")
  func contentTouches() {
    let stage = Stage(ViewController())
    let view = TouchDecider(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = Size(width: 200, height: 1000)
    view.delaysContentTouches = false
    let log = TouchLog(frame: Rect(x: 0, y: 0, width: 200, height: 1000))
    view.addSubview(log)
    stage.window.addSubview(view)
    stage.turn()

    view.cancels = false
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 180)))
    for y in stride(from: 170.0, through: 60, by: -10) {
      stage.platform.advance(by: .milliseconds(16))
      stage.send(.fingerMoved(id: 1, Point(x: 100, y: y)))
    }
    stage.send(.fingerUp(id: 1, Point(x: 100, y: 60)))
    #expect(view.contentOffset.y == 0)
    #expect(log.log.first == "began")
    #expect(log.log.last == "ended")

    view.begins = false
    log.log = []
    stage.tap(at: Point(x: 100, y: 100))
    #expect(log.log.isEmpty)
  }

  @Test("A subclass is told that the adjusted insets changed")
  func insets() {
    let view = InsetReader(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    view.contentInset = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(view.changes == 1)
  }
}

@MainActor
private final class FocusTarget: View {
  override var canBecomeFocused: Bool { true }
}

@MainActor
private final class RefusingDelegate: ScrollViewDelegate {
  var asked = 0
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    asked += 1
    return false
  }
}

@MainActor
private final class ZoomDelegate: ScrollViewDelegate {
  private let content: View
  var scales: [Double] = []
  init(_ content: View) { self.content = content }
  func viewForZooming(in scrollView: ScrollView) -> View? { content }
  func scrollViewDidZoom(_ scrollView: ScrollView) { scales.append(scrollView.zoomScale) }
}

@MainActor
private final class TouchDecider: ScrollView {
  var begins = true
  var cancels = true
  override func touchesShouldBegin(
    _ touches: Set<Touch>, with event: TouchEvent?, in view: View
  ) -> Bool { begins }
  override func touchesShouldCancel(in view: View) -> Bool { cancels }
}

@MainActor
private final class InsetReader: ScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    changes += 1
  }
}
