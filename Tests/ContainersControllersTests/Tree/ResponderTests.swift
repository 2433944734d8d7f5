import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct ResponderTests {
  let host = RecordingHost()

  @Test("Q72: a view's next responder is its superview, a window's its host")
  func chain() {
    let window = host.makeWindow()
    let outer = View(), inner = View()
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.next === outer)
    #expect(outer.next === window)
    #expect(window.next === host)
    #expect(View().next == nil)
  }

  @Test(
    "Q72: a root view's next responder is its controller, then the root view's superview")
  func controllers() {
    let controller = ViewController()
    let stage = Stage(controller)
    let inner = View()
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.window)
    #expect(stage.window.next === stage.application)
  }

  @Test("Q73: a hidden, transparent, or disabled view is not hit, nor are its subviews")
  func exclusion() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: view.bounds)
    view.addSubview(child)
    let point = Point(x: 50, y: 50)
    #expect(view.hitTest(point, with: nil) === child)
    view.isHidden = true
    #expect(view.hitTest(point, with: nil) == nil)
    view.isHidden = false
    view.alpha = 0.0099
    #expect(view.hitTest(point, with: nil) == nil)
    view.alpha = 0.01
    #expect(view.hitTest(point, with: nil) === child)
    view.isUserInteractionEnabled = false
    #expect(view.hitTest(point, with: nil) == nil)
    view.isUserInteractionEnabled = true
    child.isUserInteractionEnabled = false
    #expect(view.hitTest(point, with: nil) === view)
  }

  @Test("Q73: bounds are half-open")
  func edges() {
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.hitTest(Point(x: 0, y: 0), with: nil) === view)
    #expect(view.hitTest(Point(x: 19.999, y: 19.999), with: nil) === view)
    #expect(view.hitTest(Point(x: 20, y: 5), with: nil) == nil)
    #expect(view.hitTest(Point(x: 5, y: 20), with: nil) == nil)
    #expect(view.hitTest(Point(x: -0.001, y: 5), with: nil) == nil)
  }

  @Test("Q73: the last subview is hit first, and the deepest one wins")
  func order() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let back = View(frame: view.bounds), front = View(frame: view.bounds)
    let deep = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(back)
    view.addSubview(front)
    front.addSubview(deep)
    #expect(view.hitTest(Point(x: 5, y: 5), with: nil) === deep)
    #expect(view.hitTest(Point(x: 50, y: 50), with: nil) === front)
  }

  @Test("Q73: a class can make its views hit outside their bounds, or not inside")
  func ownBounds() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let wide = WideView(frame: Rect(x: 40, y: 40, width: 10, height: 10))
    view.addSubview(View(frame: view.bounds))
    view.addSubview(wide)
    #expect(view.hitTest(Point(x: 35, y: 45), with: nil) === wide)
    #expect(view.hitTest(Point(x: 25, y: 45), with: nil) !== wide)
    let heir = HeirView(frame: Rect(x: 80, y: 80, width: 10, height: 10))
    view.addSubview(heir)
    #expect(view.hitTest(Point(x: 75, y: 85), with: nil) === heir)
    view.addSubview(GreedyView())
    #expect(view.hitTest(Point(x: 1, y: 1), with: nil) is GreedyView)
  }

  @Test("Q73: an override of hitTest is called for hidden views too")
  func hiddenView() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let greedy = GreedyView()
    let wide = WideView(frame: view.bounds)
    view.addSubview(greedy)
    view.addSubview(wide)
    greedy.isHidden = true
    wide.isHidden = true
    #expect(view.hitTest(Point(x: 1, y: 1), with: nil) === greedy)
  }

  @Test("Q73: an override of hitTest may remove sibling views")
  func changingHierarchy() {
    final class SweepingView: View {
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
        for view in superview?.subviews ?? [] { view.removeFromSuperview() }
        return nil
      }
    }
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(View(frame: view.bounds))
    view.addSubview(SweepingView())
    #expect(view.hitTest(Point(x: 50, y: 50), with: nil) !== nil)
    #expect(view.subviews.isEmpty)
  }

  @Test("Q73: the part of a subview outside its superview is not hit")
  func overhang() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(View(frame: Rect(x: 90, y: 0, width: 100, height: 100)))
    #expect(view.hitTest(Point(x: 150, y: 50), with: nil) == nil)
  }

  @Test("Q73: hits follow transforms, and a view flattened to no area is not hit")
  func transforms() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 40, y: 40, width: 20, height: 20))
    view.addSubview(child)
    child.transform = Transform(scaleX: 3, y: 1)
    #expect(view.hitTest(Point(x: 25, y: 50), with: nil) === child)
    #expect(view.hitTest(Point(x: 50, y: 35), with: nil) === view)
    child.transform = Transform(scaleX: 0, y: 1)
    #expect(view.hitTest(Point(x: 50, y: 50), with: nil) === view)
  }
}

/// A view that can be hit up to ten points outside its bounds.
private class WideView: View {
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

private final class HeirView: WideView {}

/// A view that takes every touch.
private final class GreedyView: View {
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? { self }
}
