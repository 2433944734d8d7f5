/// A transition between two children of a controller, as these know it.
@MainActor
protocol ChildTransition: AnyObject {
  /// What coordinates other changes with the transition; nil before it begins and from its end on.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? { get }
  /// Whether a view is where the transition found it, or put it.
  func holds(_ view: View?) -> Bool
  /// Called when a view of the transition has left its window.
  func viewLeft()
}
