import Containers

/// The transition of the fall: the globe opens into the section, and closes again.
///
/// A drag downward, other than along the tunnel, closes it by hand.
final class FallOpening: ViewControllerTransitioningDelegate {
  private let page: FallPage
  private let source: () -> Rect?
  private var interaction: PercentDrivenInteractiveTransition?

  /// Creates the transition of a page out of a globe, which may be out of sight.
  init(page: FallPage, source: @escaping () -> Rect?) {
    (self.page, self.source) = (page, source)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    FallAnimator(page: page, source: self.source, isReturning: false)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    FallAnimator(page: page, source: source, isReturning: true)
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    interaction
  }

  /// Lets a drag downward close the page.
  ///
  /// - Parameter close: Begins to dismiss it.
  func addDrag(to page: FallPage, close: @escaping () -> Void) {
    page.addGestureRecognizer(
      PanGestureRecognizer { [weak self, weak page] recognizer in
        guard let pan = recognizer as? PanGestureRecognizer, let page else { return }
        self?.drag(pan, page, close)
      })
  }

  private func drag(_ pan: PanGestureRecognizer, _ page: FallPage, _ close: () -> Void) {
    let share = pan.translation(in: page.superview).y / max(1, page.bounds.height)
    switch pan.state {
    case .began:
      interaction = PercentDrivenInteractiveTransition()
      close()
    case .changed: interaction?.update(share)
    case .ended:
      let isFar = share > 0.3 || pan.velocity(in: page.superview).y > 800
      if isFar { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}
