import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The preferred size of containers", .noWarnings)
struct ContentSizeTests {
  private let stage = Stage(ViewController(), size: Size(width: 1000, height: 900))

  private func controller(_ width: Double, _ height: Double) -> ViewController {
    let controller = ViewController()
    controller.preferredContentSize = Size(width: width, height: height)
    return controller
  }

  /// Presents a controller and returns the size in which it is shown.
  private func present(
    _ controller: ViewController, _ style: ModalPresentationStyle = .popover
  ) -> () -> Size {
    // The application keeps it.
    let root = stage.window.rootViewController ?? ViewController()
    controller.modalPresentationStyle = style
    controller.popoverPresentationController?.sourceView = root.view
    controller.popoverPresentationController?.sourceRect = Rect(x: 500, y: 10, width: 1, height: 1)
    root.present(controller, animated: false)
    stage.settle()
    return { [stage] in
      stage.settle()
      return controller.view.bounds.size
    }
  }

  @Test(
    "F104, F141: a navigation controller's is that of its top with the bars, and is followed",
    arguments: [ModalPresentationStyle.popover, .formSheet])
  func navigation(_ style: ModalPresentationStyle) {
    let root = controller(300, 500)
    let navigation = NavigationController(rootViewController: root)
    let size = present(navigation, style)
    #expect(size() == Size(width: 300, height: 544))
    let steps: [(String, Size, () -> Void)] = [
      (
        "other size", Size(width: 350, height: 564),
        {
          root.preferredContentSize = Size(width: 350, height: 520)
        }
      ),
      (
        "toolbar", Size(width: 350, height: 608),
        {
          navigation.setToolbarHidden(false, animated: true)
        }
      ),
      (
        "no toolbar", Size(width: 350, height: 564),
        {
          navigation.setToolbarHidden(true, animated: false)
        }
      ),
      ("prompt", Size(width: 350, height: 594), { root.navigationItem.prompt = "Prompt" }),
      ("no prompt", Size(width: 350, height: 564), { root.navigationItem.prompt = nil }),
      (
        "no bar", Size(width: 350, height: 520),
        {
          navigation.setNavigationBarHidden(true, animated: false)
        }
      ),
      (
        "bar", Size(width: 350, height: 564),
        {
          navigation.setNavigationBarHidden(false, animated: false)
        }
      ),
      (
        "large title", Size(width: 350, height: 616),
        {
          navigation.navigationBar.prefersLargeTitles = true
        }
      ),
      (
        "small title", Size(width: 350, height: 564),
        {
          root.navigationItem.largeTitleDisplayMode = .never
        }
      ),
      (
        "push", Size(width: 280, height: 544),
        {
          navigation.pushViewController(controller(280, 500), animated: true)
        }
      ),
      (
        "push of one that decides late", Size(width: 240, height: 560),
        {
          navigation.pushViewController(LateController(240, 516), animated: true)
        }
      ),
      ("pop", Size(width: 280, height: 544), { navigation.popViewController(animated: true) }),
      (
        "replacement", Size(width: 320, height: 606),
        {
          navigation.setViewControllers([controller(320, 510)], animated: false)
        }
      ),
      (
        "its own", Size(width: 400, height: 500),
        {
          navigation.preferredContentSize = Size(width: 400, height: 500)
        }
      ),
      (
        "none of its own", Size(width: 320, height: 606),
        {
          navigation.preferredContentSize = .zero
        }
      ),
    ]
    for (step, expected, change) in steps {
      change()
      #expect(size() == expected, "\(step)")
    }
  }

  @Test("F104, F141: a change while it is shown is animated", arguments: [true, false])
  func animated(_ isPopover: Bool) {
    let root = controller(300, 500)
    let navigation = NavigationController(rootViewController: root)
    _ = present(navigation, isPopover ? .popover : .formSheet)

    root.preferredContentSize = Size(width: 300, height: 600)
    stage.turn()
    stage.advance(by: .milliseconds(60))
    let before = stage.picture
    stage.advance(by: .milliseconds(60))
    let later = stage.picture
    stage.settle()

    #expect(before.pngData() != later.pngData())
    #expect(later.pngData() != stage.picture.pngData())
  }

