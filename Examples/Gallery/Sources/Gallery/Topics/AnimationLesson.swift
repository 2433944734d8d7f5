import Containers

/// Changes inside an animation block move from what was to what is.
///
/// Curves and springs say how. A property animator can be paused, reversed, and scrubbed with a
/// slider.
final class AnimationLesson: Lesson {
  private let board = View()
  private let ball = View()
  private let scrub = Slider()
  private var animator: ViewPropertyAnimator?
  private var isAway = false

  override func viewDidLoad() {
    super.viewDidLoad()
    board.heightAnchor.constraint(equalToConstant: 140).isActive = true
    ball.backgroundColor = DynamicColor.systemPink
    ball.cornerRadius = 24
    ball.frame = Rect(x: 0, y: 46, width: 48, height: 48)
    board.addSubview(ball)
    let buttons = [
      Button.tinted("Ease") { [weak self] in self?.ease() },
      Button.tinted("Spring") { [weak self] in self?.spring() },
      Button.tinted("Keyframes") { [weak self] in self?.hop() },
      Button.tinted("Turn") { [weak self] in self?.turn() },
    ]
    scrub.accessibility.label = "How far"
    scrub.addAction(for: .valueChanged) { [weak self] in self?.drag() }
    add("A ball", board)
    add("Animate", ButtonFlow(buttons))
    add("Scrub", scrub)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stop()
  }

  private var end: Double {
    isAway ? 24 : board.bounds.width - 24
  }

  private func ease() {
    stop()
    View.animate(withDuration: .milliseconds(600), options: .curveEaseInOut) {
      self.ball.center.x = self.end
    }
    isAway.toggle()
  }

  private func spring() {
    stop()
    View.animate(withDuration: .milliseconds(900), usingSpringWithDamping: 0.5) {
      self.ball.center.x = self.end
    }
    isAway.toggle()
  }

  private func hop() {
    stop()
    let ground = ball.center
    View.animateKeyframes(withDuration: .milliseconds(900)) {
      for (index, height) in [50.0, 0, 24, 0].enumerated() {
        View.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
          self.ball.center.y = ground.y - height
        }
      }
    }
  }

  private func turn() {
    stop()
    View.transition(
      with: ball, duration: .milliseconds(500), options: .transitionFlipFromLeft,
      animations: { [ball] in
        let isPink = ball.backgroundColor == DynamicColor.systemPink
        ball.backgroundColor = isPink ? DynamicColor.systemTeal : .systemPink
      })
  }

  /// Moves the ball as far as the slider is, from one end to the other.
  private func drag() {
    if animator == nil {
      ball.center.x = 24
      let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .easeInOut)
      animator.addAnimations { [ball, board] in
        ball.center.x = board.bounds.width - 24
        ball.alpha = 0.4
      }
      animator.pauseAnimation()
      self.animator = animator
    }
    animator?.fractionComplete = scrub.value
  }

  /// Ends the scrubbing where it is.
  private func stop() {
    animator?.stopAnimation(true)
    animator = nil
    ball.alpha = 1
    scrub.value = 0
  }
}
