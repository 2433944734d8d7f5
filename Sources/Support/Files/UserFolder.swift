/// A folder in the user's home where programs keep one kind of file, each in a folder of its own.
///
/// Source: freedesktop.org, XDG Base Directory Specification 0.8.
package enum UserFolder: String, Sendable {
  /// Data that can be regenerated.
  case cache = "XDG_CACHE_HOME"
  /// Settings.
  case configuration = "XDG_CONFIG_HOME"
  /// Data of the user's own.
  case data = "XDG_DATA_HOME"
  /// State that persists between launches.
  case state = "XDG_STATE_HOME"

  /// Returns the path of the folder, which may not exist; `nil` if there is no home folder.
  ///
  /// The specification ignores paths that are not absolute.
  ///
  /// - Parameter variable: Returns the value of an environment variable; `nil` if it is not set.
  package func path(from variable: (String) -> String?) -> String? {
    if let chosen = variable(rawValue), chosen.hasPrefix("/") { return chosen }
    return UserFolder.home(from: variable).map { $0 + usual }
  }

  /// Returns the user's home folder, if it is an absolute path.
  ///
  /// - Parameter variable: Returns the value of an environment variable; `nil` if it is not set.
  package static func home(from variable: (String) -> String?) -> String? {
    variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Returns the folder for sockets of the session, if it is an absolute path.
  ///
  /// - Parameter variable: Returns the value of an environment variable; `nil` if it is not set.
  package static func runtime(from variable: (String) -> String?) -> String? {
    variable("XDG_RUNTIME_DIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Returns the folder for pictures, which may not exist: the one that `user-dirs.dirs` in the user's
  /// configuration names, otherwise `~/Pictures`; `nil` if there is no home folder.
  ///
  /// Source: freedesktop.org, xdg-user-dirs 0.18, `user-dirs.dirs(5)`.
  ///
  /// - Parameter variable: Returns the value of an environment variable; `nil` if it is not set.
  package static func pictures(from variable: (String) -> String?) -> String? {
    guard let home = home(from: variable), let settings = configuration.path(from: variable) else {
      return nil
    }
    let bytes = try? FileSystem.current.bytes(of: settings + "/user-dirs.dirs", atMost: 1 << 20)
    let lines = (bytes ?? []).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let named = lines.compactMap { pictures(in: SystemPath.text($0), home: home) }
    return named.last ?? home + "/Pictures"
  }

  /// Parses a line such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private static func pictures(in line: String, home: String) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].filter({ $0 != " " }) == "XDG_PICTURES_DIR",
      let start = parts[1].firstIndex(of: "\""), let end = parts[1].lastIndex(of: "\""), start < end
    else { return nil }
    let value = String(parts[1][parts[1].index(after: start)..<end])
    if value == "$HOME" || value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
    return value.hasPrefix("/") ? value : nil
  }

  private var usual: String {
    switch self {
    case .cache: "/.cache"
    case .configuration: "/.config"
    case .data: "/.local/share"
    case .state: "/.local/state"
    }
  }
}
