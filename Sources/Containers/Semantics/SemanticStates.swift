/// The states that an element is in, and those that it can get into.
public struct SemanticStates: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt32

  /// Makes states from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It can be used.
  public static let enabled = SemanticStates(rawValue: 1)
  /// The keyboard's focus can come to it.
  public static let focusable = SemanticStates(rawValue: 2)
  /// It has the keyboard's focus.
  public static let focused = SemanticStates(rawValue: 4)
  /// It is the window that gets the keys.
  public static let active = SemanticStates(rawValue: 8)
  /// It can be selected.
  public static let selectable = SemanticStates(rawValue: 16)
  /// It is selected.
  public static let selected = SemanticStates(rawValue: 32)
  /// It is checked or not.
  public static let checkable = SemanticStates(rawValue: 64)
  /// It is checked, or switched on.
  public static let checked = SemanticStates(rawValue: 128)
  /// It is neither checked nor unchecked: what it stands for is partly so.
  public static let mixed = SemanticStates(rawValue: 256)
  /// It is a toggle button that stays pressed.
  public static let pressed = SemanticStates(rawValue: 512)
  /// It can show more.
  public static let expandable = SemanticStates(rawValue: 1 << 10)
  /// It shows more.
  public static let expanded = SemanticStates(rawValue: 1 << 11)
  /// It opens a menu.
  public static let hasPopup = SemanticStates(rawValue: 1 << 12)
  /// It is working and changes when it is done.
  public static let busy = SemanticStates(rawValue: 1 << 13)
  /// Nobody knows how far it has come.
  public static let indeterminate = SemanticStates(rawValue: 1 << 14)
  /// Its text can be edited.
  public static let editable = SemanticStates(rawValue: 1 << 15)
  /// Its text may have several lines.
  public static let multiline = SemanticStates(rawValue: 1 << 16)
  /// What was entered is not accepted.
  public static let invalidEntry = SemanticStates(rawValue: 1 << 17)
  /// Something must be entered.
  public static let required = SemanticStates(rawValue: 1 << 18)
  /// Nothing beside it can be reached while it is shown.
  public static let modal = SemanticStates(rawValue: 1 << 19)

  private static let names = [
    "enabled", "focusable", "focused", "active", "selectable", "selected", "checkable", "checked",
    "mixed", "pressed", "expandable", "expanded", "hasPopup", "busy", "indeterminate",
    "editable", "multiline", "invalidEntry", "required", "modal",
  ]

  /// The names of the states in code, in a fixed order.
  package var words: [String] {
    Self.names.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.names[$0] }
  }

  /// The states one by one, in a fixed order.
  package var single: [SemanticStates] {
    (0..<UInt32(UInt32.bitWidth)).map { SemanticStates(rawValue: 1 << $0) }.filter(contains)
  }
}
