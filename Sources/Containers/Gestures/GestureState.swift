/// The state of a gesture recognizer.
public enum GestureState: Hashable, Sendable {
  /// The recognizer has neither recognized its gesture nor failed.
  case possible
  /// A continuous gesture began.
  case began
  /// A continuous gesture changed.
  case changed
  /// A continuous gesture ended, or a discrete one was recognized.
  case ended
  /// A continuous gesture was canceled.
  case cancelled
  /// The touches are not the gesture, or another recognizer has won them.
  case failed

  /// Returns whether a recognizer may change from this state to another.
  func canAdvance(to next: GestureState) -> Bool {
    switch (self, next) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): true
    default: false
    }
  }

  /// Whether only a reset leads out of this state.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether a continuous gesture is in progress.
  var isActive: Bool { self == .began || self == .changed }
}
