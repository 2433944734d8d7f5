/// What a container that moves views itself asks of a controller's scheduler, by way of the methods that a subclass
/// may override.
enum AppearanceOrder {
  /// To begin a transition.
  case begin
  /// Nothing more; the transition that has begun, nil where the controller was there or on its way.
  case begun(AppearanceTransition?)
  /// To end a transition.
  case end(AppearanceTransition)
}
