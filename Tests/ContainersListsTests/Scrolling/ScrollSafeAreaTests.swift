import Containers
import ContainersTesting
import Testing

@MainActor
struct ScrollSafeAreaTests {
  private let safe = EdgeInsets(top: 30, left: 5, bottom: 20, right: 6)
  private let sides = EdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
  private let ends = EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)

  /// A window filled by a scroll view of 200 × 200 points with a safe area.
  private func covered(_ contentSize: Size) -> (Stage, ScrollView, View) {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = safe
    let stage = Stage(controller, size: Size(width: 200, height: 200))
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let content = View(frame: Rect(origin: .zero, size: contentSize))
    scrollView.addSubview(content)
    scrollView.contentSize = contentSize
    controller.view.addSubview(scrollView)
    stage.turn()
    return (stage, scrollView, content)
  }

  @Test("The safe area adds to the insets along the scrollable axes")
  func scrollableAxes() {
    let (stage, scrollView, content) = covered(Size(width: 200, height: 1000))
    #expect(scrollView.adjustedContentInset == ends)
    #expect(scrollView.contentOffset == Point(x: 0, y: -30))
    #expect(content.safeAreaInsets == sides)
    scrollView.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      scrollView.adjustedContentInset == EdgeInsets(top: 31, left: 2, bottom: 23, right: 4))
    #expect(scrollView.window === stage.window)
  }

  @Test("Content that is larger than the view, or always bounces, is inset by the safe area")
  func growing() {
    let (stage, scrollView, content) = covered(Size(width: 200, height: 100))
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(content.safeAreaInsets.top == 30)
    scrollView.contentSize = Size(width: 200, height: 201)
    #expect(scrollView.contentOffset == Point(x: 0, y: -30))
    #expect(content.safeAreaInsets.top == 0)
    scrollView.contentSize = Size(width: 200, height: 100)
    #expect(scrollView.contentOffset == .zero)
    scrollView.alwaysBounceHorizontal = true
    #expect(scrollView.adjustedContentInset == sides)
    #expect(scrollView.contentOffset == Point(x: -5, y: 0))
    scrollView.frame = Rect(x: 0, y: 0, width: 200, height: 90)
    #expect(scrollView.adjustedContentInset.top == 30)
    #expect(scrollView.window === stage.window)
  }

  @Test("Content avoids the safe area itself only while the view is large enough for all of it")
  func resizing() {
    let (stage, scrollView, content) = covered(Size(width: 200, height: 100))
    for (height, top) in [(90.0, 0.0), (110, 30), (60, 0)] {
      // Only covered at its top.
      scrollView.frame = Rect(x: 10, y: 0, width: 180, height: height)
      stage.turn()
      #expect(content.safeAreaInsets == EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
  }

  @Test("A view that shows another part of its content moves its subviews under the safe area")
  func origin() {
    let (stage, scrollView, content) = covered(Size(width: 200, height: 100))
    scrollView.removeFromSuperview()
    let plain = View(frame: Rect(x: 10, y: 0, width: 180, height: 170))
    content.frame = Rect(x: 0, y: 50, width: 180, height: 60)
    plain.addSubview(content)
    stage.window.rootViewController?.view.addSubview(plain)
    stage.turn()
    #expect(content.safeAreaInsets.top == 0)

    plain.bounds.origin.y = 40
    #expect(content.safeAreaInsets.top == 20)

    plain.bounds = Rect(x: 0, y: 45, width: 178, height: 170)
    #expect(content.safeAreaInsets.top == 25)
  }

  @Test("The safe area adds to the insets always or never, on request")
  func alwaysAndNever() {
    let (stage, scrollView, content) = covered(Size(width: 200, height: 1000))
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
    #expect(content.safeAreaInsets.top == 30)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset == safe)
    #expect(scrollView.contentOffset == Point(x: -5, y: -30))
    #expect(content.safeAreaInsets == .zero)
    #expect(scrollView.window === stage.window)
  }

  @Test("A safe area change is reported once, and scrolled content stays in place")
  func change() {
    let (stage, scrollView, _) = covered(Size(width: 200, height: 1000))
    let log = InsetLog()
    scrollView.delegate = log
    scrollView.contentOffset = Point(x: 0, y: 100)
    stage.window.rootViewController?.additionalSafeAreaInsets = EdgeInsets(
      top: 10, left: 0, bottom: 0, right: 0)
    stage.turn()
    #expect(log.told == [10])
    #expect(scrollView.contentOffset == Point(x: 0, y: 100))
  }
}

@MainActor
private final class InsetLog: ScrollViewDelegate {
  var told: [Double] = []
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    told.append(scrollView.adjustedContentInset.top)
  }
}
