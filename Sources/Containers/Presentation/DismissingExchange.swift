/// The exchange of a dismissal: the frontmost controller leaves, with all that were presented on the
/// way to it, and the presenter comes back if its view was removed.
@MainActor
final class DismissingExchange: TransitionExchange {
  /// The presentations that end, from the presenter outward.
  private let chain: [Presentation]
  let new: ViewController
  let appearances = AppearanceExchange.ofPresentation(comes: false)
  private var keyboard: KeyboardMemory?

  init(_ chain: [Presentation], to presenter: ViewController) {
    self.chain = chain
    new = presenter
  }

  /// The frontmost presentation, which is the one that is animated.
  private var front: Presentation? { chain.last }
  private var back: Presentation? { chain.first }

  var old: ViewController { front?.shownController ?? new }
  var window: Window? { front?.window }
  var presentationStyle: ModalPresentationStyle { front?.controller.presentationStyle ?? .none }
  var substituteContainer: View? { new.viewIfLoaded }

  /// A dismissal that is cut before it begins still ends its presentations.
  var outcomeBeforeBeginning: TransitionOutcome { .completed }

  func controller(_ key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? old : new
  }

  func enterPlace(for session: TransitionSession) -> View? {
    for presentation in chain { presentation.session = session }
    return front?.containerView
  }

  func loadNewView() {}

  /// Whether the presenter has disappeared.
  private var tellsPresenter: Bool { back?.tellsPresenter ?? false }

  func begin(isAnimated: Bool) {
    takeKeyboardFromContainer()
    if isSeen {
      appearances.beginDisappearance(of: old, isAnimated: isAnimated)
      for presentation in chain.dropLast().reversed() where isSeen {
        appearances.beginDisappearance(
          of: presentation.shownController, isAnimated: isAnimated)
      }
      if isSeen, tellsPresenter { appearances.beginAppearance(of: new, isAnimated: isAnimated) }
    }
    guard let front, front.phase != .ended else { return }
    hideWhatLiesBetween()
    for presentation in chain.reversed() { presentation.shape.dismissalTransitionWillBegin() }
    front.session?.coordinator.animate { [chain] _ in
      for presentation in chain { presentation.setFurnitureShown(false) }
    }
  }

  private func takeKeyboardFromContainer() {
    guard isSeen, let view = front?.containerView, let window else { return }
    keyboard = .taken(from: old, view, in: window)
  }

  /// Hides the controllers between the presenter and the frontmost one, which are not animated.
  private func hideWhatLiesBetween() {
    View.performWithoutAnimation { setHidden(true) }
  }

  private func setHidden(_ isHidden: Bool) {
    for presentation in chain.dropLast() { presentation.shape.presentedView?.isHidden = isHidden }
  }

  var isSeen: Bool { front?.phase != .ended && front?.containerView?.window?.shown != nil }
  var takesNew: Bool { front?.phase != .ended && front?.containerView != nil }

  var holdsNew: Bool {
    guard bringsPresenterBack else { return true }
    guard let container = front?.containerView else { return false }
    return new.viewIfLoaded?.isDescendant(of: container) == true
  }

  /// Whether the presenter's view is removed and comes back with this exchange.
  private var bringsPresenterBack: Bool { back?.presenterPlace != nil && new.isViewLoaded }

  func putNewViewIn() -> Bool {
    guard takesNew else { return false }
    guard bringsPresenterBack, let container = front?.containerView else { return true }
    View.performWithoutAnimation {
      new.view.frame = frameOfPresenter
      container.insertSubview(new.view, at: 0)
      container.layoutIfNeeded()
    }
    return true
  }

  private var frameOfPresenter: Rect {
    guard let container = front?.containerView else { return .zero }
    if let frame = back?.presenterPlace?.frame(in: container) { return frame }
    guard let view = new.viewIfLoaded, let superview = view.superview else { return .zero }
    return superview.convert(view.frame, to: container)
  }

  func view(_ key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: front?.shape.presentedView
    case .to: bringsPresenterBack ? new.viewIfLoaded : nil
    }
  }

  func initialFrame(of controller: ViewController) -> Rect {
    if controller === old { return front?.shape.presentedView?.frame ?? .zero }
    return controller === new && !bringsPresenterBack ? frameOfPresenter : .zero
  }

  func finalFrame(of controller: ViewController) -> Rect {
    controller === new ? frameOfPresenter : .zero
  }

  func end(_ outcome: TransitionOutcome) {
    if outcome == .cancelled { comeBack() } else { leave() }
    keyboard = nil
  }

  private func comeBack() {
    for presentation in chain { presentation.advance(.comeBack) }
    View.performWithoutAnimation {
      setHidden(false)
      for presentation in chain {
        presentation.setFurnitureShown(true)
        presentation.containerView?.setNeedsLayout()
      }
      if bringsPresenterBack { new.view.removeFromSuperview() }
    }
    for presentation in chain.reversed() { presentation.shape.dismissalTransitionDidEnd(false) }
    appearances.end(.cancelled)
    keyboard?.end(isBack: true)
  }

  private func leave() {
    let place = back?.presenterPlace
    for presentation in chain.reversed() { presentation.presenterPlace = nil }
    place?.restore()
    for presentation in chain.reversed() { presentation.separate() }
    for presentation in chain.reversed() { presentation.releaseInput() }
    for presentation in chain.reversed() { presentation.shape.dismissalTransitionDidEnd(true) }
    back?.presenterKeyboard?.end(isBack: true)
    appearances.end(.completed)
    for presentation in chain.reversed() {
      presentation.close()
      presentation.controller.presentation = nil
    }
    View.performWithoutAnimation { setHidden(false) }
  }

  func leavePlace(of session: TransitionSession) {
    for presentation in chain where presentation.session === session { presentation.session = nil }
  }
}
