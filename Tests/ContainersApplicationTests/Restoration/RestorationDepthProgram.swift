import ContainersTesting

@testable import Containers
@testable import ContainersTestSupport

/// A program with twelve screens in a split, navigation, tabs and pages, and in two presentations
/// over each other, started twice.
@MainActor
final class RestorationDepthProgram {
  let files = MemoryFiles()
  /// The window's root in the last start.
  private(set) var split: RestorableSplit
  private(set) var program: RestorationProgram
  /// The identifiers of controllers that cannot be made any more.
  var missing: Set<String> = []

  /// The paths of all controllers, in the order of the walk.
  static let paths = [
    "split", "split/menu", "split/places", "split/tabs", "split/tabs/nav", "split/tabs/nav/list",
    "split/tabs/nav/item", "split/tabs/nav/detail", "split/tabs/pages", "split/tabs/pages/page",
    "split/tabs/settings", "split/tabs/about", "split/sheet", "split/sheet/form",
    "split/sheet/colors", "split/sheet/tour", "split/sheet/tour/step", "split/sheet/tour/ahead",
  ]

  init() {
    program = RestorationProgram(files)
    split = RestorableSplit("split", program.transcript)
  }

  private func make(_ identifier: String) -> ViewController {
    let transcript = program.transcript
    return switch identifier {
    case "nav", "sheet", "tour": RestorableNavigation(identifier, transcript)
    case "tabs": RestorableTabs(identifier, transcript)
    case "pages": RestorablePages(identifier, transcript)
    default: RestorableController(identifier, transcript)
    }
  }

  /// Runs the program for the first time, in which the user opens everything, and lets it end.
  func runFirst(_ change: (ViewController) -> Void = { _ in }) {
    let tabs = RestorableTabs("tabs", program.transcript)
    let pages = RestorablePages("pages", program.transcript)
    let nav = RestorableNavigation("nav", program.transcript)
    nav.viewControllers = [make("list"), make("item"), make("detail")]
    nav.viewControllers.forEach(change)
    pages.setViewControllers([make("page")], direction: .forward, animated: false)
    tabs.viewControllers = [nav, pages, make("settings"), make("about")]
    split.setViewController(make("menu"), for: .primary)
    split.setViewController(tabs, for: .secondary)
    start()
    split.slots.navigation(.primary)?.pushViewController(make("places"), animated: false)
    tabs.selectedIndex = 1
    program.advance(by: .milliseconds(50))
    let sheet = RestorableNavigation("sheet", program.transcript)
    sheet.viewControllers = [make("form"), make("colors")]
    sheet.modalPresentationStyle = .formSheet
    present(sheet, over: split)
    let tour = RestorableNavigation("tour", program.transcript)
    tour.viewControllers = [make("step"), make("ahead")]
    tour.modalPresentationStyle = .fullScreen
    present(tour, over: sheet)
    program.transcript.clear()
    program.application.terminate()
  }

  private func present(_ presented: ViewController, over presenter: ViewController) {
    presenter.present(presented, animated: false)
    program.advance(by: .milliseconds(50))
  }

  /// Runs the program for the second time, in which only its root exists.
  func runSecond() {
    program = RestorationProgram(files)
    split = RestorableSplit("split", program.transcript)
    program.make = { [self] path in
      path.last.flatMap { $0 == "split" || missing.contains($0) ? nil : make($0) }
    }
    start()
    program.advance(by: .milliseconds(50))
  }

  private func start() {
    program.addWindow(split).frame.size = Size(width: 1000, height: 600)
    program.launch()
  }

  /// The paths of the controllers in the window, in the order of the walk.
  var paths: [String] { paths(of: split, "") }

  private func paths(of controller: ViewController, _ prefix: String) -> [String] {
    let path = prefix + (controller.restorationIdentifier ?? "nil")
    return [path]
      + RestorationPlaces.controllers(below: controller).flatMap { paths(of: $0, path + "/") }
  }
}
