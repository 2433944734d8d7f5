import Containers

/// Some of the app's commands, for a list of their keys.
struct ShortcutSection {
  /// A command with the keys that run it.
  struct Row: Hashable {
    let title: String
    /// The keys, such as `Ctrl+F`.
    fileprivate(set) var shortcuts: [String]
  }

  /// The heading.
  let title: String
  /// The commands in their order, each with all of its keys.
  let rows: [Row]

  /// Creates a section of commands.
  ///
  /// Commands with the same title are one. Hidden ones, which only have other keys for the same, are
  /// left out.
  init(_ title: String, _ commands: [KeyCommand]) {
    self.title = title
    var rows: [Row] = []
    for command in commands where !command.attributes.contains(.hidden) {
      if let known = rows.firstIndex(where: { $0.title == command.title }) {
        rows[known].shortcuts.append(command.shortcutTitle)
      } else {
        rows.append(Row(title: command.title, shortcuts: [command.shortcutTitle]))
      }
    }
    self.rows = rows
  }
}
