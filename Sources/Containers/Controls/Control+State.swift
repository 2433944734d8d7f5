extension Control {
  /// The states of a control, as an option set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as a bit mask.
    public let rawValue: UInt

    /// Creates a set of states from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, and not highlighted, selected, or focused.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 8)
    /// The range of bits that apps may use for their own states.
    public static let application = State(rawValue: 0x00FF_0000)
  }

  /// The horizontal alignment of content in a control.
  public enum ContentHorizontalAlignment: Hashable, Sendable {
    /// Centered.
    case center
    /// Aligned to the left or right edge.
    case left, right
    /// Stretched to the full width.
    case fill
    /// Aligned to the leading or trailing edge in the layout direction.
    case leading, trailing
  }

  /// The vertical alignment of content in a control.
  public enum ContentVerticalAlignment: Hashable, Sendable {
    /// Centered.
    case center
    /// Aligned to the top or bottom edge.
    case top, bottom
    /// Stretched to the full height.
    case fill
  }
}

extension Dictionary where Key == Control.State {
  /// Returns the value for a state, ignoring the focus.
  ///
  /// If the exact combination has none, tries disabled, highlighted, and selected in this order,
  /// then the normal state.
  func value(for state: Control.State) -> Value? {
    let state = state.subtracting(.focused)
    if let value = self[state] { return value }
    let parts: [Control.State] = [.disabled, .highlighted, .selected]
    return parts.first { state.contains($0) && self[$0] != nil }.flatMap { self[$0] }
      ?? self[.normal]
  }
}
