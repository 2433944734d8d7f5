/// How long the whole fall is shown.
nonisolated enum FallPace: CaseIterable {
  case fast, slow, slowest

  /// The seconds for the whole fall.
  var seconds: Double {
    switch self {
    case .fast: 12
    case .slow: 36
    case .slowest: 120
    }
  }

  /// The title in the choice.
  var title: String {
    switch self {
    case .fast: Messages.Fall.pace(seconds: 12)
    case .slow: Messages.Fall.pace(seconds: 36)
    case .slowest: Messages.Fall.pace(minutes: 2)
    }
  }
}
