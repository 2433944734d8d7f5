import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

@MainActor
@Suite("A map in a navigation stack")
struct MapNavigationJourneys {
  let map = MapViewController(earth: TunnelStage.earth, location: place("48 10"))
  let navigation = NavigationController(rootViewController: ViewController())
  let stage: Stage

  init() {
    stage = Stage(navigation, size: Size(width: 240, height: 320))
    navigation.viewControllers[0].title = "Places"
    map.title = "Map"
    navigation.pushViewController(map, animated: false)
    stage.settle()
  }

  @Test("T4: a map fills a navigation controller, and its mark can be dragged there")
  func dragging() {
    #expect(map.view.frame == navigation.view.bounds)
    let before = map.currentLocation

    stage.drag("Start", by: Point(x: 20, y: 10))

    #expect(map.currentLocation != before)
    #expect(map.settledLocation == map.currentLocation)
  }

  @Test("T4: a map that is covered and shown again is the same map")
  func covered() {
    let picture = stage.picture
    navigation.pushViewController(ViewController(), animated: true)
    stage.settle()
    #expect(map.view.window == nil)

    navigation.popViewController(animated: true)
    stage.settle()

    #expect(!stage.picture.differs(from: picture, in: Rect(x: 0, y: 60, width: 240, height: 260)))
  }

  @Test("T4: a map in a window that is resized keeps filling the navigation controller")
  func resizing() {
    stage.resize(to: Size(width: 300, height: 260))
    stage.settle()

    #expect(map.view.frame.size == Size(width: 300, height: 260))
    #expect(map.view.safeAreaInsets.top == navigation.navigationBar.frame.height)
  }
}
