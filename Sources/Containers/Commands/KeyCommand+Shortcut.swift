extension KeyCommand {
  /// The keyboard shortcut as shown in menus, such as “Ctrl+Shift+Z”.
  package var shortcutTitle: String {
    let modifiers: [(KeyModifierFlags, String)] = [
      (.control, Messages.Keys.control), (.alternate, Messages.Keys.alternate),
      (.shift, Messages.Keys.shift), (.command, Messages.Keys.command),
    ]
    let held = modifiers.filter { modifierFlags.contains($0.0) }.map(\.1)
    return (held + [input.title]).joined(separator: "+")
  }
}

extension KeyCode {
  /// The label of the key.
  fileprivate var title: String {
    switch self {
    case .character(let character): character.uppercased()
    case .leftArrow: Messages.Keys.left
    case .rightArrow: Messages.Keys.right
    case .upArrow: Messages.Keys.up
    case .downArrow: Messages.Keys.down
    case .enter: Messages.Keys.enter
    case .escape: Messages.Keys.escape
    case .tab: Messages.Keys.tab
    case .space: Messages.Keys.space
    case .backspace: Messages.Keys.backspace
    case .delete: Messages.Keys.delete
    case .home: Messages.Keys.home
    case .end: Messages.Keys.end
    case .pageUp: Messages.Keys.pageUp
    case .pageDown: Messages.Keys.pageDown
    case .insert: Messages.Keys.insert
    case .menu: Messages.Keys.menu
    case .back: Messages.Keys.back
    case .forward: Messages.Keys.forward
    case .function(let number): Messages.Keys.function(number)
    case .other(let number): Messages.Keys.other(number)
    }
  }
}
