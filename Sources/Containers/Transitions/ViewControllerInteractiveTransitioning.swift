/// An object that drives a transition from user interaction.
///
/// ``PercentDrivenInteractiveTransition`` drives the animations of any animator. Adopt the protocol
/// to move the views in another way.
@MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins, instead of the animator.
  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning)
  /// The speed of the remaining animation after the interaction, as a multiple of its normal speed.
  /// It must be greater than 0; the default is 1.
  var completionSpeed: Double { get }
  /// The curve of the remaining animation; ease-in-out by default.
  var completionCurve: AnimationCurve { get }
  /// Whether the transition begins interactively; `true` by default.
  ///
  /// If `false`, the animator starts by itself, and the interaction can take it over.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// The normal speed of the animation.
  public var completionSpeed: Double { 1 }
  /// Ease-in-out.
  public var completionCurve: AnimationCurve { .easeInOut }
  /// Begins interactively.
  public var wantsInteractiveStart: Bool { true }
}
