internal import Containers

/// A set of states in the numbers of AT-SPI, `atspi-constants.h`.
struct AssistiveStates: OptionSet, Hashable {
  let rawValue: UInt64

  static let active = state(1)
  static let busy = state(3)
  static let checked = state(4)
  static let collapsed = state(5)
  static let editable = state(7)
  static let enabled = state(8)
  static let expandable = state(9)
  static let expanded = state(10)
  static let focusable = state(11)
  static let focused = state(12)
  static let horizontal = state(14)
  static let modal = state(16)
  static let multiLine = state(17)
  static let multiselectable = state(18)
  static let pressed = state(20)
  static let resizable = state(21)
  static let selectable = state(22)
  static let selected = state(23)
  static let sensitive = state(24)
  static let showing = state(25)
  static let singleLine = state(26)
  static let vertical = state(29)
  static let visible = state(30)
  static let indeterminate = state(32)
  static let required = state(33)
  static let invalidEntry = state(36)
  static let selectableText = state(38)
  static let checkable = state(41)
  static let hasPopup = state(42)
  static let readOnly = state(43)

  private static func state(_ number: UInt64) -> AssistiveStates {
    AssistiveStates(rawValue: 1 << number)
  }

  /// The states by which a change of an element's state is reported, with their names in events.
  private static let reported: [(SemanticStates, AssistiveStates, String)] = [
    (.enabled, .enabled, "enabled"), (.enabled, .sensitive, "sensitive"),
    (.focusable, .focusable, "focusable"), (.focused, .focused, "focused"),
    (.active, .active, "active"), (.selectable, .selectable, "selectable"),
    (.selected, .selected, "selected"), (.checkable, .checkable, "checkable"),
    (.checked, .checked, "checked"), (.mixed, .indeterminate, "indeterminate"),
    (.pressed, .pressed, "pressed"), (.expandable, .expandable, "expandable"),
    (.expanded, .expanded, "expanded"), (.hasPopup, .hasPopup, "has-popup"),
    (.busy, .busy, "busy"), (.indeterminate, .indeterminate, "indeterminate"),
    (.editable, .editable, "editable"), (.multiline, .multiLine, "multi-line"),
    (.invalidEntry, .invalidEntry, "invalid-entry"), (.required, .required, "required"),
    (.modal, .modal, "modal"),
    (.multiselectable, .multiselectable, "multiselectable"),
  ]

  /// Returns the names of the states that change with a single state of an element.
  static func names(of state: SemanticStates) -> [String] {
    state == .scrolledOut ? ["showing"] : reported.filter { $0.0 == state }.map(\.2)
  }

  /// The states of an element; whatever is in the tree is visible, and shows unless it is scrolled out.
  init(_ entry: AccessibilityEntry) {
    let (role, states) = (entry.semantics.role, entry.semantics.states)
    self = Self.reported.reduce([.visible, .showing]) { all, state in
      states.contains(state.0) ? all.union(state.1) : all
    }
    if states.contains(.scrolledOut) { remove(.showing) }
    if states.contains(.expandable), !states.contains(.expanded) { insert(.collapsed) }
    switch role {
    case .window: insert(.resizable)
    case .entry, .passwordEntry, .textView:
      if role != .textView { insert(.singleLine) }
      if !states.contains(.editable) { insert(.readOnly) }
      insert(.selectableText)
    case .slider, .scrollBar, .progressBar, .separator:
      insert(entry.frame.width < entry.frame.height ? .vertical : .horizontal)
    default: break
    }
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The states as two numbers of 32 bits, the lower first.
  var value: AssistiveValue {
    .array("u", [rawValue, rawValue >> 32].map { .uint32(UInt32(truncatingIfNeeded: $0)) })
  }
}
