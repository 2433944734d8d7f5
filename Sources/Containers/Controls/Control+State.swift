extension Control {
  /// How a control stands, as bits: several can hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// Makes a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not pressed, not chosen, without the focus.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// The keyboard works on it.
    public static let focused = State(rawValue: 8)
    /// The bits that an application may use.
    public static let application = State(rawValue: 0x00FF_0000)
  }

  /// Where the content stands across a control.
  public enum ContentHorizontalAlignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At an edge.
    case left, right
    /// Stretched from edge to edge.
    case fill
    /// Where a line of text begins or ends in the layout's direction.
    case leading, trailing
  }

  /// Where the content stands down a control.
  public enum ContentVerticalAlignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At an edge.
    case top, bottom
    /// Stretched from edge to edge.
    case fill
  }
}

extension Dictionary where Key == Control.State {
  /// What there is for a state: for all that holds, else for the part of it that counts most, else
  /// for the normal state.
  func value(for state: Control.State) -> Value? {
    let state = state.subtracting(.focused)
    if let value = self[state] { return value }
    let parts: [Control.State] = [.disabled, .highlighted, .selected]
    return parts.first { state.contains($0) && self[$0] != nil }.flatMap { self[$0] }
      ?? self[.normal]
  }
}
