/// The presentation controller of an alert: a card in the middle of the window, which only an action
/// dismisses.
@MainActor
final class AlertPresentationController: PresentationController {
  /// The minimum space between the card and the edges of the window, in points.
  private static let margin = 16.0

  private let card = AlertCard()

  private var alertView: AlertView? { (shownController as? AlertController)?.alertView }

  // MARK: Frame

  override var presentedView: View? { card }
  override var shouldPresentInFullscreen: Bool { true }
  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: Rect {
    guard let containerView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let size = size(in: area.size)
    return Rect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    size(in: parentSize)
  }

  private func size(in room: Size) -> Size {
    guard let alertView else { return .zero }
    if let containerView { alertView.adoptTextSize(of: containerView.traitCollection) }
    let margins = 2 * Self.margin
    return alertView.fittingSize(
      within: Size(width: max(0, room.width - margins), height: max(0, room.height - margins)))
  }

  /// Moves the card to its new size, animated if it is visible.
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let containerView, card.superview === containerView,
      containerView.traitCollection.accessibilityMotion != .reduced
    else { return }
    View.animate(withDuration: .milliseconds(200), options: .allowUserInteraction) {
      containerView.layoutIfNeeded()
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // The content may have changed during the transition.
    containerView?.setNeedsLayout()
  }

  // MARK: Furniture

  override var isDimming: Bool { true }

  override func ruledStyle(for traits: TraitCollection) -> ModalPresentationStyle { .none }

  override func makeAnimator(isReturning: Bool) -> (any ViewControllerAnimatedTransitioning)? {
    AlertAnimator(isReturning: isReturning)
  }

  override func obstacle(to presenter: ViewController) -> PresentationObstacle? {
    (presentedViewController as? AlertController)?.hasContent == false ? .nothingToShow : nil
  }

  override func furnish(_ container: View) {
    (shownController as? AlertController)?.alertView?.showsCancel = true
  }

  override func answersEscape() -> Bool {
    guard let alert = presentedViewController as? AlertController, let action = alert.escapeAction
    else { return false }
    alert.choose(action)
    return true
  }

  override func takeContent(_ content: View) { card.content = content }

  override func clear() {
    card.content = nil
    card.removeFromSuperview()
  }
}
