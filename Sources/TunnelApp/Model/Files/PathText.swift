/// A text in which the user types a path, or a part of the name of something in a folder.
nonisolated struct PathText: Hashable, Sendable {
  /// The folder whose contents are meant, as an absolute path.
  let folder: String
  /// What the name begins with in a typed path, or otherwise contains; empty for every name.
  let name: String
  /// Whether a path was typed, and not only a part of a name.
  let isPath: Bool

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - current: The absolute path of the folder that is shown.
  ///   - home: The absolute path of the home folder, which `~` stands for; nil if it is unknown.
  init(_ text: String, in current: String, home: String?) {
    // A pasted path often has a line break at its end.
    var path = String(text.trimmingPrefix(while: \.isWhitespace))
    while path.last?.isNewline == true { path.removeLast() }
    if path.hasPrefix("file:"), let file = FileURI.path(path) { path = file }
    let isHome = path == "~" || path.hasPrefix("~/")
    isPath = isHome || path.contains("/") || path == ".."
    guard isPath else {
      (folder, name) = (current, path)
      return
    }
    if isHome, let home { path = home + path.dropFirst() }
    if !path.hasPrefix("/") { path = current + "/" + path }
    // What follows the last slash is still being typed.
    let isWhole = isHome && path == home || path.hasSuffix("/") || path.hasSuffix("/..")
    let parts = Self.parts(of: path)
    folder = "/" + (isWhole ? parts[...] : parts.dropLast()).joined(separator: "/")
    name = isWhole ? "" : parts.last ?? ""
  }

  /// The absolute path of the typed text, whether it exists or not.
  var path: String { Self.path(of: name, in: folder) }

  /// Returns the path of something in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns the last name of a path.
  static func name(of path: String) -> String { parts(of: path).last ?? path }

  /// Returns the folder above; nil for the topmost one.
  static func parent(of folder: String) -> String? {
    let parts = parts(of: folder)
    return parts.isEmpty ? nil : "/" + parts.dropLast().joined(separator: "/")
  }

  /// Returns a path for display, with `~` for the home folder.
  static func shown(_ path: String, home: String?) -> String {
    guard let home, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Returns the names on the way to a path, without `.` and `..`.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}
