import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The insets where a push hides the bar at the bottom", .noWarnings)
struct BottomBarInsetTests {
  /// How the stack changes.
  enum Change: CaseIterable {
    case push, pop, popToRoot, replace, interactivePop, abandonedPop

    var isPop: Bool { self != .push && self != .replace }
  }

  /// Where the navigation controller is.
  enum Place: CaseIterable {
    case tabs, tabsOnTop, container, toolbar
  }

  /// A controller that notes its insets in each of its callbacks.
  private final class Noting: ViewController {
    var insets: [EdgeInsets] = []

    private func note() { insets.append(view.safeAreaInsets) }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note()
    }
  }

  private func scene(_ place: Place) -> (Stage, NavigationController, Noting) {
    let root = Noting()
    let navigation = NavigationController(rootViewController: root)
    if place == .toolbar { navigation.setToolbarHidden(false, animated: false) }
    var inside: ViewController = navigation
    if place == .container {
      let parent = ViewController()
      parent.addChild(navigation)
      navigation.view.frame = parent.view.bounds
      navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(navigation.view)
      navigation.didMove(toParent: parent)
      inside = parent
    }
    let tabs = TabBarController()
    tabs.viewControllers = [inside, ViewController()]
    let stage = Stage(
      tabs,
      size: place == .tabsOnTop ? Size(width: 800, height: 700) : Size(width: 400, height: 600))
    stage.settle()
    return (stage, navigation, root)
  }

  private func make(_ change: Change, _ stage: Stage, _ navigation: NavigationController) {
    switch change {
    case .push, .replace: break
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .interactivePop:
      stage.drag(.point(Point(x: 5, y: 300)), to: .point(Point(x: 390, y: 300)), steps: 30)
    case .abandonedPop:
      stage.grab(.point(Point(x: 5, y: 300)))
      stage.move(to: .point(Point(x: 60, y: 300)), steps: 8)
      stage.advance(by: .milliseconds(200))
      stage.drop()
    }
  }

  @Test(
    "F313: what comes has those of the end from its first layout on, and what goes keeps its own",
    arguments: Place.allCases, Change.allCases)
  func fromTheFirstLayout(_ place: Place, _ change: Change) {
    let (stage, navigation, root) = scene(place)
    let visible = root.view.safeAreaInsets
    let top = Noting()
    top.hidesBottomBarWhenPushed = true

    root.insets = []
    if change == .replace {
      navigation.setViewControllers([root, top], animated: true)
    } else {
      navigation.pushViewController(top, animated: true)
    }
    stage.advance(by: .milliseconds(50))
    #expect(root.view.safeAreaInsets == visible)
    stage.settle()
    let hidden = top.view.safeAreaInsets
    #expect(Set(top.insets) == [hidden])
    #expect(Set(root.insets).subtracting([visible]) == [])
    #expect(hidden != visible)
    guard change.isPop else { return }

    (root.insets, top.insets) = ([], [])
    make(change, stage, navigation)
    stage.settle()
    #expect(Set(top.insets).subtracting([hidden]) == [])
    #expect(Set(root.insets).subtracting([visible]) == [])
    let shown = navigation.topViewController as? Noting
    #expect(shown === (change == .abandonedPop ? top : root))
    #expect(shown?.view.safeAreaInsets == (change == .abandonedPop ? hidden : visible))
  }

  @Test("F313: safe areas that change afterward are followed again", arguments: Change.allCases)
  func afterward(_ change: Change) {
    let (stage, navigation, root) = scene(.tabs)
    let top = Noting()
    top.hidesBottomBarWhenPushed = true
    navigation.pushViewController(top, animated: true)
    stage.settle()
    make(change, stage, navigation)
    stage.settle()

    for controller in [root, top] { controller.additionalSafeAreaInsets.bottom = 7 }
    navigation.setNavigationBarHidden(true, animated: false)
    stage.settle()
    let shown = navigation.topViewController
    #expect(shown?.view.safeAreaInsets.top == 0)
    #expect(shown?.view.safeAreaInsets.bottom == (shown === top ? 7 : 56))
    navigation.setViewControllers(shown === top ? [root] : [root, top], animated: false)
    stage.settle()

    let other = navigation.topViewController
    #expect(other?.view.safeAreaInsets.bottom == (other === top ? 7 : 56))
  }

  @Test("F313: without animation the callbacks of both see only the insets of their own")
  func unanimated() {
    let (stage, navigation, root) = scene(.tabs)
    let visible = root.view.safeAreaInsets
    let top = Noting()
    top.hidesBottomBarWhenPushed = true
    root.insets = []

    navigation.pushViewController(top, animated: false)
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()

    #expect(Set(top.insets).map(\.bottom) == [0])
    #expect(Set(root.insets) == [visible])
  }

  @Test("F313: another tab, or a resize, in the middle of the push leaves the insets right")
  func interrupted() {
    for isResize in [true, false] {
      let (stage, navigation, root) = scene(.tabs)
      let top = Noting()
      top.hidesBottomBarWhenPushed = true
      navigation.pushViewController(top, animated: true)
      stage.advance(by: .milliseconds(60))
      if isResize {
        stage.resize(to: Size(width: 420, height: 640))
      } else {
        navigation.tabBarController?.selectedIndex = 1
        stage.settle()
        navigation.tabBarController?.selectedIndex = 0
      }
      stage.settle()
      #expect(top.view.safeAreaInsets.bottom == 0)
      #expect(top.view.safeAreaInsets.top == 44)

      navigation.popViewController(animated: true)
      stage.settle()
      #expect(root.view.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    }
  }
}
