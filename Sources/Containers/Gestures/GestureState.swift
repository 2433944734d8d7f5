/// Where a gesture recognizer stands.
public enum GestureState: Hashable, Sendable {
  /// Nothing is recognized yet, and nothing excluded.
  case possible
  /// A continuous gesture has been recognized.
  case began
  /// A continuous gesture goes on.
  case changed
  /// A continuous gesture is over, or a discrete one has been recognized.
  case ended
  /// A continuous gesture was taken away.
  case cancelled
  /// The touches are not the gesture, or another gesture has won them.
  case failed

  /// Whether a recognizer may pass from this state to another.
  func canAdvance(to next: GestureState) -> Bool {
    switch (self, next) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): true
    default: false
    }
  }

  /// Whether the state is one that only a reset ends.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether a continuous gesture is going on.
  var isActive: Bool { self == .began || self == .changed }
}
