/// The appearance state of a view controller.
enum Appearance: Hashable, Sendable {
  case disappeared, appearing, appeared, disappearing

  /// The direction of an appearance transition.
  enum Direction: Hashable, Sendable {
    case appear, disappear
  }

  /// Returns the state while a transition in the given direction runs, or `nil` if the controller
  /// is already in the requested state or moving toward it.
  func beginning(_ direction: Direction) -> Appearance? {
    switch (self, direction) {
    case (.disappeared, .appear), (.disappearing, .appear): .appearing
    case (.appeared, .disappear), (.appearing, .disappear): .disappearing
    case (.appeared, .appear), (.appearing, .appear): nil
    case (.disappeared, .disappear), (.disappearing, .disappear): nil
    }
  }

  /// The state after the running transition ends, or `nil` if no transition is running.
  var ended: Appearance? {
    switch self {
    case .appearing: .appeared
    case .disappearing: .disappeared
    case .appeared, .disappeared: nil
    }
  }
}
