extension View {
  /// Changes the content of a view with an effect, such as a flip or a dissolve.
  ///
  /// The block may change anything inside the view: add and remove subviews, or set a text or an
  /// image. During the effect both looks are snapshots, unless
  /// ``AnimationOptions/allowAnimatedContent`` lets the new one move. The views themselves are in
  /// their final state at once and receive no touches until the end.
  ///
  /// ```swift
  /// View.transition(with: card, duration: .milliseconds(500), options: .transitionFlipFromLeft) {
  ///   card.subviews.forEach { $0.removeFromSuperview() }
  ///   card.addSubview(back)
  /// }
  /// ```
  ///
  /// With reduced motion, a flip or curl becomes a cross dissolve.
  ///
  /// - Parameters:
  ///   - view: The view that changes. Nothing outside it moves.
  ///   - duration: The duration of the effect.
  ///   - options: The effect and its curve. Without an effect, the changes are animated instead.
  ///   - animations: A closure that makes the changes. It runs immediately.
  ///   - completion: Called once: with `true` at the end, or with `false` if the view left the
  ///     window or another effect began in it.
  public static func transition(
    with view: View, duration: Duration, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let effect = view.effect(options), areAnimationsEnabled,
      let host = view.attachedWindow?.shown?.host,
      let timing = effectTiming(options, view.effectDuration(duration))
    else {
      animate(
        withDuration: duration, options: options, animations: { animations?() },
        completion: completion)
      return
    }
    view.interruptEffect()
    let before = view.currentPicture().kept()
    let request = AnimationRequest(timing, options)
    let recorder = AnimationRecorder(request)
    recorder.record { animations?() }
    if !options.contains(.allowAnimatedContent) { recorder.endTracks(within: view) }
    start(recorder, nil)
    let picture = ViewEffect(effect, .content(before: before), options: options)
    _ = ViewEffectRun(picture, in: view, timing, host: host) {
      completion?($0 == .finished)
    }
  }

  /// Replaces a view by another one in the same superview, with an effect.
  ///
  /// The effect is that of the superview, which flips or curls as a whole. Nothing outside it
  /// moves.
  ///
  /// ```swift
  /// View.transition(
  ///   from: front, to: back, duration: .milliseconds(500),
  ///   options: [.transitionCurlUp, .showHideTransitionViews])
  /// ```
  ///
  /// - Parameters:
  ///   - old: The visible view. It is removed at the end, or hidden with
  ///     ``AnimationOptions/showHideTransitionViews``.
  ///   - new: The view to show. It is added to the superview of the old view if it is not in it.
  ///   - duration: The duration of the effect.
  ///   - options: The effect and its curve.
  ///   - completion: Called once, as for
  ///     ``transition(with:duration:options:animations:completion:)``. If the old view has no
  ///     superview, a warning is logged and it receives `false`.
  public static func transition(
    from old: View, to new: View, duration: Duration, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = old.superview, old !== new else {
      warn("\(new) cannot replace \(old), which has no superview: add it to a superview first.")
      completion?(false)
      return
    }
    container.interruptEffect()
    performWithoutAnimation {
      container.show(new, inFrontOf: old)
      container.layoutIfNeeded()
    }
    let end: (ViewEffectRun.Ending) -> Void = { ending in
      let gone = ending == .reversed ? new : old
      performWithoutAnimation { container.takeOut(gone, options) }
      completion?(ending == .finished)
    }
    guard areAnimationsEnabled, let host = container.attachedWindow?.shown?.host,
      let timing = effectTiming(options, container.effectDuration(duration))
    else {
      end(.finished)
      return
    }
    let picture = container.effect(options).map {
      ViewEffect($0, .views(old: old, new: new), options: options)
    }
    _ = ViewEffectRun(picture, in: container, timing, host: host, end: end)
  }

  /// Adds a view in front of a subview if necessary, and unhides it.
  func show(_ new: View, inFrontOf old: View) {
    new.isHidden = false
    if !holds(new) { insertSubview(new, aboveSubview: old) }
  }

  /// Removes a view that was replaced, or hides it if the options say so.
  func takeOut(_ old: View, _ options: AnimationOptions) {
    guard holds(old) else { return }
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
    } else {
      old.removeFromSuperview()
    }
  }

  /// Ends the effect that runs in the view, if any.
  func interruptEffect() { animations?.effect?.interrupt(isNow: true) }

  /// Returns the effect of the options, or `nil` if there is none.
  ///
  /// With reduced motion, every effect becomes a dissolve.
  func effect(_ options: AnimationOptions) -> EffectStyle? {
    let effect = EffectStyle(options)
    return traitCollection.accessibilityMotion == .reduced ? effect.map { _ in .dissolve } : effect
  }

  /// Returns the duration of an effect, which is that of a dissolve at most with reduced motion.
  private func effectDuration(_ duration: Duration) -> Duration {
    traitCollection.accessibilityMotion == .reduced ? min(duration, .reducedDissolve) : duration
  }

  /// Returns the timing of an effect, which may be inherited from the outer block, or `nil` if it
  /// takes no time.
  private static func effectTiming(
    _ options: AnimationOptions, _ duration: Duration
  ) -> Animation.Timing? {
    let own = AnimationRequest(options.timing(duration: duration), options)
    var timing = (AnimationRecorder.current.map { own.inheriting(from: $0.request) } ?? own).timing
    timing.repeatCount = 1
    timing.autoreverses = false
    return timing.duration > .zero ? timing : nil
  }
}
