import Containers

/// A sheet with a stack of pages.
class StackSheetViewController: SheetViewController {
  /// The stack.
  let stack = NavigationController()

  override class var size: Size { Size(width: 560, height: 640) }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [stack] }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.delegate = self
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

  /// Adds to a page the button that closes the sheet.
  func finish(_ page: ViewController) -> ViewController {
    let close = BarButtonItem(
      systemItem: .close, primaryAction: Action { [weak self] _ in self?.onClose?() })
    page.navigationItem.rightBarButtonItem = close
    return page
  }
}

extension StackSheetViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { onStateChange?() }
}
