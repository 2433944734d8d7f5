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
@Suite("Example: navigation", .noWarnings)
struct NavigationExample {
  @Test("A press of Add shows the new place, and the back button leads back")
  func navigating() {
    let stage = Stage(ViewController())
    let window = stage.window
    let navigation = NavigationController(rootViewController: PlacesViewController())
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    stage.settle()

    stage.tap("Add")
    stage.settle()
    #expect(navigation.topViewController?.title == "New place")
    stage.tap("Places")
    stage.settle()

    #expect(navigation.viewControllers.count == 1)
  }
}
