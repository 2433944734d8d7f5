/// One run of a controller from its `will` callback to its `did`, and of those that follow it.
///
/// Whoever begins one ends it by identity, so that an end that comes late, after another transition
/// took over, does nothing.
@MainActor
final class AppearanceTransition {
  let direction: Appearance.Direction
  /// What all callbacks of the transition get.
  let isAnimated: Bool
  /// Whether the move in or out of a parent is what caused the transition.
  let isMovingParent: Bool
  /// Whether an appearance is called off at its end where the view is in no window.
  let needsWindow: Bool
  /// Whether a container that moves the view itself begins and ends it.
  var isOfContainer = false
  /// The transition that this one ends with; nil where it ends by itself.
  private(set) weak var leader: AppearanceTransition?
  /// The controllers that end when this transition does, with what they then end.
  private(set) var followers: [(controller: ViewController, transition: AppearanceTransition)] = []

  init(
    direction: Appearance.Direction, isAnimated: Bool, isMovingParent: Bool, needsWindow: Bool
  ) {
    self.direction = direction
    self.isAnimated = isAnimated
    self.isMovingParent = isMovingParent
    self.needsWindow = needsWindow
  }

  /// Makes a controller end its transition after this one's controller.
  func add(_ controller: ViewController, _ transition: AppearanceTransition) {
    followers.append((controller, transition))
    transition.leader = self
  }

  /// Whether the transition ends with another one, directly or by what it ends with.
  func follows(_ other: AppearanceTransition?) -> Bool {
    var current = leader
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.leader
    }
    return false
  }

  /// Takes over those that would have ended with a transition that this one replaces.
  func inherit(from replaced: AppearanceTransition) {
    for follower in replaced.followers { add(follower.controller, follower.transition) }
  }
}
