import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Hit testing")
struct HitTestTests {
  let top = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let back = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
  let front = View(frame: Rect(x: 30, y: 30, width: 50, height: 50))
  let inner = View(frame: Rect(x: 10, y: 10, width: 90, height: 10))

  init() {
    front.addSubview(inner)
    for view in [back, front] { top.addSubview(view) }
  }

  func hit(_ x: Double, _ y: Double) -> View? { top.hitTest(Point(x: x, y: y), with: nil) }

  @Test("Q73: the last subview first, the deepest first, then the view itself")
  func order() {
    #expect(hit(45, 45) === inner)
    #expect(hit(35, 35) === front)
    #expect(hit(15, 15) === back)
    #expect(hit(5, 5) === top)
  }

  @Test("Q73: bounds are half-open, and parts outside a view are not hit")
  func edges() {
    #expect(hit(0, 0) === top)
    #expect(hit(100, 50) == nil)
    #expect(hit(50, 100) == nil)
    #expect(hit(79.999, 45) === inner)
    #expect(hit(80, 45) === top)
  }

  @Test("Q73: nothing inside a hidden, disabled, or nearly transparent view is hit")
  func unreachable() {
    front.isHidden = true
    #expect(hit(45, 45) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit(45, 45) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.009
    #expect(hit(45, 45) === back)
    front.alpha = 0.01
    #expect(hit(45, 45) === inner)
  }
}
