/// How numbers, dates and times are written where the user lives: a small part of Unicode's CLDR.
///
/// Locales are named as POSIX does, without an encoding: `da_DK`, `en`.
package struct WritingConventions: Hashable, Sendable {
  /// How numbers are written.
  var numbers = Numbers()
  /// How dates and times are written.
  var dates = Dates()

  /// The conventions where no place is known: `12,742 km`, `Sun 21 June 2026, 14:00`.
  package static let plain = WritingConventions()

  /// The conventions in force where a text is made.
  ///
  /// The program has those of its environment; coordinates and JSON do not depend on them.
  @TaskLocal package static var current = plain

  /// Creates the conventions where no place is known.
  init() {}

  /// Creates the conventions of locales.
  ///
  /// - Parameters:
  ///   - numbers: The locale of numbers; nil for none.
  ///   - dates: The locale of dates and times; nil for none.
  ///   - language: The language of the interface, for dates of a locale whose language the table lacks.
  package init(numbers: String?, dates: String?, language: String) {
    if let numbers { self.numbers = Numbers(of: numbers) }
    if let dates { self.dates = Dates(of: dates, else: language) }
  }

  /// Returns what a table has for a locale, or else for its language.
  static func row(_ locale: String, in table: String) -> [Substring]? {
    let language = String(locale.prefix { $0 != "_" })
    for name in locale == language ? [locale] : [locale, language] {
      for line in table.split(separator: "\n") {
        let row = line.split(separator: "|", omittingEmptySubsequences: false)
        if row[0].split(separator: " ").contains(Substring(name)) { return Array(row.dropFirst()) }
      }
    }
    return nil
  }
}
