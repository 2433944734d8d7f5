import Containers

@testable import ContainersTestSupport

/// A container that shows one page at a time and switches between pages, written as the
/// documentation recommends.
@MainActor
final class Carousel: LawController {
  /// The view that contains the pages.
  let place = View(frame: Rect(x: 2, y: 2, width: 16, height: 16))
  /// The page that the carousel considers current.
  private(set) var current: LawController?
  private let isEager: Bool
  /// The page most recently requested.
  private var target: LawController?
  /// The destination pages of transitions that have not called their completion.
  private var coming: [LawController] = []

  init(_ number: Int, isEager: Bool, world: any LawKeeper) {
    self.isEager = isEager
    super.init(number, isManual: false, world: world)
  }

  override func loadView() {
    super.loadView()
    view.addSubview(place)
  }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - began: Called with the outgoing page just before the transition is requested.
  ///   - ended: Called in the completion with whether the transition was undisturbed.
  func show(
    _ page: LawController, _ duration: Duration, _ options: AnimationOptions,
    began: (LawController) -> Void, ended: @escaping (Bool) -> Void
  ) {
    page.loadViewIfNeeded()
    guard page !== current else { return }
    guard let old = current, old.parent === self,
      coming.contains(where: { $0 === old }) || old.viewIfLoaded?.superview === place
    else {
      replace(by: page)
      return
    }
    old.willMove(toParent: nil)
    addChild(page)
    // A callback may have requested another page or removed either one.
    guard current === old, old.parent === self, page.parent === self else { return }
    if isEager { current = page }
    target = page
    coming.append(page)
    page.view.frame = place.bounds
    began(old)
    transition(
      from: old, to: page, duration: duration, options: options,
      completion: { [weak self] isFinished in
        guard let self else { return }
        if let index = coming.firstIndex(where: { $0 === page }) { coming.remove(at: index) }
        if !isEager, page.parent === self { current = page }
        // The old page may have been shown again in the meantime.
        if old !== current, old !== target { old.removeFromParent() }
        if page.parent === self { page.didMove(toParent: self) }
        ended(isFinished)
      })
  }

  /// Removes every page.
  func drop() {
    (current, coming) = (nil, [])
    for page in children {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }

  private func replace(by page: LawController) {
    drop()
    guard current == nil else { return }
    (current, target) = (page, page)
    addChild(page)
    guard current === page, page.parent === self else { return }
    page.view.frame = place.bounds
    place.addSubview(page.view)
    if page.parent === self { page.didMove(toParent: self) }
  }
}
