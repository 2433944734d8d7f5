/// The replacement of the pages that a page view controller shows by others.
@MainActor
final class PageExchange: ChildrenExchange {
  /// The page on the back of the sheet that turns, which is not seen before or after.
  let passing: ViewController?

  private var pager: PageViewController? { parent as? PageViewController }

  /// Creates an exchange.
  ///
  /// - Parameter passing: A page that is visible only during the turn.
  init(
    in pager: PageViewController, from old: [ViewController], to new: [ViewController],
    passing: ViewController?, order: ExchangeOrder
  ) {
    self.passing = passing
    super.init(
      in: pager, leaving: old.filter { page in !new.contains { $0 === page } },
      coming: new.filter { page in !old.contains { $0 === page } }, order: order)
  }

  override var childrenView: View? { pager?.pagesView }

  override var parties: [ViewController] { super.parties + [passing].compactMap { $0 } }

  override func place(of child: ViewController) -> Rect? { pager?.place(of: child) }

  override func loadNewView() {
    super.loadNewView()
    passing?.loadViewIfNeeded()
  }

  override func begin(isAnimated: Bool) {
    super.begin(isAnimated: isAnimated)
    if isAnimated, isSeen, let passing {
      appearances.beginPassage(of: passing, isAnimated: isAnimated)
    }
  }

  override func putComing(in container: View) {
    if let view = passing?.viewIfLoaded, appearances.hasPassage { container.addSubview(view) }
    for page in coming { container.addSubview(page.view) }
    container.setNeedsLayout()
  }

  override func takeOut(_ pages: [ViewController]) {
    guard let container else { return }
    View.performWithoutAnimation {
      for page in pages + [passing].compactMap({ $0 }) {
        guard let view = page.viewIfLoaded, view.superview === container else { continue }
        view.removeFromSuperview()
      }
    }
  }
}
