import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("What a presented container tells its children", .noWarnings)
struct ContainerFlagTests {
  /// A container that is presented.
  enum Kind: String, CaseIterable, Sendable {
    case navigation, covered, tabs, split, pages, plain, navigationInTabs, pagesInNavigation

    /// Returns the container and the child that is seen in it.
    @MainActor
    func make(_ child: ViewController) -> ViewController {
      switch self {
      case .navigation: return NavigationController(rootViewController: child)
      case .covered:
        let navigation = NavigationController()
        navigation.viewControllers = [ViewController(), ViewController(), child]
        return navigation
      case .tabs:
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), child]
        tabs.selectedIndex = 1
        return tabs
      case .split:
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ViewController(), for: .primary)
        split.setViewController(child, for: .secondary)
        return split
      case .pages:
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        pages.setViewControllers([child], direction: .forward, animated: false)
        return pages
      case .plain:
        let parent = ViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return parent
      case .navigationInTabs:
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: child)]
        return tabs
      case .pagesInNavigation:
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        pages.setViewControllers([child], direction: .forward, animated: false)
        return NavigationController(rootViewController: pages)
      }
    }
  }

  @Test(
    "Q70: a container that is presented and dismissed says so in the callbacks of what it contains",
    arguments: Kind.allCases, [ModalPresentationStyle.fullScreen, .pageSheet])
  func presented(_ kind: Kind, _ style: ModalPresentationStyle) {
    for isAnimated in [true, false] {
      let child = RecordingController("C", Transcript())
      let container = kind.make(child)
      container.modalPresentationStyle = style
      var flags: [String] = []
      child.whenCalled = { [unowned container] callback in
        guard callback.contains("ppear(") else { return }
        let name = callback.prefix { $0 != "(" }
        if container.isBeingPresented { flags.append("presented in \(name)") }
        if container.isBeingDismissed { flags.append("dismissed in \(name)") }
        if child.isBeingPresented || child.isBeingDismissed { flags.append("child in \(name)") }
      }
      let root = ViewController()
      let stage = Stage(root, size: Size(width: 900, height: 600))
      stage.settle()

      root.present(container, animated: isAnimated)
      stage.settle()
      child.dismiss(animated: isAnimated)
      stage.settle()

      #expect(
        flags == [
          "presented in viewWillAppear", "presented in viewDidAppear",
          "dismissed in viewWillDisappear", "dismissed in viewDidDisappear",
        ], "\(isAnimated)")
      #expect(!container.isBeingDismissed)
      #expect(!container.isBeingPresented)
    }
  }

  @Test("Q70: a container that moves says so in the callbacks of what it contains")
  func moving() {
    let child = RecordingController("C", Transcript())
    let container = Kind.plain.make(child)
    let scene = NavigationScene()
    var flags: [String] = []
    child.whenCalled = { [unowned container] callback in
      guard callback.contains("ppear(") else { return }
      if container.isMovingToParent { flags.append("to \(callback)") }
      if container.isMovingFromParent { flags.append("from \(callback)") }
    }

    scene.navigation.pushViewController(container, animated: false)
    scene.stage.settle()
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()

    #expect(
      flags == [
        "to viewWillAppear(false)", "to viewDidAppear(false)", "from viewWillDisappear(false)",
        "from viewDidDisappear(false)",
      ])
  }

  @Test("Q70, Q46: every container of a chain that is dismissed says so", arguments: Kind.allCases)
  func chain(_ kind: Kind) {
    let (first, second) = (
      RecordingController("C", Transcript()), RecordingController("D", Transcript())
    )
    let containers = [kind.make(first), Kind.navigation.make(second)]
    let root = ViewController()
    let stage = Stage(root, size: Size(width: 900, height: 600))
    stage.settle()
    for (container, presenter) in zip(containers, [root, containers[0]]) {
      container.modalPresentationStyle = .overFullScreen
      presenter.present(container, animated: false)
      stage.settle()
    }
    var flags: [String] = []
    for (child, container) in zip([first, second], containers) {
      child.whenCalled = { [unowned container] callback in
        guard callback.contains("ppear("), container.isBeingDismissed else { return }
        flags.append("\(child.recordedName).\(callback)")
      }
    }

    root.dismiss(animated: true)
    stage.settle()

    #expect(
      flags == [
        "D.viewWillDisappear(true)", "C.viewWillDisappear(true)", "D.viewDidDisappear(true)",
        "C.viewDidDisappear(true)",
      ])
  }

  @Test("Q70: a push over what was presented is not part of the presentation")
  func later() {
    let scene = NavigationScene()
    let child = RecordingController("C", Transcript())
    let container = NavigationController(rootViewController: child)
    scene.root.present(container, animated: false)
    scene.stage.settle()
    var isWrong = false
    child.whenCalled = { [unowned container] _ in
      if container.isBeingPresented || container.isBeingDismissed { isWrong = true }
    }

    container.pushViewController(ViewController(), animated: true)
    scene.stage.settle()
    container.popViewController(animated: true)
    scene.stage.settle()

    #expect(!isWrong)
  }
}
