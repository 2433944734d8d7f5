/// The dismissal of a zoomed controller by a drag: the picture follows the finger, and then returns
/// to its source view or to its full size.
@MainActor
final class ZoomDismissal: ViewControllerInteractiveTransitioning {
  /// Begins the dismissal, and returns whether it has begun.
  typealias Beginning = (
    any ViewControllerAnimatedTransitioning, any ViewControllerInteractiveTransitioning
  ) -> Bool

  /// The fraction of the way beyond which a released drag dismisses.
  private static let dismissingFraction = 1.0 / 3
  /// The downward speed beyond which it does in any case, in points per second.
  private static let dismissingSpeed = 700.0
  /// The minimum time of the rest of the motion, as a fraction of the whole.
  private static let shortestRest = 0.5

  /// What moves, from the start of the transition to the release.
  private struct Hold {
    let context: any ViewControllerContextTransitioning
    let picture: ZoomPicture
    /// The location at which the drag began, in the stage.
    let start: Point
  }

  private let animator: ZoomAnimator
  private let pan: PanGestureRecognizer
  private var hold: Hold?

  private init(_ zoom: Zoom, _ pan: PanGestureRecognizer) {
    self.pan = pan
    animator = ZoomAnimator(zoom, isReturning: true, isDragged: true)
  }

  // MARK: Gesture

  /// Adds the recognizer of the drag to the view of a controller, unless it is there.
  static func addGesture(to controller: ViewController, _ zoom: Zoom, begin: @escaping Beginning) {
    guard recognizer(in: controller) == nil else { return }
    let pan = ZoomPanGestureRecognizer(zoom)
    var dismissal: ZoomDismissal?
    pan.addTarget { pan in
      switch pan.state {
      case .began:
        let new = ZoomDismissal(zoom, pan)
        dismissal = begin(new.animator, new) ? new : nil
      case .changed: dismissal?.follow()
      case .ended, .cancelled:
        dismissal?.release()
        dismissal = nil
      case .possible, .failed: break
      }
    }
    controller.view.addGestureRecognizer(pan)
  }

  /// Removes the recognizer of the drag from the view of a controller.
  static func removeGesture(from controller: ViewController) {
    guard let pan = recognizer(in: controller) else { return }
    controller.view.removeGestureRecognizer(pan)
  }

  private static func recognizer(in controller: ViewController) -> GestureRecognizer? {
    controller.viewIfLoaded?.gestureRecognizers.first { $0 is ZoomPanGestureRecognizer }
  }

  // MARK: Interaction

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    guard let picture = animator.pickUp(context) else { return context.completeTransition(false) }
    let start = pan.location(in: picture.stage) - pan.translation(in: picture.stage)
    hold = Hold(context: context, picture: picture, start: start)
    if pan.state.isActive { follow() } else { release() }
  }

  private func follow() {
    guard let hold else { return }
    var way = pan.translation(in: hold.picture.stage)
    way.y = max(0, way.y)
    let progress = progress(hold)
    View.performWithoutAnimation { hold.picture.showDragged(from: hold.start, by: way, progress) }
    hold.context.updateInteractiveTransition(progress)
  }

  private func release() {
    guard let hold else { return }
    self.hold = nil
    let progress = progress(hold)
    let isFast = pan.velocity(in: hold.picture.stage).y > ZoomDismissal.dismissingSpeed
    let goes = pan.state == .ended && (isFast || progress > ZoomDismissal.dismissingFraction)
    if goes {
      hold.context.finishInteractiveTransition()
    } else {
      hold.context.cancelInteractiveTransition()
    }
    let rest = max(goes ? 1 - progress : progress, ZoomDismissal.shortestRest)
    let animation = ViewPropertyAnimator(
      duration: animator.transitionDuration(using: hold.context) * rest,
      timingParameters: animator.timing)
    animation.addAnimations {
      if goes { hold.picture.showSource() } else { hold.picture.showFull() }
    }
    animation.addCompletion { _ in hold.context.completeTransition(goes) }
    animation.startAnimation()
  }

  private func progress(_ hold: Hold) -> Double {
    let (stage, way) = (hold.picture.stage, pan.translation(in: hold.picture.stage).y)
    return stage.bounds.height > 0 ? min(max(way / stage.bounds.height, 0), 1) : 0
  }
}

/// A drag that begins downward, at the top edge of all scrollable content.
private final class ZoomPanGestureRecognizer: PanGestureRecognizer, GestureRecognizerDelegate {
  private let zoom: Zoom

  init(_ zoom: Zoom) {
    self.zoom = zoom
    super.init()
    maximumNumberOfTouches = 1
    delegate = self
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    touch.view?.keepsTouchesFromScrolling != true
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    let way = translation(in: view)
    guard View.areAnimationsEnabled, way.y > abs(way.x) else { return false }
    let velocity = velocity(in: view)
    return zoom.dismissalMayBegin(
      at: location(in: view) - way, velocity: Vector(dx: velocity.x, dy: velocity.y),
      isAtEdge: isAtEdge)
  }

  /// Makes the scroll views inside wait for the decision.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    (other.view as? ScrollView)?.panGestureRecognizer === other
  }

  /// Whether no scroll view around the touch can scroll up.
  private var isAtEdge: Bool {
    var inner = touches.first?.view
    while let current = inner, current !== view {
      if let scroll = current as? ScrollView, scroll.contentOffset.y > scroll.minimumOffset.y {
        return false
      }
      inner = current.superview
    }
    return true
  }
}
