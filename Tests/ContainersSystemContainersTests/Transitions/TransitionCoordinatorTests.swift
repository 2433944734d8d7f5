import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("The coordinator right after a call", .noWarnings)
struct TransitionCoordinatorTests {
  /// A call that begins a transition.
  enum Call: String, CaseIterable, CustomTestStringConvertible {
    case push, pop, popTo, popToRoot, set, assign, pushDuringPush, popDuringPush
    case presentFullScreen, presentSheet, presentOver, dismiss, dismissInside
    case tab, customTab, page, splitShow, splitHide, splitMode, collapsedShow

    var testDescription: String { rawValue }
  }

  /// A scene with what a call needs.
  @MainActor
  private final class Scene: TabBarControllerDelegate {
    let stage: Stage
    let call: (_ isAnimated: Bool) -> Void
    /// Those that have the coordinator.
    let parties: [ViewController]
    private let root: ViewController

    init(_ call: Call) {
      let (a, b) = (ViewController(), ViewController())
      var size = Size(width: 400, height: 300)
      switch call {
      case .push, .pop, .popTo, .popToRoot, .set, .assign, .pushDuringPush, .popDuringPush:
        let navigation = NavigationController(rootViewController: a)
        root = navigation
        stage = Stage(navigation, size: size)
        stage.settle()
        if [.pop, .popTo, .popToRoot, .set].contains(call) {
          navigation.pushViewController(b, animated: false)
          stage.settle()
        }
        parties =
          [.pushDuringPush, .popDuringPush].contains(call) ? [navigation] : [navigation, a, b]
        self.call = { [stage] isAnimated in
          switch call {
          case .push: navigation.pushViewController(b, animated: isAnimated)
          case .pop: navigation.popViewController(animated: isAnimated)
          case .popTo: navigation.popToViewController(a, animated: isAnimated)
          case .popToRoot: navigation.popToRootViewController(animated: isAnimated)
          case .set: navigation.setViewControllers([a], animated: isAnimated)
          case .assign: navigation.viewControllers = [a, b]
          default:
            navigation.pushViewController(b, animated: true)
            stage.advance(by: .milliseconds(100))
            if call == .popDuringPush {
              navigation.popViewController(animated: isAnimated)
            } else {
              navigation.pushViewController(ViewController(), animated: isAnimated)
            }
          }
        }
      case .presentFullScreen, .presentSheet, .presentOver, .dismiss, .dismissInside:
        let navigation = NavigationController(rootViewController: a)
        root = navigation
        stage = Stage(navigation, size: size)
        stage.settle()
        b.modalPresentationStyle =
          call == .presentSheet ? .pageSheet : call == .presentOver ? .overFullScreen : .fullScreen
        parties = [navigation, a, b]
        if [.dismiss, .dismissInside].contains(call) {
          a.present(b, animated: false)
          stage.settle()
        }
        self.call = { isAnimated in
          switch call {
          case .dismiss: navigation.dismiss(animated: isAnimated)
          case .dismissInside: b.dismiss(animated: isAnimated)
          default: a.present(b, animated: isAnimated)
          }
        }
      case .tab, .customTab:
        let tabs = TabBarController()
        tabs.viewControllers = [a, b]
        root = tabs
        stage = Stage(tabs, size: size)
        stage.settle()
        parties = [tabs, a, b]
        self.call = { _ in tabs.selectedIndex = 1 }
      case .page:
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([a], direction: .forward, animated: false)
        root = pages
        stage = Stage(pages, size: size)
        stage.settle()
        parties = [pages, a, b]
        self.call = { pages.setViewControllers([b], direction: .forward, animated: $0) }
      case .splitShow, .splitHide, .splitMode, .collapsedShow:
        let split = SplitViewController(style: .doubleColumn)
        if call != .collapsedShow { size.width = 800 }
        split.preferredDisplayMode = call == .splitHide ? .oneBesideSecondary : .secondaryOnly
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        root = split
        stage = Stage(split, size: size)
        stage.settle()
        parties = [split]
        self.call = { _ in
          switch call {
          case .splitShow: split.show(.primary)
          case .splitHide: split.hide(.primary)
          case .splitMode: split.preferredDisplayMode = .oneBesideSecondary
          default: split.show(.secondary)
          }
        }
      }
      if call == .customTab { (root as? TabBarController)?.delegate = self }
    }

    func tabBarController(
      _ tabBarController: TabBarController,
      animationControllerForTransitionFrom old: ViewController,
      to new: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { SlidingAnimator() }
  }

