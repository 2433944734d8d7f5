extension KeyCommand {
  /// The key and its modifiers as they stand in a menu: “Ctrl+Shift+Z”.
  var shortcutTitle: String {
    let modifiers: [(KeyModifierFlags, String)] = [
      (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
    ]
    let held = modifiers.filter { modifierFlags.contains($0.0) }.map(\.1)
    return (held + [input.title]).joined(separator: "+")
  }
}

extension KeyCode {
  /// What is printed on the key.
  fileprivate var title: String {
    switch self {
    case .character(let character): character.uppercased()
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .space: "Space"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .menu: "Menu"
    case .function(let number): "F\(number)"
    case .other(let number): "Key \(number)"
    }
  }
}
