import Containers

/// A controller that is presented as a sheet: a card in a wide window, and at the bottom edge of a
/// small one.
class SheetViewController: ViewController, KeyExplaining {
  var onUnclaimedKey: ((Key) -> Bool)?
  /// Called when the user is done with the sheet, other than by a press beside it or Escape.
  var onClose: (() -> Void)?

  /// Called when what the next launch opens again changes.
  var onStateChange: (() -> Void)?

  /// The size of the sheet in points, at the default text size.
  class var size: Size { Size(width: 480, height: 560) }

  // Undoes typing, so that undo in a sheet changes nothing beneath it.
  private let typing = UndoManager()

  override init() {
    super.init()
    modalPresentationStyle = .formSheet
    sheetPresentationController?.fitContent(of: self)
  }

  override var undoManager: UndoManager? { typing }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.raised
    view.tintColor = Theme.accent
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
