internal import Containers

nonisolated extension Messages {
  /// Names that the data have only in English, and the translations in other languages: those of
  /// po/names.txt.
  nonisolated enum Names {
    /// Returns the translation of a name; nil for none.
    @Sendable static func translation(of name: String) -> String? {
      Localization.current.translation(of: name, context: "name")
    }
  }
}
