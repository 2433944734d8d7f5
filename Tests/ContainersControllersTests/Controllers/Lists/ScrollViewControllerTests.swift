import Containers
import ContainersTesting
import Testing

@MainActor
struct ScrollViewControllerTests {
  @Test("A custom controller scrolls a view and overrides its delegate methods")
  func scrolling() {
    let controller = Panorama()
    let stage = Stage(controller, size: Size(width: 200, height: 200))
    #expect(controller.scrollView === controller.view)
    #expect(controller.scrollView.frame.size == Size(width: 200, height: 200))
    controller.scrollView.contentOffset = Point(x: 0, y: 40)
    stage.settle()
    #expect(controller.offsets == [40])
    stage.resize(to: Size(width: 300, height: 250))
    #expect(controller.scrollView.frame.size == Size(width: 300, height: 250))
  }

  @Test("The indicators are visible for a while after the view has appeared")
  func flashing() {
    let controller = Panorama()
    let stage = Stage(controller, size: Size(width: 200, height: 200))
    controller.scrollView.indicatorStyle = .black
    controller.scrollView.backgroundColor = Color.white
    stage.turn()
    func isShown() -> Bool {
      let bitmap = stage.picture.bitmap
      return (0..<190).contains { bitmap[195, $0] & 0xFFFFFF != 0xFFFFFF }
    }
    #expect(isShown())
    stage.settle()
    #expect(!isShown())
  }

  @Test("Tables and collections have a refresh control through the same property")
  func refreshing() {
    let controllers = [
      Panorama(), TableViewController(style: .plain),
      CollectionViewController(collectionViewLayout: CollectionViewFlowLayout()),
    ]
    for controller in controllers {
      let control = RefreshControl()
      controller.refreshControl = control
      #expect(controller.scrollView.refreshControl === control)
    }
  }
}

/// A controller whose content is three times as tall as it is wide.
@MainActor
private final class Panorama: ScrollViewController {
  var offsets: [Double] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = Size(width: 200, height: 600)
  }

  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
