import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A navigation controller as presentation context", .noWarnings)
struct NavigationContextTests {
  enum Place: String, CaseIterable, Sendable {
    case root, tabs, child, presented
  }

  @MainActor
  private struct Scene {
    let navigation: NavigationController
    let child = ViewController()
    let stage: Stage
    let presented = ViewController()
  }

  @MainActor
  private func make(_ place: Place, _ size: Size = Size(width: 900, height: 600)) -> Scene {
    let navigation = NavigationController()
    let root: ViewController
    switch place {
    case .root: root = navigation
    case .tabs:
      let tabs = TabBarController()
      tabs.viewControllers = [navigation, ViewController()]
      root = tabs
    case .child:
      root = ViewController()
      root.addChild(navigation)
      navigation.view.frame = Rect(x: 0, y: 0, width: 500, height: 600)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
    case .presented: root = ViewController()
    }
    let scene = Scene(navigation: navigation, stage: Stage(root, size: size))
    navigation.viewControllers = [scene.child]
    scene.stage.settle()
    if place == .presented {
      navigation.modalPresentationStyle = .fullScreen
      root.present(navigation, animated: false)
      scene.stage.settle()
    }
    return scene
  }

  @Test(
    "Q44: what its child presents in the current context covers the navigation controller, bars too",
    arguments: Place.allCases, [ModalPresentationStyle.currentContext, .overCurrentContext])
  func context(_ place: Place, _ style: ModalPresentationStyle) {
    let scene = make(place)
    scene.presented.modalPresentationStyle = style

    scene.child.present(scene.presented, animated: false)
    scene.stage.settle()

    #expect(scene.presented.presentingViewController === scene.navigation)
    #expect(scene.navigation.presentedViewController === scene.presented)
    let view: View = scene.presented.view
    let covered: View = scene.navigation.view
    #expect(view.bounds.size == covered.bounds.size)
    #expect(view.bounds.width == (place == .child ? 376 : 900))
    scene.presented.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.navigation.presentedViewController == nil)
    #expect(scene.child.view.window != nil)
  }

  @Test("Q44: a child that defines a context itself is nearer")
  func nearer() {
    let scene = make(.root)
    scene.child.definesPresentationContext = true
    scene.presented.modalPresentationStyle = .overCurrentContext

    scene.child.present(scene.presented, animated: false)

    #expect(scene.presented.presentingViewController === scene.child)
  }

  @Test("Q44: a navigation controller that does not define a context leaves that to its parents")
  func off() {
    let scene = make(.child)
    scene.navigation.definesPresentationContext = false
    scene.presented.modalPresentationStyle = .overCurrentContext

    scene.child.present(scene.presented, animated: false)

    #expect(scene.presented.presentingViewController === scene.stage.window.rootViewController)
  }

  @Test(
    "Q44: other styles are presented by the outermost ancestor",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet])
  func others(_ style: ModalPresentationStyle) {
    let scene = make(.tabs)
    scene.presented.modalPresentationStyle = style

    scene.child.present(scene.presented, animated: false)

    #expect(scene.presented.presentingViewController === scene.stage.window.rootViewController)
  }

  @Test("Every way to make one defines a context, and no other container does")
  func defaults() {
    #expect(NavigationController().definesPresentationContext)
    #expect(NavigationController(rootViewController: ViewController()).definesPresentationContext)
    #expect(
      NavigationController(navigationBarClass: nil, toolbarClass: nil).definesPresentationContext)
    #expect(!ViewController().definesPresentationContext)
    #expect(!TabBarController().definesPresentationContext)
    #expect(!SplitViewController(style: .doubleColumn).definesPresentationContext)
  }
}
