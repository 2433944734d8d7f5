extension WritingConventions {
  /// How dates and times are written: patterns with fields in braces, named as in CLDR.
  struct Dates: Hashable, Sendable {
    /// A date with its weekday.
    var date = "{E} {d} {MMMM} {y}"
    /// A day of the year.
    var day = "{d} {MMMM}"
    /// A date and a time.
    var dateAndTime = "{date}, {time}"
    /// A time of day.
    var time = "{HH}:{mm}"
    /// The names of the months, from January.
    var months = names(
      "January February March April May June July August September October November December")
    /// The short names of the months.
    var shortMonths = names("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    /// The short names of the weekdays, from Sunday.
    var weekdays = names("Sun Mon Tue Wed Thu Fri Sat")
    /// The halves of the day.
    var halves = names("AM PM")

    private static func names(_ text: String) -> [String] {
      text.split(separator: " ").map(String.init)
    }

    /// Creates the conventions of English where no place is known.
    init() {}

    /// Creates the conventions of a locale.
    ///
    /// - Parameter language: The language whose dates are written if the table lacks that of the
    ///   locale.
    init(of locale: String, else language: String) {
      let own = locale.prefix { $0 != "_" }
      let known = WritingConventions.row(String(own), in: dateTable) != nil
      // English in places that write it for others: days come first, and hours go to 24.
      let name = known ? locale : language == "en" ? "en_150" : language
      guard let formats = WritingConventions.row(name, in: dateTable), formats.count == 4,
        let words = WritingConventions.row(name, in: wordTable), words.count == 4
      else { return }
      (date, day) = (String(formats[0]), String(formats[1]))
      (dateAndTime, time) = (String(formats[2]), String(formats[3]))
      let lists = words.map { $0.split(separator: ",").map(String.init) }
      (months, shortMonths, weekdays, halves) = (lists[0], lists[1], lists[2], lists[3])
    }

    /// Returns a pattern with its fields replaced.
    static func filled(_ pattern: String, _ field: (Substring) -> String) -> String {
      var (text, rest) = ("", pattern[...])
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        text += rest[..<open] + field(rest[rest.index(after: open)..<close])
        rest = rest[rest.index(after: close)...]
      }
      return text + rest
    }
  }
}
