/// A controller's appearance transition, from its `will` callback to its `did` callback, together
/// with the transitions that end with it.
///
/// A driver ends the transition it began by identity. Ending a transition that another one has
/// replaced has no effect.
@MainActor
final class AppearanceTransition {
  let direction: Appearance.Direction
  /// The `animated` argument of every callback of the transition.
  let isAnimated: Bool
  /// What the transition is part of.
  let cause: AppearanceCause
  /// Whether the controller is turned back to disappearing if its view is in no window when the
  /// appearance ends.
  let needsWindow: Bool
  /// Whether a container that moves the view itself begins and ends the transition.
  var isOfContainer = false
  /// The transition that ends this one, or `nil` if this one ends on its own.
  private(set) weak var leader: AppearanceTransition?
  /// The transitions that end after this one, each with its controller.
  private(set) var followers: [(controller: ViewController, transition: AppearanceTransition)] = []

  init(
    direction: Appearance.Direction, isAnimated: Bool, cause: AppearanceCause, needsWindow: Bool
  ) {
    self.direction = direction
    self.isAnimated = isAnimated
    self.cause = cause
    self.needsWindow = needsWindow
  }

  /// Makes a controller's transition end after this one.
  func add(_ controller: ViewController, _ transition: AppearanceTransition) {
    followers.append((controller, transition))
    transition.leader = self
  }

  /// Whether the transition ends with another one, directly or through its leaders.
  func follows(_ other: AppearanceTransition?) -> Bool {
    var current = leader
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.leader
    }
    return false
  }

  /// Takes over the followers of a transition that this one replaces.
  func inherit(from replaced: AppearanceTransition) {
    for follower in replaced.followers { add(follower.controller, follower.transition) }
  }
}
