/// A folder in the user's home where programs keep one kind of file, each in a folder of its own.
///
/// Source: freedesktop.org, XDG Base Directory Specification 0.8.
nonisolated enum PersonalFolder: String, Sendable {
  /// Data that can be regenerated.
  case cache = "XDG_CACHE_HOME"
  /// Settings.
  case configuration = "XDG_CONFIG_HOME"
  /// Data of the user's own.
  case data = "XDG_DATA_HOME"
  /// State that persists between launches.
  case state = "XDG_STATE_HOME"

  /// Returns the path of the folder, which may not exist; nil if there is no home folder.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  func path(from variable: (String) -> String?) -> String? {
    if let chosen = variable(rawValue), chosen.hasPrefix("/") { return chosen }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + usual
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
