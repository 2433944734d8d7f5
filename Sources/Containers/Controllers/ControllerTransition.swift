/// The interface of a transition to the controllers that take part in it, declared here because the
/// Transitions room is above this one.
@MainActor
protocol ControllerTransition: AnyObject {
  /// The coordinator for alongside changes; nil before the transition begins and once it ends.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? { get }
  /// Whether a view is where the transition found it or put it.
  func holds(_ view: View?) -> Bool
  /// Called when a view of the transition has left its window.
  func viewLeft()
}
