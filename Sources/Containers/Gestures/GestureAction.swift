/// An action that a recognizer performs after each change of a recognized gesture.
@MainActor
struct GestureAction {
  /// The target, held weakly; nil for a closure.
  private(set) weak var target: AnyObject?
  /// The identity of the action among those of its target; nil for a closure.
  let name: AnyHashable?
  let run: () -> Void

  /// Creates an action that calls a closure.
  init(_ run: @escaping () -> Void) {
    name = nil
    self.run = run
  }

  /// Creates an action that a target performs.
  init(target: AnyObject, name: AnyHashable, _ run: @escaping () -> Void) {
    self.target = target
    self.name = name
    self.run = run
  }

  /// Whether the target no longer exists.
  var isStale: Bool { name != nil && target == nil }
}
