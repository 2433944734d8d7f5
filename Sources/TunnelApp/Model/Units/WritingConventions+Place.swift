internal import Atlas
internal import Containers

nonisolated extension WritingConventions {
  /// Creates the conventions where the user lives: what LC_NUMERIC and LC_TIME say, or those of a
  /// language that the program was asked for.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  init(from variable: (String) -> String?) {
    let asked = LanguagePreferences.asked(from: variable).locale
    let language = LanguagePreferences(environment: variable).locale
    self.init(
      numbers: asked ?? LocaleCategory.numbers.locale(from: variable),
      dates: asked ?? LocaleCategory.times.locale(from: variable),
      language: String((language ?? "en").prefix { $0 != "_" }))
  }
}
