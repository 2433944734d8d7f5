/// Who begins a transition of appearance, and so decides when it ends.
enum AppearanceDriver {
  /// The view comes into a window that is shown, or leaves one: ends after the next commit, or with
  /// the parent's transition if that runs the same way.
  case window(leader: AppearanceTransition?)
  /// A container that moves views about itself.
  case container
  /// Whoever calls `beginAppearanceTransition`, until `endAppearanceTransition`.
  case caller
  /// The parent's transition reaches the child and ends it after its own.
  case forwarding(AppearanceTransition)

  /// The transition that the new one ends with; nil where it ends by itself.
  var leader: AppearanceTransition? {
    switch self {
    case .window(let leader): leader
    case .forwarding(let leader): leader
    case .container, .caller: nil
    }
  }

  /// Whether the transition makes sense only while the view is in a window.
  var needsWindow: Bool {
    switch self {
    case .window, .container: true
    case .forwarding(let leader): leader.needsWindow
    case .caller: false
    }
  }

  /// What the log calls it.
  var label: String {
    switch self {
    case .window: "its window"
    case .container: "its container"
    case .caller: "beginAppearanceTransition"
    case .forwarding: "its parent"
    }
  }

  /// Whether it is the controller's own view that moves, not one around it.
  var isDirect: Bool {
    if case .forwarding = self { false } else { true }
  }
}
