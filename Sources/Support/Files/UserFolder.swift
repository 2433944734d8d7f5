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

  private var usual: String {
    switch self {
    case .cache: "/.cache"
    case .configuration: "/.config"
    case .data: "/.local/share"
    case .state: "/.local/state"
    }
  }
}
