/// What moves the content of a scroll view.
enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case resting
  /// Nothing yet, but a finger or the mouse is down on it.
  case tracking
  /// The finger or the mouse.
  case dragging
  /// The wheel or the touchpad.
  case wheeling
  /// It goes on after it was let go, or comes back from beyond its edge.
  case decelerating
  /// The program, over time.
  case animating

  /// Whether the content may pass from this phase to another.
  func canAdvance(to next: ScrollPhase) -> Bool {
    switch (self, next) {
    case (.resting, .tracking), (.resting, .wheeling), (.resting, .animating): true
    case (.tracking, .dragging), (.tracking, .decelerating), (.tracking, .resting): true
    case (.dragging, .decelerating), (.dragging, .resting): true
    case (.wheeling, .tracking), (.wheeling, .decelerating), (.wheeling, .animating): true
    case (.wheeling, .resting): true
    case (.decelerating, .tracking), (.decelerating, .wheeling): true
    case (.decelerating, .animating), (.decelerating, .resting): true
    case (.animating, .tracking), (.animating, .wheeling), (.animating, .animating): true
    case (.animating, .resting): true
    default: false
    }
  }

  /// Whether a finger or the mouse is down.
  var isHeld: Bool { self == .tracking || self == .dragging }
}
