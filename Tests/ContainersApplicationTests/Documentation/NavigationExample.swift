import Containers
import ContainersTesting
import TestSupport
import Testing

final class PlacesViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add, primaryAction: Action { [weak self] _ in self?.showDetail("New place") })
  }

  func showDetail(_ name: String) {
    let detail = ViewController()
    detail.title = name
    navigationController?.pushViewController(detail, animated: true)
  }
}

@MainActor
func showPlaces(in window: Window) {
  let navigation = NavigationController(rootViewController: PlacesViewController())
  navigation.navigationBar.prefersLargeTitles = true
  window.rootViewController = navigation
}

@MainActor
@Suite("Example: navigation", .noWarnings)
struct NavigationExample {
  @Test("A press of Add shows the new place, and the back button leads back")
  func navigating() throws {
    let stage = Stage(ViewController())
    showPlaces(in: stage.window)
    stage.settle()
    let navigation = try #require(stage.window.rootViewController as? NavigationController)

    stage.tap("Add")
    stage.settle()
    #expect(navigation.topViewController?.title == "New place")
    stage.tap("Places")
    stage.settle()

    #expect(navigation.viewControllers.count == 1)
  }
}
