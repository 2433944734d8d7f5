import Containers

/// Opens the section out of a globe, or closes it into one.
///
/// The page is moved and scaled so that the section lies on the globe, and fades. Without a globe in
/// sight, or with reduced motion, it only fades.
final class FallAnimator: ViewControllerAnimatedTransitioning {
  private let page: FallPage
  private let source: () -> Rect?
  private let isReturning: Bool
  private var running: ViewPropertyAnimator?

  /// Creates the animator of a page.
  ///
  /// - Parameter source: Returns the square around the globe in the window; nil if it is out of sight.
  init(page: FallPage, source: @escaping () -> Rect?, isReturning: Bool) {
    (self.page, self.source, self.isReturning) = (page, source, isReturning)
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    isReduced(context) ? .reducedDissolve : .milliseconds(450)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context)?.startAnimation()
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    if let running { return running }
    putViewsIn(context)
    let closed = isReduced(context) ? .identity : transformOntoGlobe()
    let (page, isReturning) = (page, isReturning)
    if !isReturning {
      View.performWithoutAnimation {
        page.transform = closed
        page.alpha = 0
      }
    }
    let animator = ViewPropertyAnimator(
      duration: transitionDuration(using: context), controlPoint1: Point(x: 0.32, y: 0.72),
      controlPoint2: Point(x: 0, y: 1)
    ) {
      page.transform = isReturning ? closed : .identity
      page.alpha = isReturning ? 0 : 1
    }
    animator.addCompletion { context.completeTransition($0 == .end) }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
    View.performWithoutAnimation {
      page.transform = .identity
      page.alpha = 1
    }
  }

  private func isReduced(_ context: (any ViewControllerContextTransitioning)?) -> Bool {
    context?.containerView.traitCollection.accessibilityMotion == .reduced
  }

  private func putViewsIn(_ context: any ViewControllerContextTransitioning) {
    guard let new = context.viewController(forKey: .to),
      let view = context.view(forKey: .to)
    else { return }
    View.performWithoutAnimation {
      view.frame = context.finalFrame(for: new)
      if isReturning {
        context.containerView.insertSubview(view, at: 0)
      } else {
        context.containerView.addSubview(view)
      }
      context.containerView.layoutIfNeeded()
    }
  }

  private func transformOntoGlobe() -> Transform {
    guard let globe = source() else { return .identity }
    return Self.transform(putting: page.section.geometry.box, of: page.bounds, on: globe)
  }

  /// Returns the transform of a page about its middle that puts the section onto a globe.
  static func transform(putting box: Rect, of page: Rect, on globe: Rect) -> Transform {
    guard box.width > 1 else { return .identity }
    let factor = globe.width / box.width
    let offset = (box.center - page.center) * factor
    return Transform(scaleX: factor, y: factor).concatenating(
      Transform(
        translationX: globe.midX - page.midX - offset.x, y: globe.midY - page.midY - offset.y))
  }
}
