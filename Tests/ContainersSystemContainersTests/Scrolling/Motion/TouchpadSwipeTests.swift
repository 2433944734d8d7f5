import Pixels
import Testing

@testable import Containers

@Suite("The rules of drags on a touchpad")
struct TouchpadSwipeTests {
  @Test("F323, F605: a precise scroll drags once it is 24 points long and 2 : 1 along the axis")
  func precise() {
    var swipe = TouchpadSwipe()
    func scroll(_ x: Double, _ y: Double, _ time: Int) -> TouchpadSwipe.Effect {
      swipe.scroll(Point(x: x, y: y), at: .milliseconds(time))
    }
    #expect(scroll(20, 0, 0) == .ignored)
    #expect(scroll(5, 13, 10) == .ignored)
    #expect(scroll(2, 0, 20) == .dragged(2))
    #expect(scroll(10, 40, 30) == .dragged(12))
    #expect(swipe.distance == 12)
  }

  @Test("F323, F605: what was scrolled long before does not count")
  func oldScrolls() {
    var swipe = TouchpadSwipe()
    #expect(swipe.scroll(Point(x: 20, y: 0), at: .zero) == .ignored)
    #expect(swipe.scroll(Point(x: 10, y: 0), at: .milliseconds(121)) == .ignored)
    #expect(swipe.scroll(Point(x: 14, y: 0), at: .milliseconds(131)) == .dragged(14))
  }

  @Test("F323, F605: after a precise drag the touchpad is ignored for 300 ms")
  func pause() {
    var swipe = TouchpadSwipe()
    _ = swipe.scroll(Point(x: 30, y: 0), at: .zero)
    _ = swipe.scroll(Point(x: 30, y: 0), at: .milliseconds(50))
    #expect(swipe.letGo(at: .milliseconds(170)) == 600)
    #expect(swipe.scroll(Point(x: 30, y: 0), at: .milliseconds(469)) == .swallowed)
    #expect(swipe.scroll(Point(x: 30, y: 0), at: .milliseconds(470)) == .dragged(30))
    swipe.drop()
    #expect(swipe.distance == nil)
  }

  @Test("F323: a drag in one direction does not start in the other, and knows what led to it")
  func oneWay() {
    var swipe = TouchpadSwipe(isOneWay: true)
    #expect(swipe.scroll(Point(x: -40, y: 0), at: .zero) == .ignored)
    #expect(swipe.scroll(Point(x: 20, y: 0), at: .milliseconds(200)) == .ignored)
    #expect(swipe.scroll(Point(x: 10, y: 0), at: .milliseconds(210)) == .dragged(10))
    #expect(swipe.lead == 20)
    #expect(swipe.scroll(Point(x: -50, y: 0), at: .milliseconds(220)) == .dragged(-40))
  }
}
