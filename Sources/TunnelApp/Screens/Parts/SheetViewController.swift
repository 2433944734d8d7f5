import Containers

/// A controller that is presented as a sheet: a card in a wide window, and at the bottom edge of a
/// small one.
///
/// It has a stack of pages below one header, with the title of the page and the button that closes
/// the sheet.
class SheetViewController: ViewController, KeyExplaining {
  var onUnclaimedKey: ((Key) -> Bool)?
  /// Called when the user is done with the sheet, other than by a press beside it or Escape.
  var onClose: (() -> Void)?

  /// Called when what the next launch opens again changes.
  var onStateChange: (() -> Void)?

  /// The pages.
  let stack = NavigationController()

  /// Whether a line separates the header from what has been scrolled beneath it.
  var hasLine: Bool { true }

  /// The size of a sheet in points, at the default text size.
  private static let size = Size(width: 560, height: 640)

  // Undoes typing, so that undo in a sheet changes nothing beneath it.
  private let typing = UndoManager()

  override init() {
    super.init()
    modalPresentationStyle = .formSheet
    sheetPresentationController?.fitContent(of: self)
  }

  override var undoManager: UndoManager? { typing }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [stack] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.raised
    stack.delegate = self
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    var header = NavigationBarAppearance()
    header.backgroundColor = Theme.raised
    header.shadowColor = hasLine ? Theme.hairline : nil
    header.titleTextAttributes.color = Theme.text
    stack.navigationBar.standardAppearance = header
  }

  /// Adds to a page the button that closes the sheet.
  ///
  /// - Parameter item: Another button at that side; nil for none.
  func finish(_ page: ViewController, beside item: BarButtonItem? = nil) -> ViewController {
    let close = BarButtonItem(
      systemItem: .close, primaryAction: Action { [weak self] _ in self?.onClose?() })
    page.navigationItem.rightBarButtonItems = [close] + [item].compactMap(\.self)
    return page
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !explains(presses) { super.pressesBegan(presses) }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if isViewLoaded { fit(textScale: view.textScale) }
  }

  /// Makes the sheet larger for larger text.
  func fit(textScale: Double) {
    let scale = max(1, textScale)
    let wanted = Size(width: Self.size.width * scale, height: Self.size.height * scale)
    guard wanted != preferredContentSize else { return }
    preferredContentSize = wanted
    sheetPresentationController?.invalidateDetents()
  }
}

extension SheetViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { onStateChange?() }
}

extension SheetPresentationController {
  /// Lets the sheet be as large as its controller prefers, wherever the window has room for that.
  ///
  /// At the bottom edge it leaves some of the window free, so that a press there closes it.
  func fitContent(of controller: ViewController) {
    detents = [
      .custom { [weak controller] context in
        min(controller?.preferredContentSize.height ?? .infinity, context.maximumDetentValue)
      }
    ]
    prefersEdgeAttachedInCompactHeight = true
    widthFollowsPreferredContentSizeWhenEdgeAttached = true
  }
}
