extension View {
  /// Changes properties of views and shows the change over time.
  ///
  /// The properties have their new values at once; what is on the screen follows. Position, size,
  /// transform and opacity that move already go on to where they were going, and the new change is
  /// added to theirs, so that nothing jumps and no speed is lost; colours, borders and shadows, and
  /// everything with ``AnimationOptions/beginFromCurrentState``, start from what is on the screen
  /// and interrupt what moved them. Setting a property outside a block ends its animations.
  ///
  /// Time counts from the frame that shows the beginning. While views move, they and what they hold
  /// take no touches unless ``AnimationOptions/allowUserInteraction`` says so. A block inside another
  /// one takes over that one's duration and curve, and begins with its delay, unless its options
  /// override them.
  ///
  /// ```swift
  /// View.animate(withDuration: .milliseconds(300), delay: .milliseconds(100), options: .curveEaseOut) {
  ///   card.center.y -= 40
  ///   card.alpha = 1
  ///   View.animate(withDuration: .milliseconds(600), options: .overrideInheritedDuration) {
  ///     badge.transform = Transform(rotationAngle: .pi)
  ///   }
  /// } completion: { isFinished in
  ///   if isFinished { card.becomeFirstResponder() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long it takes.
  ///   - delay: How long it waits before that.
  ///   - options: The curve, whether it repeats, and how it stands to other animations.
  ///   - animations: Sets the new values, now.
  ///   - completion: Called once: with true at the end, with false if something was interrupted or
  ///     its view has left the window; at once if there is nothing to show, and after the next
  ///     commit if there is but it takes no time.
  public static func animate(
    withDuration duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = options.timing(duration: duration, delay: delay)
    run(AnimationRequest(timing, options), animations, completion)
  }

  /// Changes properties of views and shows the change as a spring that comes to rest at the end.
  ///
  /// - Parameters:
  ///   - duration: The time until it rests.
  ///   - delay: How long it waits before that.
  ///   - damping: 1 for no overshoot, nearer to 0 for more.
  ///   - velocity: The speed at the beginning, in whole distances a second.
  ///   - options: As in the variant without a spring, but for the curve.
  ///   - animations: Sets the new values, now.
  ///   - completion: Called once, as in the variant without a spring.
  public static func animate(
    withDuration duration: Duration, delay: Duration = .zero,
    usingSpringWithDamping damping: Double, initialSpringVelocity velocity: Double = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: damping, settlingIn: duration, initialVelocity: velocity)
    run(request(spring, duration, delay, options), animations, completion)
  }

  /// Changes properties of views and shows the change as a spring that feels as long as a duration.
  ///
  /// - Parameters:
  ///   - duration: How long the change is felt to take; the spring comes to rest a little later.
  ///   - bounce: 0 for no overshoot, nearer to 1 for more, below 0 for a slow spring.
  ///   - velocity: The speed at the beginning, in whole distances a second.
  ///   - delay: How long it waits before that.
  ///   - options: As in the variant without a spring, but for the curve.
  ///   - animations: Sets the new values, now.
  ///   - completion: Called once, as in the variant without a spring.
  public static func animate(
    springDuration duration: Duration = .milliseconds(500), bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Duration = .zero,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let parameters = SpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: Vector(dx: velocity, dy: velocity))
    var timing = options.timing(duration: parameters.settlingDuration ?? duration, delay: delay)
    timing.curve = parameters.timingCurve(for: timing.duration)
    run(AnimationRequest(timing, options), animations, completion)
  }

  /// Repeats the changes of a block inside an animation block; the completion of that one waits for
  /// them.
  ///
  /// - Parameters:
  ///   - count: How many times, forth and perhaps back; a part of one is allowed.
  ///   - autoreverses: Whether they run back each time after they have run forth.
  ///   - animations: Sets the new values, now.
  public static func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationRecorder.current else {
      warn("View.modifyAnimations(withRepeatCount:…) stands outside an animation block.")
      animations()
      return
    }
    var request = outer.request
    request.timing.repeatCount = max(0, count)
    request.timing.autoreverses = autoreverses
    let recorder = AnimationRecorder(request)
    recorder.record(animations)
    if outer.isDrivenByAnimator {
      outer.adopt(recorder, completion: nil)
    } else {
      outer.adopt(recorder, timing: request.timing)
    }
  }

  private static func request(
    _ spring: Spring, _ duration: Duration, _ delay: Duration, _ options: AnimationOptions
  ) -> AnimationRequest {
    var timing = options.timing(duration: duration, delay: delay)
    timing.curve = TimingCurve(spring)
    return AnimationRequest(timing, options)
  }

  /// Records an animation block and starts what it has changed.
  static func run(
    _ request: AnimationRequest, keyframes mode: KeyframePath.Mode? = nil,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let outer = AnimationRecorder.current
    let request = outer.map { request.inheriting(from: $0.request) } ?? request
    let isDriven =
      outer?.isDrivenByAnimator == true && !request.options.contains(.overrideInheritedDuration)
    let recorder = AnimationRecorder(
      request, isDrivenByAnimator: isDriven, keyframeMode: mode)
    recorder.record(animations)
    if isDriven, let outer {
      outer.adopt(recorder, completion: completion)
    } else {
      start(recorder, completion)
    }
  }

  /// Starts what a block has changed.
  static func start(_ recorder: AnimationRecorder, _ completion: ((Bool) -> Void)?) {
    let own = AnimationRecorder.Part(timing: recorder.request.timing, tracks: recorder.tracks)
    let parts = ([own] + recorder.parts).filter { !$0.tracks.isEmpty }
    if !parts.isEmpty, let host = recorder.host {
      _ = AnimationBlock(parts, host: host, completion: completion)
    } else if let completion, recorder.request.isImmediate, let host = recorder.host {
      host.afterCommit { completion(true) }
    } else {
      completion?(true)
    }
  }
}
