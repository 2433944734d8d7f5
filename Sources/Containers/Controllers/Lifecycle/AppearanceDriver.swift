/// The cause of an appearance transition, which determines when the transition ends.
enum AppearanceDriver {
  /// The view enters or leaves a visible window. The transition ends after the next commit, or with
  /// the parent's transition if that runs in the same direction.
  case window(leader: AppearanceTransition?)
  /// A container that moves views itself.
  case container
  /// A caller of `beginAppearanceTransition`, until it calls `endAppearanceTransition`.
  case caller
  /// The parent's transition, forwarded to the child. The child's transition ends after the
  /// parent's.
  case forwarding(AppearanceTransition)

  /// The transition that ends the new one, or `nil` if the new one ends on its own.
  var leader: AppearanceTransition? {
    switch self {
    case .window(let leader): leader
    case .forwarding(let leader): leader
    case .container, .caller: nil
    }
  }

  /// Whether the transition is valid only while the view is in a window.
  var needsWindow: Bool {
    switch self {
    case .window, .container: true
    case .forwarding(let leader): leader.needsWindow
    case .caller: false
    }
  }

  /// The name of the driver in the log.
  var label: String {
    switch self {
    case .window: "its window"
    case .container: "its container"
    case .caller: "beginAppearanceTransition"
    case .forwarding: "its parent"
    }
  }

  /// Whether the controller's own view moves, and not an ancestor of it.
  var isDirect: Bool {
    if case .forwarding = self { false } else { true }
  }
}
