/// The current states of an element, and the states that it can enter.
public struct SemanticStates: OptionSet, Hashable, Sendable {
  /// The bit mask of the states.
  public let rawValue: UInt32

  /// Creates states from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element is enabled.
  public static let enabled = SemanticStates(rawValue: 1)
  /// The element can receive the keyboard focus.
  public static let focusable = SemanticStates(rawValue: 2)
  /// The element has the keyboard focus.
  public static let focused = SemanticStates(rawValue: 4)
  /// The element is the window that receives key events.
  public static let active = SemanticStates(rawValue: 8)
  /// The element can be selected.
  public static let selectable = SemanticStates(rawValue: 16)
  /// The element is selected.
  public static let selected = SemanticStates(rawValue: 32)
  /// The element can be checked and unchecked.
  public static let checkable = SemanticStates(rawValue: 64)
  /// The element is checked or switched on.
  public static let checked = SemanticStates(rawValue: 128)
  /// The element is neither checked nor unchecked: its setting is partly on.
  public static let mixed = SemanticStates(rawValue: 256)
  /// The element is a toggle button that is on.
  public static let pressed = SemanticStates(rawValue: 512)
  /// The element can be expanded and collapsed.
  public static let expandable = SemanticStates(rawValue: 1 << 10)
  /// The element is expanded.
  public static let expanded = SemanticStates(rawValue: 1 << 11)
  /// The element opens a menu.
  public static let hasPopup = SemanticStates(rawValue: 1 << 12)
  /// The element is busy and changes when its work is done.
  public static let busy = SemanticStates(rawValue: 1 << 13)
  /// The element's progress cannot be determined.
  public static let indeterminate = SemanticStates(rawValue: 1 << 14)
  /// The element's text can be edited.
  public static let editable = SemanticStates(rawValue: 1 << 15)
  /// The element's text may have multiple lines.
  public static let multiline = SemanticStates(rawValue: 1 << 16)
  /// The element's input is invalid.
  public static let invalidEntry = SemanticStates(rawValue: 1 << 17)
  /// The element requires input.
  public static let required = SemanticStates(rawValue: 1 << 18)
  /// The element is modal: while it is visible, its siblings cannot be reached.
  public static let modal = SemanticStates(rawValue: 1 << 19)
  /// More than one of the elements inside can be selected.
  public static let multiselectable = SemanticStates(rawValue: 1 << 20)
  /// The element is in the tree although it is scrolled out of sight.
  package static let scrolledOut = SemanticStates(rawValue: 1 << 21)

  private static let names = [
    "enabled", "focusable", "focused", "active", "selectable", "selected", "checkable", "checked",
    "mixed", "pressed", "expandable", "expanded", "hasPopup", "busy", "indeterminate",
    "editable", "multiline", "invalidEntry", "required", "modal",
    "multiselectable", "scrolledOut",
  ]

  /// The names of the states as in code, in a fixed order.
  package var words: [String] {
    Self.names.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.names[$0] }
  }

  /// The individual states, in a fixed order.
  package var single: [SemanticStates] {
    (0..<UInt32(UInt32.bitWidth)).map { SemanticStates(rawValue: 1 << $0) }.filter(contains)
  }
}
