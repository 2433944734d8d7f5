/// The kind of an element, in the terms of assistive technology.
public enum SemanticRole: String, Hashable, Sendable, CaseIterable {
  /// A group of other elements without a behavior of its own.
  case group
  /// A window.
  case window
  /// A window, panel or sheet that waits for the user.
  case dialog
  /// A dialog that reports a problem or asks for a decision.
  case alert
  /// A message that appears on its own.
  case notification
  /// A control that performs an action when it is pressed.
  case button
  /// A button that stays pressed until it is pressed again.
  case toggleButton
  /// A control that is on or off.
  case `switch`
  /// One of several choices, exactly one of which is checked.
  case radioButton
  /// Text that leads to another place.
  case link
  /// A control for a number in a range.
  case slider
  /// A control that steps a number up and down.
  case spinButton
  /// An indicator of how much of a task is complete.
  case progressBar
  /// A control that shows and moves the visible part of scrolled content.
  case scrollBar
  /// A view that scrolls its content.
  case scrollPane
  /// Text that does not change on its own.
  case label
  /// The heading of a section.
  case heading
  /// Text that reports a status and changes on its own.
  case status
  /// An image.
  case image
  /// A line between groups.
  case separator
  /// A field for one line of text.
  case entry
  /// A text field that conceals its text.
  case passwordEntry
  /// A text view with multiple lines.
  case textView
  /// A list of rows or items, arranged below or beside each other.
  case list
  /// A row or item of a list.
  case listItem
  /// A row or list of tabs.
  case tabList
  /// A tab, which shows its content when it is selected.
  case tab
  /// A menu.
  case menu
  /// A menu item that performs an action or opens a submenu.
  case menuItem
  /// A menu item that is on or off.
  case checkMenuItem
  /// A menu item that is one of several choices.
  case radioMenuItem

  /// Derives the role from the traits of an element.
  public init(_ traits: AccessibilityProperties.Traits) {
    let roles: [(AccessibilityProperties.Traits, SemanticRole)] = [
      (.textField, .entry), (.toggleButton, .switch), (.button, .button), (.adjustable, .slider),
      (.header, .heading), (.image, .image),
    ]
    let found = roles.first { traits.contains($0.0) }?.1
    let text: SemanticRole = traits.contains(.updatesFrequently) ? .status : .label
    self = found ?? (traits.contains(.staticText) ? text : .group)
  }
}
