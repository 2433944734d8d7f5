import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The titles of windows", .noWarnings)
struct WindowTitleTests {
  private func controller(_ title: String?) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  @Test("F304: the window's title is that of the root of its navigation controller, and follows it")
  func root() {
    let root = controller("Places")
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(navigation)
    #expect(stage.window.title == "Places")

    navigation.pushViewController(controller("Copenhagen"), animated: false)
    stage.settle()
    #expect(stage.window.title == "Places")
    root.title = "All places"
    #expect(stage.window.title == "All places")
    navigation.viewControllers = [controller("Cities"), root]
    #expect(stage.window.title == "Cities")
    navigation.viewControllers = []
    #expect(stage.window.title == "")
  }

  @Test("F304: a navigation controller's own title counts more")
  func own() {
    let navigation = NavigationController(rootViewController: controller("Places"))
    let stage = Stage(navigation)

    navigation.title = "Atlas"
    #expect(stage.window.title == "Atlas")
    navigation.title = nil

    #expect(stage.window.title == "Places")
  }

  @Test("F304: the window has the title of its root view controller, of any class")
  func plain() {
    let stage = Stage(controller("Map"))
    #expect(stage.window.title == "Map")

    stage.window.rootViewController = controller("Globe")
    #expect(stage.window.title == "Globe")
    stage.window.rootViewController = nil

    #expect(stage.window.title == "")
  }

  @Test("F304: a title that the program gives the window stays until it is emptied")
  func fixed() {
    let root = controller("Map")
    let stage = Stage(root)

    stage.window.title = "Tunnel"
    root.title = "Globe"
    #expect(stage.window.title == "Tunnel")
    stage.window.title = ""

    #expect(stage.window.title == "Globe")
  }
}
