internal import Support

/// An installed theme of mouse cursors.
///
/// Source: `Xcursor(3)`, "THEMES".
struct CursorTheme {
  /// The name of the theme.
  let name: String
  /// The folders that are searched for themes.
  let folders: [String]

  /// Creates the theme that an environment selects.
  ///
  /// - Parameter variable: Returns the value of an environment variable, or `nil` if it is not set.
  init(from variable: (String) -> String?) {
    func chosen(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    name = chosen("XCURSOR_THEME") ?? "default"
    let home = UserFolder.home(from: variable) ?? ""
    let path =
      chosen("XCURSOR_PATH") ?? "~/.local/share/icons:~/.icons:/usr/share/icons:/usr/share/pixmaps"
    folders = path.split(separator: ":").map {
      $0.hasPrefix("~") ? home + $0.dropFirst() : String($0)
    }
  }

  /// Whether the theme, or one that it inherits from, has a cursor.
  func has(_ cursor: String) -> Bool {
    var waiting = [name]
    var known = Set(waiting)
    while let theme = waiting.popLast() {
      for folder in folders.map({ "\($0)/\(theme)" }) {
        if FileSystem.current.exists("\(folder)/cursors/\(cursor)") { return true }
        waiting += inherited(by: folder).filter { known.insert($0).inserted }
      }
    }
    return false
  }

  private func inherited(by folder: String) -> [String] {
    for line in TextFile.lines(of: folder + "/index.theme") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != " " }) == "Inherits" else { continue }
      return parts[1].split { ",;: \t".contains($0) }.map(String.init)
    }
    return []
  }
}
