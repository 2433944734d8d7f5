/// What a recognizer calls after each change of a recognized gesture.
@MainActor
struct GestureAction {
  /// The object that performs it, which is not kept alive; nil for a closure.
  private(set) weak var target: AnyObject?
  /// What tells it from others of the same target; nil for a closure.
  let name: AnyHashable?
  let run: () -> Void

  /// Makes an action that calls a closure.
  init(_ run: @escaping () -> Void) {
    name = nil
    self.run = run
  }

  /// Makes an action that a target performs.
  init(target: AnyObject, name: AnyHashable, _ run: @escaping () -> Void) {
    self.target = target
    self.name = name
    self.run = run
  }

  /// Whether the target is gone.
  var isStale: Bool { name != nil && target == nil }
}
