import Containers

/// A presentation moves as its *transitioning delegate* says.
///
/// The delegate returns an animator, which adds the new view, moves it to its final frame, and says
/// when it is done. Another one takes it away.
///
/// An animator that hands out a `ViewPropertyAnimator` can be paused and reversed at any time.
final class AnimatorsLesson: Lesson {
  private let delegate = DropDelegate()
  private let duration = Slider()

  override func viewDidLoad() {
    super.viewDidLoad()
    duration.minimumValue = 0.1
    duration.maximumValue = 2
    duration.value = 0.6
    duration.widthAnchor.constraint(equalToConstant: 160).isActive = true
    add("An animator of our own", FormRow("Duration", duration))
    add(Button.tinted("Drop a page") { [weak self] in self?.drop() })
  }

  private func drop() {
    let page = PresentedPage()
    page.title = "Dropped"
    let stack = NavigationController(rootViewController: page)
    stack.modalPresentationStyle = .overFullScreen
    delegate.duration = .seconds(duration.value)
    // The delegate is weak, so somebody has to keep it: here the lesson.
    stack.transitioningDelegate = delegate
    present(stack, animated: true)
  }
}

private final class DropDelegate: ViewControllerTransitioningDelegate {
  var duration = Duration.milliseconds(600)

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    DropAnimator(isPresenting: true, duration)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    DropAnimator(isPresenting: false, duration)
  }
}

/// Lets a view fall into the window, and lifts it out again.
final class DropAnimator: ViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let duration: Duration
  private var animator: ViewPropertyAnimator?

  init(isPresenting: Bool, _ duration: Duration = .milliseconds(400)) {
    self.isPresenting = isPresenting
    self.duration = duration
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context)?.startAnimation()
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    if let animator { return animator }
    let animator =
      isPresenting
      ? ViewPropertyAnimator(duration: duration, dampingRatio: 0.7)
      : ViewPropertyAnimator(duration: duration, curve: .easeIn)
    if isPresenting { drop(context, animator) } else { lift(context, animator) }
    animator.addCompletion { position in context.completeTransition(position == .end) }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func drop(
    _ context: any ViewControllerContextTransitioning, _ animator: ViewPropertyAnimator
  ) {
    guard let new = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return
    }
    let end = context.finalFrame(for: new)
    view.frame = end.offsetBy(dx: 0, dy: -end.maxY)
    context.containerView.addSubview(view)
    animator.addAnimations { view.frame = end }
  }

  private func lift(
    _ context: any ViewControllerContextTransitioning, _ animator: ViewPropertyAnimator
  ) {
    guard let view = context.view(forKey: .from) else { return }
    animator.addAnimations { view.frame.origin.y = -view.frame.height }
  }
}
