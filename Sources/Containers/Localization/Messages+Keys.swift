extension Messages {
  /// The names of keys, short enough for a shortcut in a menu such as "Ctrl+Shift+Z".
  enum Keys {
    /// The Control key.
    static var control: String { LocalizedMessage("Ctrl", context: "key").text }
    /// The Alt key.
    static var alternate: String { LocalizedMessage("Alt", context: "key").text }
    /// The Shift key.
    static var shift: String { LocalizedMessage("Shift", context: "key").text }
    /// The key with the system's logo.
    static var command: String { LocalizedMessage("Super", context: "key").text }
    /// The left arrow key.
    static var left: String { LocalizedMessage("Left", context: "key").text }
    /// The right arrow key.
    static var right: String { LocalizedMessage("Right", context: "key").text }
    /// The up arrow key.
    static var up: String { LocalizedMessage("Up", context: "key").text }
    /// The down arrow key.
    static var down: String { LocalizedMessage("Down", context: "key").text }
    /// The Enter key.
    static var enter: String { LocalizedMessage("Enter", context: "key").text }
    /// The Escape key.
    static var escape: String { LocalizedMessage("Esc", context: "key").text }
    /// The Tab key.
    static var tab: String { LocalizedMessage("Tab", context: "key").text }
    /// The space bar.
    static var space: String { LocalizedMessage("Space", context: "key").text }
    /// The key that deletes the character before the caret.
    static var backspace: String { LocalizedMessage("Backspace", context: "key").text }
    /// The key that deletes the character after the caret.
    static var delete: String { LocalizedMessage("Del", context: "key").text }
    /// The Home key.
    static var home: String { LocalizedMessage("Home", context: "key").text }
    /// The End key.
    static var end: String { LocalizedMessage("End", context: "key").text }
    /// The Page Up key.
    static var pageUp: String { LocalizedMessage("PgUp", context: "key").text }
    /// The Page Down key.
    static var pageDown: String { LocalizedMessage("PgDn", context: "key").text }
    /// The Insert key.
    static var insert: String { LocalizedMessage("Ins", context: "key").text }
    /// The key that opens a context menu.
    static var menu: String { LocalizedMessage("Menu", context: "key").text }
    /// The key that goes back, as in a browser.
    static var back: String { LocalizedMessage("Back", context: "key").text }
    /// The key that goes forward, as in a browser.
    static var forward: String { LocalizedMessage("Forward", context: "key").text }

    /// A function key.
    static func function(_ number: Int) -> String {
      LocalizedMessage("F{number}", context: "key", ["number": .number(number)]).text
    }

    /// A key without a name, identified by its number.
    static func other(_ number: Int) -> String {
      LocalizedMessage("Key {number}", context: "key", ["number": .number(number)]).text
    }
  }
}
