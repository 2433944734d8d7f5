/// The cause of the content's movement in a scroll view.
enum ScrollPhase: Hashable, Sendable {
  /// The content is at rest.
  case resting
  /// A finger or the mouse is down but has not moved the content yet.
  case tracking
  /// A finger or the mouse moves the content.
  case dragging
  /// The wheel or the touchpad moves the content.
  case wheeling
  /// The content keeps moving after release, or returns from beyond an edge.
  case decelerating
  /// The app animates the content.
  case animating

  /// Returns whether this phase may change to another.
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
