/// Where a controller stands between being out of sight and being seen.
enum Appearance: Hashable, Sendable {
  case disappeared, appearing, appeared, disappearing

  /// Which way a transition goes.
  enum Direction: Hashable, Sendable {
    case appear, disappear
  }

  /// Returns the state in which a transition that begins now runs; nil where it cannot begin,
  /// because the controller is there or on its way.
  func beginning(_ direction: Direction) -> Appearance? {
    switch (self, direction) {
    case (.disappeared, .appear), (.disappearing, .appear): .appearing
    case (.appeared, .disappear), (.appearing, .disappear): .disappearing
    case (.appeared, .appear), (.appearing, .appear): nil
    case (.disappeared, .disappear), (.disappearing, .disappear): nil
    }
  }

  /// The state after the transition that runs; nil where none does.
  var ended: Appearance? {
    switch self {
    case .appearing: .appeared
    case .disappearing: .disappeared
    case .appeared, .disappeared: nil
    }
  }
}
