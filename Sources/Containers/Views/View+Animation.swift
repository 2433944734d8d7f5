extension View {
  /// Changes properties of views and shows the change over time.
  ///
  /// The properties have their new values at once; what is on the screen follows, from where it is
  /// now. Layout that is due belongs to the change if the block calls ``layoutIfNeeded()``. A
  /// property that is set again while it moves goes on from where it is, and the older animation
  /// counts as interrupted.
  ///
  /// - Parameters:
  ///   - duration: How long it takes.
  ///   - delay: How long it waits before that.
  ///   - options: The curve, and whether it repeats.
  ///   - animations: Sets the new values, now.
  ///   - completion: Called once: with true at the end, with false if something was interrupted or
  ///     its view has left the window; at once if there is nothing to show.
  public static func animate(
    withDuration duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(options.timing(duration: duration, delay: delay), animations, completion)
  }

  /// Changes properties of views and shows the change as a spring that comes to rest at the end.
  ///
  /// - Parameters:
  ///   - duration: The time until it rests.
  ///   - delay: How long it waits before that.
  ///   - damping: 1 for no overshoot, nearer to 0 for more.
  ///   - velocity: The speed at the beginning, in whole distances a second.
  ///   - animations: Sets the new values, now.
  ///   - completion: Called once, as in the variant without a spring.
  public static func animate(
    withDuration duration: Duration, delay: Duration = .zero,
    usingSpringWithDamping damping: Double, initialSpringVelocity velocity: Double = 0,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: damping, settlingIn: duration, initialVelocity: velocity)
    run(
      Animation.Timing(duration: duration, delay: delay, curve: TimingCurve(spring)), animations,
      completion)
  }

  /// Changes properties of views at once, also inside an animation block.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    AnimationRecorder.$current.withValue(nil) { changes() }
  }

  private static func run(
    _ timing: Animation.Timing, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard timing.duration > .zero || timing.delay > .zero else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    let recorder = AnimationRecorder()
    AnimationRecorder.$current.withValue(recorder) { animations() }
    let tracks = recorder.tracks.filter(\.isChange)
    guard let host = tracks.first?.view?.window?.host else {
      completion?(true)
      return
    }
    _ = AnimationGroup(tracks, timing, host: host, completion: completion)
  }

  /// Tells the animation in force, if any, that a property is about to change; a change outside a
  /// block ends what moves the property.
  @inline(__always)
  func willChange(_ property: AnimatableProperty) {
    if let recorder = AnimationRecorder.current {
      recorder.viewWillChange(self, property)
    } else if !animationTracks.isEmpty {
      endAnimation(of: property)
    }
  }

  /// Shows a property as the model has it.
  func endAnimation(of property: AnimatableProperty) {
    for track in animationTracks where track.property == property {
      forget(track)
      track.group?.drop(track)
    }
  }

  /// Shows every property as the model has it.
  func endAnimations() {
    for track in animationTracks {
      forget(track)
      track.group?.drop(track)
    }
  }

  /// Shows every property of the view and of all below it as the model has it.
  func endAnimationsBelow() {
    endAnimations()
    for subview in storedSubviews { subview.endAnimationsBelow() }
  }

  /// Lets go of a track and shows its property as the model has it.
  func forget(_ track: AnimationTrack) {
    animationTracks.removeAll { $0 === track }
    guard var shown = presentation else { return }
    if animationTracks.isEmpty {
      presentation = nil
    } else {
      track.property.interpolate(from: properties, to: properties, 1, into: &shown)
      presentation = shown
    }
    setNeedsRender()
  }
}
