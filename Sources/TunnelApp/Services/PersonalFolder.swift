/// A folder of a person in which programs keep things of one kind, each in a folder of its own.
///
/// Source: freedesktop.org, XDG Base Directory Specification 0.8.
nonisolated enum PersonalFolder: String, Sendable {
  /// What could be worked out again.
  case cache = "XDG_CACHE_HOME"
  /// What has been chosen.
  case configuration = "XDG_CONFIG_HOME"
  /// What was left so.
  case state = "XDG_STATE_HOME"

  /// Returns the path of the folder, which need not be there; nil where no home is known.
  ///
  /// - Parameter variable: The value of an environment variable; nil where it is not set.
  func path(from variable: (String) -> String?) -> String? {
    if let chosen = variable(rawValue), chosen.hasPrefix("/") { return chosen }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + usual
  }

  private var usual: String {
    switch self {
    case .cache: "/.cache"
    case .configuration: "/.config"
    case .state: "/.local/state"
    }
  }
}
