import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The swipe that goes back", .noWarnings)
struct NavigationSwipeTests {
  let scene = NavigationScene()

  /// What takes the swipe away.
  enum Obstacle: CaseIterable {
    case hiddenButton, leftItem, leftItems, customView, hiddenBar
  }

  /// A delegate of a program.
  private final class Deciding: GestureRecognizerDelegate {
    var (allows, receives) = (true, true)
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { allows }
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
      receives
    }
  }

  private var swipe: GestureRecognizer? { scene.navigation.interactivePopGestureRecognizer }

  private func put(_ obstacle: Obstacle) {
    let item = scene.navigation.topViewController?.navigationItem
    let left = BarButtonItem(title: "Left", target: nil, action: nil)
    switch obstacle {
    case .hiddenButton: item?.hidesBackButton = true
    case .leftItem: item?.leftBarButtonItem = left
    case .leftItems:
      let hidden = BarButtonItem(title: "Hidden", target: nil, action: nil)
      hidden.isHidden = true
      item?.leftBarButtonItems = [hidden, left]
    case .customView: item?.leftBarButtonItem = BarButtonItem(customView: Label())
    case .hiddenBar: scene.navigation.setNavigationBarHidden(true, animated: false)
    }
    scene.stage.settle()
  }

  private func drag(fromX x: Double = 4) {
    scene.stage.drag(.point(Point(x: x, y: 300)), to: .point(Point(x: x + 340, y: 300)))
    scene.stage.settle()
  }

  @Test(
    "F321: a left item, a hidden back button or a hidden bar takes it away",
    arguments: Obstacle.allCases)
  func takenAway(_ obstacle: Obstacle) {
    scene.push()
    put(obstacle)

    drag()

    #expect(scene.names == ["A", "B"])
  }

  @Test("F321: left items that supplement the back button, or are hidden, leave it")
  func supplementing() {
    let top = scene.push()
    let left = BarButtonItem(title: "Left", target: nil, action: nil)
    top.navigationItem.leftBarButtonItem = left
    left.isHidden = true
    scene.stage.settle()
    drag()
    #expect(scene.names == ["A"])

    let other = scene.push("C")
    other.navigationItem.leftBarButtonItem = BarButtonItem(title: "Left", target: nil, action: nil)
    other.navigationItem.leftItemsSupplementBackButton = true
    scene.stage.settle()
    drag()

    #expect(scene.names == ["A"])
  }

  @Test("F321: a delegate of the program's own allows it again", arguments: Obstacle.allCases)
  func allowed(_ obstacle: Obstacle) {
    scene.push()
    put(obstacle)
    let delegate = Deciding()
    swipe?.delegate = delegate

    drag(fromX: 100)
    #expect(scene.names == ["A", "B"])
    drag()
    #expect(scene.names == ["A"])
    drag()

    #expect(scene.names == ["A"])
    withExtendedLifetime(delegate) {}
  }

  @Test("F321: and refuses it where the library would not", arguments: [true, false])
  func refused(_ receives: Bool) {
    scene.push()
    let delegate = Deciding()
    (delegate.receives, delegate.allows) = (receives, !receives)
    swipe?.delegate = delegate

    drag()

    #expect(scene.names == ["A", "B"])
    delegate.receives = true
    delegate.allows = true
    drag()
    #expect(scene.names == ["A"])
  }

  @Test("F321: the delegate is never nil, can be put back, and returns when another one is gone")
  func delegate() {
    scene.push()
    put(.leftItem)
    let original = swipe?.delegate
    #expect(original != nil)
    do {
      let own = Deciding()
      swipe?.delegate = own
      #expect(swipe?.delegate === own)
      withExtendedLifetime(own) {}
    }
    #expect(swipe?.delegate === original)
    drag()
    #expect(scene.names == ["A", "B"])
    swipe?.delegate = nil
    #expect(swipe?.delegate != nil)
    swipe?.delegate = original
    drag()
    #expect(scene.names == ["A", "B"])
  }

  @Test("F321: set to nil, nothing is refused", arguments: Obstacle.allCases)
  func unrestricted(_ obstacle: Obstacle) {
    scene.push()
    put(obstacle)
    swipe?.delegate = nil

    drag()

    #expect(scene.names == ["A"])
  }

  @Test("F321, F322: no delegate allows it at the root, with a backAction, or in a transition")
  func never() {
    let delegate = Deciding()
    swipe?.delegate = delegate
    drag()
    #expect(scene.names == ["A"])

    let top = scene.push()
    var count = 0
    top.navigationItem.backAction = Action { _ in count += 1 }
    scene.stage.settle()
    drag()
    #expect(scene.names == ["A", "B"])
    #expect(count == 0)
    scene.navigation.pushViewController(scene.controller("C"), animated: true)
    scene.stage.advance(by: .milliseconds(50))
    scene.stage.grab(.point(Point(x: 4, y: 300)))
    scene.stage.move(to: .point(Point(x: 300, y: 300)), steps: 4)
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.names == ["A", "B", "C"])
    withExtendedLifetime(delegate) {}
  }

  @Test("F323, F321: the touchpad's swipe follows the same rules", arguments: Obstacle.allCases)
  func touchpad(_ obstacle: Obstacle) {
    scene.push()
    put(obstacle)
    func scroll() {
      for _ in 0..<12 {
        scene.stage.scroll(
          .point(Point(x: 200, y: 300)), by: Point(x: 25.5, y: 0), isPrecise: true)
        scene.stage.advance(by: .milliseconds(8))
      }
      scene.stage.advance(by: .milliseconds(500))
      scene.stage.settle()
    }
    scroll()
    #expect(scene.names == ["A", "B"])
    swipe?.delegate = nil
    scene.stage.advance(by: .milliseconds(500))

    scroll()

    #expect(scene.names == ["A"])
  }

  @Test("F320: keys and the mouse's back button still go back beside a left item")
  func otherWays() {
    scene.push()
    put(.leftItem)

    scene.stage.press(.leftArrow, modifierFlags: .alternate)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test("F322: a swipe that a delegate has allowed can be given up, balanced")
  func givenUp() {
    scene.push()
    put(.leftItem)
    swipe?.delegate = nil
    scene.stage.grab(.point(Point(x: 4, y: 300)))
    scene.stage.move(to: .point(Point(x: 80, y: 300)), steps: 8)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(scene.isBalanced("A"))
  }
}
