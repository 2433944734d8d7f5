/// A category of the POSIX locale: how one kind of thing is written where the user lives.
package enum LocaleCategory: String {
  case numbers = "LC_NUMERIC"
  case times = "LC_TIME"
  case measurement = "LC_MEASUREMENT"

  /// Returns the locale of the category in an environment, without an encoding: `da_DK`; nil for none,
  /// C and POSIX.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  package func locale(from variable: (String) -> String?) -> String? {
    let name = ["LC_ALL", rawValue, "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    guard let name, !["C", "POSIX"].contains(name.prefix(while: { $0 != "." })) else { return nil }
    return LanguagePreferences([name]).locale
  }
}
