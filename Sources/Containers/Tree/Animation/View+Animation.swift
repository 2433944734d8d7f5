extension View {
  /// Animates changes to properties of views.
  ///
  /// The properties take their new values at once, and the screen follows. An animation of
  /// position, size, transform, or opacity that is already running continues toward its own goal,
  /// and the new one is added to it, so motion neither jumps nor loses speed. Changes of colors,
  /// borders, and shadows, and all changes with ``AnimationOptions/beginFromCurrentState``, start
  /// from the values on screen and interrupt earlier animations. Setting a property outside a block
  /// ends its animations.
  ///
  /// Time starts with the frame that shows the start values. Views that move, and their subviews,
  /// receive no touches unless the options contain ``AnimationOptions/allowUserInteraction``. A
  /// nested block inherits the duration and curve of the outer block and starts with its delay,
  /// unless its options override them.
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
  ///   - duration: The duration of the animation.
  ///   - delay: The time to wait before it starts.
  ///   - options: The curve, the repetition, and the relation to other animations.
  ///   - animations: A closure that sets the new values. It runs immediately.
  ///   - completion: Called once: with `true` at the end, or with `false` if a change was
  ///     interrupted or its view left the window. Called immediately if there is nothing to
  ///     animate, and after the next commit if the changes take no time.
  public static func animate(
    withDuration duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = options.timing(duration: duration, delay: delay)
    run(AnimationRequest(timing, options), animations, completion)
  }

  /// Animates changes to properties of views with a spring that comes to rest at the end.
  ///
  /// - Parameters:
  ///   - duration: The time until the spring comes to rest.
  ///   - delay: The time to wait before it starts.
  ///   - damping: The damping ratio: 1 for no overshoot, closer to 0 for more.
  ///   - velocity: The initial velocity, in whole distances per second.
  ///   - options: As in the variant without a spring, except for the curve.
  ///   - animations: A closure that sets the new values. It runs immediately.
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

  /// Animates changes to properties of views with a spring of a perceived duration.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration. The spring comes to rest a little later.
  ///   - bounce: 0 for no overshoot, closer to 1 for more, negative for an overdamped spring.
  ///   - velocity: The initial velocity, in whole distances per second.
  ///   - delay: The time to wait before it starts.
  ///   - options: As in the variant without a spring, except for the curve.
  ///   - animations: A closure that sets the new values. It runs immediately.
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

  /// Repeats the changes of a block inside an animation block.
  ///
  /// The completion of the outer block waits for them.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which may be fractional.
  ///   - autoreverses: Whether each repetition runs backward after running forward.
  ///   - animations: A closure that sets the new values. It runs immediately.
  public static func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationRecorder.current else {
      warn("View.modifyAnimations(withRepeatCount:…) was called outside an animation block.")
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

  /// Records an animation block and starts its changes.
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

  /// Starts the recorded changes of a block.
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
