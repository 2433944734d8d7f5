/// A transition that a controller takes part in, as the controller knows it: transitions stand above
/// controllers.
@MainActor
protocol ControllerTransition: AnyObject {
  /// What other changes go along with; nil before the transition begins and from its end on.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? { get }
  /// Whether a view is in the place where the transition found it, or put it.
  func holds(_ view: View?) -> Bool
  /// Called when a view of the transition has left its window.
  func viewLeft()
}
