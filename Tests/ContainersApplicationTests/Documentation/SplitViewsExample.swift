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
