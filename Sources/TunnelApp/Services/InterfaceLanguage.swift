internal import Containers
internal import Support

/// The language that the person's desktop speaks.
nonisolated enum InterfaceLanguage {
  /// Returns the tag of the language that an environment asks for, by POSIX's order; English where
  /// it asks for none.
  ///
  /// - Parameter variable: The value of an environment variable; nil where it is not set.
  static func tag(from variable: (String) -> String?) -> String {
    LanguagePreferences(environment: variable).tags.first.map { tag in
      String(tag.prefix { $0 != "@" })
    } ?? english
  }

  private static let english = "en"
}

extension InterfaceLanguage {
  /// The language that the process' own environment asks for.
  nonisolated static var current: String {
    tag(from: environmentVariable)
  }
}
