@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct RefreshControlTests {
  let it = ScrollStage()
  let control = RefreshControl()
  let count = Count()

  init() {
    it.scrollView.refreshControl = control
    let count = count
    control.addAction(for: .valueChanged) { count.value += 1 }
    it.stage.turn()
  }

  @Test("Pulling far enough requests one refresh and keeps the spinner visible until it ends")
  func pull() {
    it.swipeUp(from: 10, by: -185, lift: false)
    #expect(control.isRefreshing)
    #expect(count.value == 1)
    it.stage.send(.fingerUp(id: 1, Point(x: 100, y: 195)))
    it.stage.settle()
    #expect(it.offset == -60)
    #expect(it.stage.element("Refreshing") != nil)
    control.endRefreshing()
    it.stage.settle()
    #expect(it.offset == 0)
    #expect(!control.isRefreshing)
    #expect(it.stage.element("Refreshing") == nil)
  }

  @Test("Pulling a little springs back without a refresh")
  func littlePull() {
    it.swipeUp(from: 10, by: -60)
    it.stage.settle()
    #expect(count.value == 0)
    #expect(it.offset == 0)
  }

  @Test("F5 and Control+R request a refresh, but not a second one while one is running")
  func keys() {
    it.stage.press(.tab)
    it.stage.press(.function(5))
    it.stage.settle()
    #expect(count.value == 1)
    #expect(it.offset == -60)
    it.stage.press(.character("r"), modifierFlags: .control)
    #expect(count.value == 1)
    control.endRefreshing()
    it.stage.press(.character("r"), modifierFlags: .control)
    #expect(count.value == 2)
  }

  @Test("A refresh begun by the app is shown and sends no action")
  func program() {
    control.beginRefreshing()
    it.stage.settle()
    #expect(it.offset == -60)
    #expect(count.value == 0)
    it.scrollView.refreshControl = nil
    #expect(control.superview == nil)
    #expect(it.scrollView.adjustedContentInset.top == 0)
  }

  @MainActor
  final class Count {
    var value = 0
  }

  @Test("A title is shown below the wheel, which moves up to make room for it")
  func title() throws {
    let wheel = try #require(control.subviews.first)
    let alone = wheel.center.y
    control.attributedTitle = StyledText("Looking for places")
    it.stage.turn()
    let label = try #require(control.subviews.compactMap { $0 as? Label }.first)
    #expect(label.text == "Looking for places")
    #expect(wheel.center.y < alone)
    #expect(label.frame.minY >= wheel.frame.maxY)
    control.attributedTitle = nil
    it.stage.turn()
    #expect(wheel.center.y == alone)
    #expect(label.text?.isEmpty != false)
  }
}
