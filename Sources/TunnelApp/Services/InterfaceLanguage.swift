internal import Containers
internal import Support

/// The language of the user's desktop.
nonisolated enum InterfaceLanguage {
  /// Returns the tag of the language that an environment requests in POSIX's order of precedence;
  /// English if it requests none.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  static func tag(from variable: (String) -> String?) -> String {
    guard let tag = LanguagePreferences(environment: variable).tags.first else { return english }
    return String(tag.prefix { $0 != "@" })
  }

  private static let english = "en"
}

extension InterfaceLanguage {
  /// The language that the environment of the process requests.
  nonisolated static var current: String {
    tag(from: environmentVariable)
  }
}
