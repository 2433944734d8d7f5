import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("What a container lets go of", .noWarnings)
struct ReleaseTests {
  /// How far a container has come.
  enum State: String, CaseIterable, Sendable {
    case new, loaded, rootOfHidden, laidOut, left
  }

  /// What takes controllers out of a container.
  enum Removal: String, CaseIterable, Sendable {
    case pop, popToRoot, setStack, emptyStack, pushAndPop, replaceTop, replaceCovered
    case setTabs, noTabs, replaceSelected
    case setPage, setPages, setPageTwice
    case setColumn, clearColumn, replacePrimary, classic, compact
    case child, exchangedChild
  }

  /// Brings a container into a state.
  private func bring(_ container: ViewController, to state: State) -> Stage {
    let stage = Stage(ViewController(), size: Size(width: 800, height: 600))
    stage.settle()
    switch state {
    case .new: break
    case .loaded: container.loadViewIfNeeded()
    case .rootOfHidden:
      stage.window.isHidden = true
      stage.settle()
      stage.window.rootViewController = container
    case .laidOut:
      container.view.frame = Rect(x: 0, y: 0, width: 800, height: 600)
      container.view.layoutIfNeeded()
    case .left:
      stage.window.rootViewController = container
      stage.settle()
      stage.window.rootViewController = nil
      stage.settle()
    }
    return stage
  }

  private struct Case {
    let container: ViewController
    weak var gone: ViewController?
    let remove: () -> Void
  }

  private func make(_ removal: Removal) -> Case {
    let (kept, gone) = (ViewController(), ViewController())
    gone.title = "Gone"
    switch removal {
    case .pop, .popToRoot, .setStack, .emptyStack, .replaceTop:
      let navigation = NavigationController()
      navigation.viewControllers = [kept, gone]
      return Case(container: navigation, gone: gone) { [unowned navigation] in
        switch removal {
        case .pop: navigation.popViewController(animated: true)
        case .popToRoot: navigation.popToRootViewController(animated: false)
        case .setStack: navigation.setViewControllers([ViewController()], animated: true)
        case .emptyStack: navigation.viewControllers = []
        default:
          navigation.setViewControllers(
            navigation.viewControllers.dropLast() + [ViewController()], animated: true)
        }
      }
    case .pushAndPop:
      let navigation = NavigationController(rootViewController: kept)
      var pushed: ViewController? = gone
      return Case(container: navigation, gone: gone) { [unowned navigation] in
        if let controller = pushed { navigation.pushViewController(controller, animated: true) }
        pushed = nil
        navigation.popViewController(animated: true)
      }
    case .replaceCovered:
      let navigation = NavigationController()
      navigation.viewControllers = [gone, kept]
      return Case(container: navigation, gone: gone) { [unowned navigation] in
        navigation.setViewControllers(navigation.viewControllers.suffix(1), animated: true)
      }
    case .setTabs, .noTabs, .replaceSelected:
      let tabs = TabBarController()
      tabs.viewControllers = [gone, kept]
      return Case(container: tabs, gone: gone) { [unowned tabs] in
        switch removal {
        case .setTabs: tabs.setViewControllers([ViewController()], animated: true)
        case .noTabs: tabs.viewControllers = nil
        default:
          tabs.viewControllers = [ViewController(), tabs.viewControllers?[1]].compactMap(\.self)
        }
      }
    case .setPage, .setPages, .setPageTwice:
      let pages = PageViewController(
        transitionStyle: removal == .setPages ? .pageCurl : .scroll,
        navigationOrientation: .horizontal)
      pages.setViewControllers([gone], direction: .forward, animated: false)
      return Case(container: pages, gone: gone) { [unowned pages] in
        pages.setViewControllers([ViewController()], direction: .forward, animated: true)
        if removal == .setPageTwice {
          pages.setViewControllers([ViewController()], direction: .reverse, animated: false)
        }
      }
    case .setColumn, .clearColumn, .replacePrimary, .compact:
      let split = SplitViewController(style: .doubleColumn)
      let column: SplitViewController.Column =
        removal == .replacePrimary ? .primary : removal == .compact ? .compact : .secondary
      split.setViewController(kept, for: column == .primary ? .secondary : .primary)
      split.setViewController(gone, for: column)
      return Case(container: split, gone: gone) { [unowned split] in
        split.setViewController(removal == .clearColumn ? nil : ViewController(), for: column)
      }
    case .classic:
      let split = SplitViewController()
      split.viewControllers = [kept, gone]
      return Case(container: split, gone: gone) { [unowned split] in
        split.viewControllers = [split.viewControllers[0], ViewController()]
      }
    case .child, .exchangedChild:
      let parent = ViewController()
      parent.addChild(gone)
      if removal == .exchangedChild {
        parent.view.addSubview(gone.view)
        gone.didMove(toParent: parent)
      }
      return Case(container: parent, gone: gone) { [unowned parent] in
        let child = parent.children[0]
        if removal == .child {
          child.willMove(toParent: nil)
          child.viewIfLoaded?.removeFromSuperview()
          child.removeFromParent()
        } else {
          let new = ViewController()
          parent.addChild(new)
          child.willMove(toParent: nil)
          parent.transition(from: child, to: new, duration: .zero) { [weak child, weak new] _ in
            child?.removeFromParent()
            new?.didMove(toParent: parent)
          }
        }
      }
    }
  }

  @Test(
    "F010: a container that is not shown lets go of what it popped, removed or replaced at once",
    arguments: Removal.allCases, State.allCases)
  func notShown(_ removal: Removal, _ state: State) {
    let scene = make(removal)
    let stage = bring(scene.container, to: state)
    #expect(scene.gone != nil)

    scene.remove()

    #expect(scene.gone == nil)
    withExtendedLifetime((scene, stage)) {}
  }

  @Test(
    "F010: a container that is shown lets go in the turn after the last callback",
    arguments: Removal.allCases)
  func shown(_ removal: Removal) {
    let scene = make(removal)
    let stage = Stage(scene.container, size: Size(width: 800, height: 600))
    stage.settle()

    scene.remove()
    stage.settle()

    #expect(scene.gone == nil)
  }
}
