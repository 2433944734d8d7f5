/// An animation that can be paused, moved by hand, reversed and stopped.
@MainActor
public protocol ViewAnimating: AnyObject {
  /// Whether it is inactive, active or stopped.
  var state: ViewAnimatingState { get }
  /// Whether it moves now, or waits for the end of its delay.
  var isRunning: Bool { get }
  /// Whether it runs from its end to its start.
  var isReversed: Bool { get set }
  /// How much of the way it runs is behind it, 0…1.
  var fractionComplete: Double { get set }
  /// Starts, or goes on from a pause.
  func startAnimation()
  /// Starts after a delay.
  func startAnimation(afterDelay delay: Duration)
  /// Holds where it is; starts first if it was inactive.
  func pauseAnimation()
  /// Ends the motion where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation whose changes are blocks that set properties of views.
@MainActor
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Goes on from a pause by another timing.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}

/// Whether an animation has begun, and whether it has been stopped.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and is yet to be finished.
  case stopped
}

/// Where an animation ends.
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  /// With the values that its blocks set.
  case end
  /// With the values that the views had before.
  case start
  /// With the values that are on the screen.
  case current
}
