extension View {
  /// Changes a view, or what it holds, and lets the old look give way to the new one.
  ///
  /// The block may change anything within the view: add and remove subviews, set a text or a
  /// picture. Both looks are still pictures while the transition runs, unless
  /// ``AnimationOptions/allowAnimatedContent`` lets the new one move; the views themselves are in
  /// their final state at once and take no touches until the end.
  ///
  /// ```swift
  /// View.transition(with: card, duration: .milliseconds(500), options: .transitionFlipFromLeft) {
  ///   card.subviews.forEach { $0.removeFromSuperview() }
  ///   card.addSubview(back)
  /// }
  /// ```
  ///
  /// With reduced motion a flip or a curl is a cross-dissolve.
  ///
  /// - Parameters:
  ///   - view: What changes; nothing outside it moves.
  ///   - duration: How long it takes.
  ///   - options: The effect and its curve; without an effect the block's changes are animated.
  ///   - animations: Makes the changes, now.
  ///   - completion: Called once: with true at the end, with false if the view has left the window
  ///     or another transition began in it.
  public static func transition(
    with view: View, duration: Duration, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let effect = view.effect(options), areAnimationsEnabled,
      let host = view.attachedWindow?.shown?.host,
      let timing = effectTiming(options, duration)
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

  /// Replaces a view by another in its superview, and lets the one give way to the other.
  ///
  /// The effect is that of the superview, of which all is turned or rolled up, and nothing outside it.
  ///
  /// ```swift
  /// View.transition(
  ///   from: front, to: back, duration: .milliseconds(500),
  ///   options: [.transitionCurlUp, .showHideTransitionViews])
  /// ```
  ///
  /// - Parameters:
  ///   - old: What is seen; taken out at the end, or hidden with
  ///     ``AnimationOptions/showHideTransitionViews``.
  ///   - new: What is to be seen; added to the superview of the old one if it is not in it.
  ///   - duration: How long it takes.
  ///   - options: The effect and its curve.
  ///   - completion: Called once, as for
  ///     ``transition(with:duration:options:animations:completion:)``; with false, after a warning,
  ///     if the old view has no superview.
  public static func transition(
    from old: View, to new: View, duration: Duration, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = old.superview, old !== new else {
      warn("\(old) has no superview in which \(new) could take its place.")
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
      let timing = effectTiming(options, duration)
    else {
      end(.finished)
      return
    }
    let picture = container.effect(options).map {
      ViewEffect($0, .views(old: old, new: new), options: options)
    }
    _ = ViewEffectRun(picture, in: container, timing, host: host, end: end)
  }

  /// Puts a view in front of another that the receiver holds, and lets it be seen.
  func show(_ new: View, inFrontOf old: View) {
    new.isHidden = false
    if !holds(new) { insertSubview(new, aboveSubview: old) }
  }

  /// Takes a view out that another one has replaced, or hides it where the options say so.
  func takeOut(_ old: View, _ options: AnimationOptions) {
    guard holds(old) else { return }
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
    } else {
      old.removeFromSuperview()
    }
  }

  /// Ends the effect that is seen in the view, if any.
  func interruptEffect() { animations?.effect?.interrupt(isNow: true) }

  /// Returns the effect that options stand for in the view; nil for none.
  ///
  /// Where the person wants little motion, nothing turns or rolls: one look fades into the other.
  func effect(_ options: AnimationOptions) -> TransitionEffect? {
    let effect = TransitionEffect(options)
    return traitCollection.accessibilityMotion == .reduced ? effect.map { _ in .dissolve } : effect
  }

  /// Returns the timing of an effect, as the block around it has it; nil for one that takes no
  /// time.
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
