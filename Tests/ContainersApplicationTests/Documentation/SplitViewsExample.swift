import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
final class LibraryWindow {
  let split = SplitViewController(style: .tripleColumn)

  init(shelves: ViewController, books: ViewController, page: ViewController) {
    split.setViewController(shelves, for: .primary)
    split.setViewController(books, for: .supplementary)
    split.setViewController(page, for: .secondary)
    split.primaryBackgroundStyle = .sidebar
    split.minimumSecondaryColumnWidth = 400
  }

  func open(_ page: ViewController, from list: ViewController) {
    list.showDetailViewController(page, sender: nil)
  }
}

final class LibraryColumns: SplitViewControllerDelegate {
  var isReading = false

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    isReading ? .secondary : proposedTopColumn
  }
}

@MainActor
@Suite("The examples of the article on columns", .noWarnings)
struct SplitViewsExample {
  let controllers = ["Shelves", "Books", "Page"].map { title in
    let controller = ViewController()
    controller.title = title
    return controller
  }

  private func window(_ width: Double) -> (LibraryWindow, Stage) {
    let library = LibraryWindow(
      shelves: controllers[0], books: controllers[1], page: controllers[2])
    let stage = Stage(library.split, size: Size(width: width, height: 600))
    stage.settle()
    return (library, stage)
  }

  @Test("Three columns, of which the content keeps 400 points")
  func columns() {
    let (library, stage) = window(858)
    #expect(library.split.displayMode == .twoBesideSecondary)
    stage.resize(to: Size(width: 857, height: 600))
    stage.settle()
    #expect(library.split.displayMode == .oneBesideSecondary)

    let other = ViewController()
    library.open(other, from: controllers[1])
    #expect(library.split.viewController(for: .secondary) === other)
  }

  /// The least width of one column and of two beside the secondary one, by the number of columns and
  /// the size of the text.
  nonisolated private static let limits:
    [(SplitViewController.Style, ContentSizeCategory, [Double])] = [
      (.doubleColumn, .large, [600]), (.tripleColumn, .large, [600, 778]),
      (.doubleColumn, .small, [600]), (.tripleColumn, .small, [600, 778]),
      (.doubleColumn, .extraExtraExtraLarge, [713]),
      (.tripleColumn, .extraExtraExtraLarge, [713, 1047]),
    ]

  @Test("Columns come at the widths that the article lists", arguments: limits)
  func widths(
    style: SplitViewController.Style, category: ContentSizeCategory, limits: [Double]
  ) {
    let split = SplitViewController(style: style)
    split.setViewController(controllers[0], for: .primary)
    if style == .tripleColumn { split.setViewController(controllers[1], for: .supplementary) }
    split.setViewController(controllers[2], for: .secondary)
    let stage = Stage(
      split, systemTraits: TraitCollection { $0.preferredContentSizeCategory = category })
    func mode(_ width: Double) -> SplitViewController.DisplayMode? {
      stage.resize(to: Size(width: width, height: 600))
      return split.isCollapsed ? nil : split.displayMode
    }

    #expect(mode(599) == nil)
    let alone: SplitViewController.DisplayMode? = limits[0] == 600 ? nil : .secondaryOnly
    let modes: [SplitViewController.DisplayMode] = [.oneBesideSecondary, .twoBesideSecondary]
    for (index, limit) in limits.enumerated() {
      #expect(mode(limit - 1) == (index == 0 ? alone : modes[index - 1]))
      #expect(mode(limit) == modes[index])
    }
  }

  @Test("The delegate shows the page that is read when the columns collapse")
  func collapsing() {
    let (library, stage) = window(1000)
    let delegate = LibraryColumns()
    library.split.delegate = delegate
    delegate.isReading = true

    stage.resize(to: Size(width: 400, height: 600))
    stage.settle()

    #expect(library.split.isCollapsed)
    #expect(controllers[2].view.window != nil)
    #expect(controllers[0].navigationController?.viewControllers == controllers)
  }
}
