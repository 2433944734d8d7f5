/// The standard animation curves.
public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
  /// Starts and ends slowly.
  case easeInOut
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Runs at constant speed.
  case linear

  /// The timing curve.
  public var timingCurve: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
