import Atlas
import Containers

/// A sheet with lists of places to discover, each on a page; a press digs there.
final class DiscoverViewController: SheetViewController {
  /// Finds the rows of a list, and tells them later.
  typealias Finder = (
    DiscoverPage, @escaping (Result<DiscoverySearch.Answer, AssetError>) -> Void
  ) -> Void

  /// Called with the tour of a list, at the place that the user chose.
  var onChoose: ((Tour) -> Void)?

  private let dig: Dig
  private let find: Finder

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - pages: The lists to offer.
  ///   - page: The page to show over the first; nil for none.
  ///   - dig: The present dig, which is marked in the lists.
  init(_ pages: [DiscoverPage], at page: DiscoverPage?, dig: Dig, finder: @escaping Finder) {
    (self.dig, find) = (dig, finder)
    super.init()
    let rows = pages.map { page in
      RowsViewController.Row(title: page.title, detail: page.explanation) { [unowned self] in
        make(page)
      }
    }
    let first = RowsViewController(
      Messages.Discover.panel,
      [RowsViewController.Section(header: Messages.Discover.explanation, rows: rows)])
    stack.viewControllers = [finish(first)] + (page.map { [make($0)] } ?? [])
  }

  /// The page over the first; nil for none.
  var page: DiscoverPage? {
    guard stack.viewControllers.count > 1 else { return nil }
    return DiscoverPage.allCases.first { $0.title == stack.viewControllers[1].title }
  }

  private func make(_ page: DiscoverPage) -> ViewController {
    let list = DiscoverListViewController(page, at: dig)
    list.onChoose = { [weak self, unowned list] number in
      let stops = list.inShownUnits { list.rows.map(\.stop) }
      self?.onChoose?(Tour(page.title, through: stops, at: number))
    }
    find(page) { [weak list] in list?.show($0) }
    return finish(list)
  }
}
