/// A request from a container that moves views itself, handed to the appearance scheduler through
/// the overridable methods of the controller.
enum AppearanceOrder {
  /// Begin a transition.
  case begin
  /// The request to begin was handled. The transition is `nil` if the controller had already
  /// appeared or disappeared, or was on its way there.
  case begun(AppearanceTransition?)
  /// End a transition.
  case end(AppearanceTransition)
}