  @Test(
    "F208: what is asked to go alongside right after the call runs, and its completion too",
    arguments: Call.allCases, [true, false])
  func alongside(_ call: Call, _ isAnimated: Bool) throws {
    let scene = Scene(call)
    var log: [String] = []

    scene.call(isAnimated)

    let coordinator = try #require(scene.parties[0].transitionCoordinator)
    for party in scene.parties { #expect(party.transitionCoordinator === coordinator) }
    let isTaken = coordinator.animate { context in
      log.append("alongside, animated: \(context.isAnimated)")
    } completion: { context in
      log.append("ended, canceled: \(context.isCancelled)")
    }
    #expect(isTaken)
    let isReallyAnimated: Bool
    switch call {
    case .assign, .tab: isReallyAnimated = false
    case .customTab, .splitShow, .splitHide, .collapsedShow: isReallyAnimated = true
    case .splitMode: isReallyAnimated = coordinator.isAnimated
    default: isReallyAnimated = isAnimated
    }
    #expect(coordinator.isAnimated == isReallyAnimated)
    #expect((coordinator.transitionDuration > .zero) == isReallyAnimated)
    scene.stage.settle()
    #expect(log == ["alongside, animated: \(isReallyAnimated)", "ended, canceled: false"])
    for party in scene.parties { #expect(party.transitionCoordinator == nil) }
  }

  @Test(
    "F207, F208: what goes alongside moves together with the transition",
    arguments: [Call.push, .popTo, .presentFullScreen, .customTab, .page, .splitShow])
  func together(_ call: Call) {
    let scene = Scene(call)
    let mark = View(frame: Rect(x: 0, y: 100, width: 10, height: 10))
    mark.backgroundColor = DynamicColor(Color(red: 1, green: 0, blue: 0))
    scene.stage.window.addSubview(mark)
    scene.call(true)
    scene.parties[0].transitionCoordinator?.animate { _ in mark.frame.origin.x = 300 }

    scene.stage.advance(by: .milliseconds(120))
    let red = (0..<400).filter { scene.stage.picture.bitmap[$0, 105] == 0xFFFF_0000 }
    #expect(!red.isEmpty, "\(red)")
    #expect(!red.contains(0), "\(red)")
    #expect(!red.contains(305), "\(red)")
    scene.stage.settle()
    #expect(mark.frame.minX == 300)
  }

  @Test("F208: the coordinator of a push is that of the whole transition, with its two sides")
  func same() throws {
    let scene = NavigationScene()
    let new = scene.controller("B")
    scene.navigation.pushViewController(new, animated: true)
    let coordinator = try #require(scene.navigation.transitionCoordinator)

    #expect(coordinator.viewController(forKey: .from) === scene.root)
    #expect(coordinator.viewController(forKey: .to) === new)
    #expect(coordinator.transitionDuration == .milliseconds(350))
    #expect(!new.isViewLoaded)
    scene.stage.advance(by: .milliseconds(100))
    #expect(new.transitionCoordinator === coordinator)
    #expect(coordinator.view(forKey: .to) === new.view)
    scene.stage.settle()
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("F208, F005: changes in one turn have one transition and one coordinator")
  func oneTurn() throws {
    let scene = NavigationScene()
    var log: [String] = []
    scene.navigation.pushViewController(scene.controller("B"), animated: false)
    let coordinator = try #require(scene.navigation.transitionCoordinator)
    coordinator.animate { _ in log.append("alongside") }
    let top = scene.controller("C")

    scene.navigation.pushViewController(top, animated: true)

    #expect(scene.navigation.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated)
    #expect(coordinator.viewController(forKey: .to) === top)
    scene.stage.settle()
    #expect(log == ["alongside"])
  }

  @Test("F208: what was to go alongside a change that is taken back in the turn is not lost")
  func takenBack() {
    let scene = NavigationScene()
    var log: [String] = []
    scene.navigation.pushViewController(scene.controller("B"), animated: true)
    scene.navigation.transitionCoordinator?.animate { _ in
      log.append("alongside")
    } completion: { _ in
      log.append("ended")
    }

    scene.navigation.popViewController(animated: true)

    #expect(log == ["alongside", "ended"])
    #expect(scene.navigation.transitionCoordinator == nil)
    scene.stage.settle()
    #expect(scene.names == ["A"])
  }

  @Test("F208, F010: a push whose controller leaves in the turn has no coordinator afterward")
  func leftAlone() {
    let scene = NavigationScene()
    var log: [String] = []
    weak var left: ViewController?
    do {
      let new = scene.controller("B")
      left = new
      scene.navigation.pushViewController(new, animated: true)
      scene.navigation.transitionCoordinator?.animate { _ in
        log.append("alongside")
      } completion: { _ in
        log.append("ended")
      }
      new.removeFromParent()
    }

    scene.stage.settle()

    #expect(log == ["alongside", "ended"])
    #expect(scene.navigation.transitionCoordinator == nil)
    #expect(left == nil)
  }

  @Test("F208: a container that is not shown has no transition and no coordinator")
  func unseen() {
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.pushViewController(ViewController(), animated: true)

    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(
    "F208, F010: a container that leaves before its transition begins loses and keeps nothing",
    arguments: [Call.push, .popTo, .splitShow, .splitHide, .customTab, .page])
  func leaving(_ call: Call) {
    weak var container: ViewController?
    var log: [String] = []
    do {
      let scene = Scene(call)
      container = scene.parties[0]
      scene.call(true)
      scene.parties[0].transitionCoordinator?.animate { [container = scene.parties[0]] _ in
        log.append("alongside \(container.isViewLoaded)")
      } completion: { [container = scene.parties[0]] _ in
        log.append("ended \(container.isViewLoaded)")
      }
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }

    #expect(log == ["alongside true", "ended true"])
    #expect(container == nil)
  }

  @Test("F208: a window that closes before the transition begins loses nothing")
  func closed() {
    let scene = NavigationScene()
    var log: [String] = []
    scene.navigation.pushViewController(scene.controller("B"), animated: true)
    scene.navigation.transitionCoordinator?.animate { _ in
      log.append("alongside")
    } completion: { _ in
      log.append("ended")
    }

    scene.stage.window.rootViewController = nil
    scene.stage.settle()

    #expect(log == ["alongside", "ended"])
    #expect(scene.names == ["A", "B"])
  }

  @Test(
    "F207: what comes after the first frame is refused", arguments: [Call.customTab, .page, .push])
  func late(_ call: Call) throws {
    let scene = Scene(call)
    scene.call(true)
    scene.stage.turn()
    let coordinator = try #require(scene.parties[0].transitionCoordinator)
    scene.stage.advance(by: .milliseconds(50))

    #expect(!coordinator.animate { _ in })
  }
}
