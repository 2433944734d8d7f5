/// What moves a transition with a person's hand.
///
/// ``PercentDrivenInteractiveTransition`` moves the animations of any animator. An object that adopts the protocol
/// itself moves the views as it likes.
@MainActor
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins, in place of the animator.
  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning)
  /// How fast the rest runs once a person has let go, as a multiple of the animation's own speed; above 0,
  /// and 1 unless implemented.
  var completionSpeed: Double { get }
  /// The curve by which the rest runs; slow at both ends unless implemented.
  var completionCurve: AnimationCurve { get }
  /// Whether the transition begins with the interaction; true unless implemented.
  ///
  /// Where it is false the animator begins by itself, and the interaction may take it over.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// The animation's own speed.
  public var completionSpeed: Double { 1 }
  /// Slow at both ends.
  public var completionCurve: AnimationCurve { .easeInOut }
  /// The transition begins with the interaction.
  public var wantsInteractiveStart: Bool { true }
}
