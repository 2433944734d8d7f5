import Containers

/// A sheet about the app: a stack of pages with the sources of its data, licenses, keys and
/// versions.
final class AboutViewController: SheetViewController {
  private let contents: AboutContents

  /// Creates the sheet.
  ///
  /// - Parameter page: The page to show over the first; nil for none.
  init(_ contents: AboutContents, at page: AboutPage? = nil) {
    self.contents = contents
    super.init()
    let first = finish(
      RowsViewController(
        Messages.About.panel,
        [
          RowsViewController.Section(
            header: Messages.About.program, rows: AboutPage.allCases.map(row(of:)))
        ]))
    stack.viewControllers = [first] + (page.map { [make($0)] } ?? [])
  }

  /// The page over the first; nil for none.
  var page: AboutPage? {
    guard stack.viewControllers.count > 1 else { return nil }
    return AboutPage.allCases.first { $0.title == stack.viewControllers[1].title }
  }

  private func row(of page: AboutPage) -> RowsViewController.Row {
    RowsViewController.Row(title: page.title) { [unowned self] in make(page) }
  }

  private func make(_ page: AboutPage) -> ViewController {
    let made =
      switch page {
      case .sources: contents.sources()
      case .licenses:
        contents.licenses { [unowned self] in finish(contents.license($0)) }
      case .keys: contents.keys()
      case .versions: contents.versions()
      }
    return finish(made)
  }
}
