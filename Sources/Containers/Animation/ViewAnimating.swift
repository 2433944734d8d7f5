/// An animation that can be paused, scrubbed, reversed, and stopped.
@MainActor
public protocol ViewAnimating: AnyObject {
  /// The state of the animation: inactive, active, or stopped.
  var state: ViewAnimatingState { get }
  /// Whether the animation is running or waiting for the end of its delay.
  var isRunning: Bool { get }
  /// Whether the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, 0…1.
  var fractionComplete: Double { get set }
  /// Starts the animation, or resumes it after a pause.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: Duration)
  /// Pauses the animation, starting it first if it is inactive.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation whose changes are made by closures that set properties of views.
@MainActor
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes to the animation.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Resumes the animation after a pause, with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}

/// The state of an animation.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// The animation has not begun or is over.
  case inactive
  /// The animation is running or paused.
  case active
  /// The animation was stopped and must still be finished.
  case stopped
}

/// The position at which an animation ends.
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  /// The values set by its closures.
  case end
  /// The values before the animation.
  case start
  /// The values currently on screen.
  case current
}
