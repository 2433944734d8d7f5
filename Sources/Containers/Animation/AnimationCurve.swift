/// The usual courses of an animation's speed.
public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
  /// Slow at both ends.
  case easeInOut
  /// From slow to fast.
  case easeIn
  /// From fast to slow.
  case easeOut
  /// The same speed throughout.
  case linear

  /// How the progress follows from the time.
  public var timingCurve: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
