/// The cause of an appearance transition, which determines when the transition ends.
enum AppearanceDriver {
  /// The view enters or leaves a visible window. The transition ends after the next commit, or with
  /// the parent's transition if that runs in the same direction.
  case window(leader: AppearanceTransition?)
  /// A container that moves views itself.
  case container
  /// A presentation or dismissal. The transition is that of the controller that comes or goes, or
  /// that of the one beneath.
  case presentation(isPresented: Bool)
  /// A caller of `beginAppearanceTransition`, until it calls `endAppearanceTransition`.
  case caller
  /// The parent's transition, forwarded to the child. The child's transition ends after the
  /// parent's.
  ///
  /// A system container shows a child for the first time with its own appearance, which then is part
  /// of the child's move.
  case forwarding(AppearanceTransition, bySystemContainer: Bool)

  /// The transition that ends the new one, or `nil` if the new one ends on its own.
  var leader: AppearanceTransition? {
    switch self {
    case .window(let leader): leader
    case .forwarding(let leader, _): leader
    case .container, .presentation, .caller: nil
    }
  }

  /// Whether the transition is valid only while the view is in a window.
  var needsWindow: Bool {
    switch self {
    case .window, .container, .presentation: true
    case .forwarding(let leader, _): leader.needsWindow
    case .caller: false
    }
  }

  /// The name of the driver in the log.
  var label: String {
    switch self {
    case .window: "its window"
    case .container: "its container"
    case .presentation: "a presentation"
    case .caller: "beginAppearanceTransition"
    case .forwarding: "its parent"
    }
  }

  /// Returns the cause of the transition.
  ///
  /// - Parameter isMoving: Whether the controller is moving into or out of a parent.
  func cause(_ isMoving: Bool) -> AppearanceCause {
    switch self {
    case .presentation(isPresented: true): .presentation
    case .presentation, .forwarding(_, bySystemContainer: false): .other
    case .window, .container, .caller, .forwarding(_, bySystemContainer: true):
      isMoving ? .parent : .other
    }
  }
}
