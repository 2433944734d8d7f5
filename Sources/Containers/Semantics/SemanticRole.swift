/// The kind of thing an element is, as assistive technology names it.
public enum SemanticRole: String, Hashable, Sendable, CaseIterable {
  /// A group of other elements without a behavior of its own.
  case group
  /// A window.
  case window
  /// A window, panel or sheet that waits for the person.
  case dialog
  /// A dialog that reports a problem or asks for a decision.
  case alert
  /// A message that appears by itself.
  case notification
  /// A control that does something when it is pressed.
  case button
  /// A button that stays pressed until it is pressed again.
  case toggleButton
  /// A control that is on or off.
  case `switch`
  /// One of several choices, exactly one of which is checked.
  case radioButton
  /// Text that leads somewhere else.
  case link
  /// A control for a number in a range.
  case slider
  /// A control that steps a number up and down.
  case spinButton
  /// An indication of how much of something is done.
  case progressBar
  /// A control that shows and moves the visible part of scrolled content.
  case scrollBar
  /// A view that scrolls its content.
  case scrollPane
  /// Text that does not change by itself.
  case label
  /// Text that heads a section.
  case heading
  /// Text that tells how things stand and changes by itself.
  case status
  /// A picture.
  case image
  /// A line between groups.
  case separator
  /// A field for one line of text.
  case entry
  /// A field whose text is not shown.
  case passwordEntry
  /// A text of several lines.
  case textView
  /// Rows or items below or beside each other.
  case list
  /// A row or an item of a list.
  case listItem
  /// A menu.
  case menu
  /// A line of a menu that does something or opens another menu.
  case menuItem
  /// A line of a menu that is on or off.
  case checkMenuItem
  /// A line of a menu that is one of several choices.
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
