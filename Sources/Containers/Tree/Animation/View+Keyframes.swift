extension View {
  /// Changes properties of views step by step and shows the steps over time.
  ///
  /// Each call of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in the block is
  /// a step. What the block changes outside a step moves over the whole time.
  ///
  /// ```swift
  /// View.animateKeyframes(withDuration: .seconds(1), options: .calculationModeCubic) {
  ///   View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { ball.center.y = 20 }
  ///   View.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { ball.center.y = 180 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long all steps take together.
  ///   - delay: How long it waits before that.
  ///   - options: How the values between the steps are found. The curve of the whole, slow at both
  ///     ends without a wish, is asked for by `KeyframeAnimationOptions(.curveLinear)`.
  ///   - animations: Adds the steps, now.
  ///   - completion: Called once, as by ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: Duration, delay: Duration = .zero,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let common = options.animationOptions
    let timing = common.timing(duration: duration, delay: delay)
    run(AnimationRequest(timing, common), keyframes: options.mode, animations, completion)
  }

  /// Adds a step to an animation through key frames, within its block.
  ///
  /// - Parameters:
  ///   - start: When the step begins, as a part of the whole duration, 0…1.
  ///   - length: How long it takes, as a part of the whole duration; what reaches beyond the end is
  ///     cut off.
  ///   - animations: Sets the values at the end of the step, now.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration length: Double, animations: () -> Void
  ) {
    let start = min(max(start, 0), 1)
    let length = min(max(length, 0), 1 - start)
    if let recorder = AnimationRecorder.current, recorder.keyframeMode != nil {
      recorder.record(from: start, for: length, animations)
      return
    }
    // Without animation, or in no time, the steps are plain changes.
    if areAnimationsEnabled, AnimationRecorder.current == nil {
      warn("View.addKeyframe(withRelativeStartTime:…) stands outside animateKeyframes(…).")
    }
    animations()
  }
}