  @Test("F104, F141: tabs have that of the selected one, with the bar")
  func tabs() {
    let (one, two) = (controller(300, 500), controller(360, 560))
    let tabs = TabBarController()
    tabs.viewControllers = [one, NavigationController(rootViewController: two)]
    let size = present(tabs)
    #expect(size() == Size(width: 300, height: 549))

    tabs.selectedIndex = 1
    #expect(size() == Size(width: 360, height: 653))
    two.preferredContentSize.height = 500
    #expect(size() == Size(width: 360, height: 593))
    tabs.setTabBarHidden(true, animated: false)
    #expect(size() == Size(width: 360, height: 544))
    one.preferredContentSize.height = 700

    #expect(size() == Size(width: 360, height: 544))
  }

  @Test("F104, F141: pages have that of the one that is shown")
  func pages() {
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (one, two) = (controller(300, 500), controller(360, 560))
    pages.setViewControllers([one], direction: .forward, animated: false)
    let size = present(pages)
    #expect(size() == Size(width: 300, height: 500))

    one.preferredContentSize.width = 310
    #expect(size() == Size(width: 310, height: 500))
    pages.setViewControllers([two], direction: .forward, animated: true)

    #expect(size() == Size(width: 360, height: 560))
  }

  @Test("C107: a container of an app's own hears of it, and decides")
  func custom() {
    final class Padding: ViewController {
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any ContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        let size = container.preferredContentSize
        preferredContentSize = Size(width: size.width + 20, height: size.height + 20)
      }
    }
    let parent = Padding()
    let root = controller(300, 500)
    let navigation = NavigationController(rootViewController: root)
    parent.addChild(navigation)
    parent.view.addSubview(navigation.view)
    navigation.didMove(toParent: parent)
    parent.preferredContentSize = Size(width: 310, height: 510)
    let size = present(parent)
    #expect(size() == Size(width: 310, height: 510))

    root.preferredContentSize.height = 540
    #expect(size() == Size(width: 320, height: 604))
    navigation.pushViewController(controller(200, 480), animated: false)

    #expect(size() == Size(width: 220, height: 544))
  }

  @Test("F104: a top without a preference leaves the size to the sheet, in one direction too")
  func partial() {
    let root = ViewController()
    let size = present(NavigationController(rootViewController: root), .formSheet)
    #expect(size() == Size(width: 540, height: 620))

    root.preferredContentSize = Size(width: 0, height: 400)

    #expect(size().width == 540)
    #expect(size().height < 450)
  }

  @Test("C107: it is reported once per change, also for the one that is covered")
  func once() {
    final class Counting: ViewController {
      var sizes: [Size] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any ContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }
    let parent = Counting()
    let (root, top) = (controller(300, 500), controller(200, 400))
    let navigation = NavigationController(rootViewController: root)
    parent.addChild(navigation)
    parent.view.addSubview(navigation.view)
    navigation.didMove(toParent: parent)
    let stage = Stage(parent, size: Size(width: 600, height: 600))
    stage.settle()

    navigation.pushViewController(top, animated: true)
    stage.settle()
    root.preferredContentSize = Size(width: 310, height: 500)
    root.title = "Title"
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()

    #expect(parent.sizes.map(\.width).suffix(2) == [200, 310])
  }

  @Test("F104: a size of the container's own comes and goes, and its top's is followed again")
  func ownSize() {
    let root = controller(300, 500)
    let navigation = NavigationController(rootViewController: root)
    let size = present(navigation)
    #expect(size() == Size(width: 300, height: 544))

    navigation.preferredContentSize = Size(width: 300, height: 600)
    #expect(size() == Size(width: 300, height: 600))
    root.preferredContentSize.height = 550
    navigation.preferredContentSize = .zero
    #expect(size() == Size(width: 300, height: 594))
    root.preferredContentSize.height = 500

    #expect(size() == Size(width: 300, height: 544))
  }

  @Test("F104: a toolbar around pages with dots is counted once")
  func pagesWithToolbar() {
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let dots = Dots()
    pages.dataSource = dots
    pages.setViewControllers([controller(300, 200)], direction: .forward, animated: false)
    let navigation = NavigationController(rootViewController: pages)
    let size = present(navigation)
    let height = size().height
    #expect(height > 244, "there are dots")

    navigation.setToolbarHidden(false, animated: false)

    #expect(size().height == height + navigation.toolbar.bounds.height)
  }
}

/// A data source of one page, with dots.
private final class Dots: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { nil }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { nil }
  func presentationCount(for pageViewController: PageViewController) -> Int { 3 }
}

/// A controller that prefers a size from when its view is loaded.
private final class LateController: ViewController {
  private let size: Size

  init(_ width: Double, _ height: Double) {
    size = Size(width: width, height: height)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = size
  }
}
