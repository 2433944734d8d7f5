import Containers

/// A sheet about the app: a stack of pages with the sources of its data, licenses, keys and
/// versions.
final class AboutViewController: SheetViewController {
  private let contents: AboutContents
  private let stack = NavigationController()

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

  override class var size: Size { Size(width: 560, height: 640) }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [stack] }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    dress(stack.navigationBar)
  }

  private func dress(_ bar: NavigationBar) {
    var appearance = NavigationBarAppearance()
    appearance.backgroundColor = Theme.raised
    appearance.shadowColor = Theme.hairline
    appearance.titleTextAttributes.color = Theme.text
    bar.standardAppearance = appearance
  }

  private func row(of page: AboutPage) -> RowsViewController.Row {
    RowsViewController.Row(title: page.title) { [unowned self] in make(page) }
  }

  private func make(_ page: AboutPage) -> ViewController {
    let made =
      switch page {
      case .sources: contents.sources()
      case .licences:
        contents.licences { [unowned self] in finish(contents.licence($0)) }
      case .keys: contents.keys()
      case .versions: contents.versions()
      }
    return finish(made)
  }

  /// Adds to a page the button that closes the sheet.
  private func finish(_ page: ViewController) -> ViewController {
    let close = BarButtonItem(
      systemItem: .close, primaryAction: Action { [weak self] _ in self?.onClose?() })
    page.navigationItem.rightBarButtonItem = close
    return page
  }
}
