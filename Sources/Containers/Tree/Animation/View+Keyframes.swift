extension View {
  /// Animates changes to properties of views through keyframes.
  ///
  /// Each call of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in the block
  /// adds a keyframe. Changes outside keyframes are animated over the whole duration.
  ///
  /// ```swift
  /// View.animateKeyframes(withDuration: .seconds(1), options: .calculationModeCubic) {
  ///   View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { ball.center.y = 20 }
  ///   View.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { ball.center.y = 180 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration of all keyframes together.
  ///   - delay: The time to wait before the animation starts.
  ///   - options: How values between keyframes are interpolated. The curve of the whole animation
  ///     is ease-in-out by default; pass, for example, `KeyframeAnimationOptions(.curveLinear)` to
  ///     change it.
  ///   - animations: A closure that adds the keyframes. It runs immediately.
  ///   - completion: Called once, as by
  ///     ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: Duration, delay: Duration = .zero,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let common = options.animationOptions
    let timing = common.timing(duration: duration, delay: delay)
    run(AnimationRequest(timing, common), keyframes: options.mode, animations, completion)
  }

  /// Adds a keyframe to the animation whose block is running.
  ///
  /// - Parameters:
  ///   - start: The start time as a fraction of the whole duration, clamped to 0…1.
  ///   - length: The duration as a fraction of the whole duration, cut off at the end.
  ///   - animations: A closure that sets the values at the end of the keyframe. It runs
  ///     immediately.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration length: Double, animations: () -> Void
  ) {
    let start = min(max(start, 0), 1)
    let length = min(max(length, 0), 1 - start)
    if let recorder = AnimationRecorder.current, recorder.keyframeMode != nil {
      recorder.record(from: start, for: length, animations)
      return
    }
    // Without animation or duration, keyframes are plain changes.
    if areAnimationsEnabled, AnimationRecorder.current == nil {
      warn("View.addKeyframe(withRelativeStartTime:…) was called outside animateKeyframes(…).")
    }
    animations()
  }
}
