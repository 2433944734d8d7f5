/// A rule for clock changes on the same days every year, in POSIX TZ notation:
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
struct YearlyRule: Sendable {
  private let standard: TimeZoneRules.Offset
  private let summer: TimeZoneRules.Offset?
  private let start: Change?
  private let end: Change?

  /// A day of the year.
  private enum Day: Sendable {
    /// Month 1...12, week 1...5 (5 is the last), weekday 0...6 from Sunday.
    case weekday(month: Int, week: Int, weekday: Int)
    /// Day 1...365, never counting the leap day.
    case julian(Int)
    /// Day 0...365, counting the leap day.
    case zeroBased(Int)
  }

  /// A day and a time of day, by the clock in effect until then.
  private struct Change: Sendable {
    var day: Day
    var seconds: Int
  }

  /// Parses a rule, or returns `nil` if the text is not a rule.
  init?(_ text: String) {
    var reader = RuleReader(text)
    guard let name = reader.name(), let behind = reader.time() else { return nil }
    standard = .init(seconds: -behind, abbreviation: name)
    guard let summerName = reader.name() else {
      guard reader.isAtEnd else { return nil }
      (summer, start, end) = (nil, nil, nil)
      return
    }
    let summerBehind = reader.time() ?? behind - 3600
    summer = .init(seconds: -summerBehind, abbreviation: summerName)
    guard let start = Self.change(&reader), let end = Self.change(&reader), reader.isAtEnd else {
      return nil
    }
    (self.start, self.end) = (start, end)
  }

  private static func change(_ reader: inout RuleReader) -> Change? {
    guard reader.skip(",") else { return nil }
    let day: Day
    if reader.skip("M") {
      guard let month = reader.number(), reader.skip("."), let week = reader.number(),
        reader.skip("."), let weekday = reader.number(),
        1...12 ~= month, 1...5 ~= week, 0...6 ~= weekday
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    } else if reader.skip("J") {
      guard let number = reader.number(), 1...365 ~= number else { return nil }
      day = .julian(number)
    } else {
      guard let number = reader.number(), 0...365 ~= number else { return nil }
      day = .zeroBased(number)
    }
    guard reader.skip("/") else { return Change(day: day, seconds: 7200) }
    return reader.time().map { Change(day: day, seconds: $0) }
  }

  func offset(at moment: Int64) -> TimeZoneRules.Offset {
    guard let summer, let start, let end else { return standard }
    let local = moment + Int64(standard.seconds)
    let year = GregorianCalendar.date(ofDay: Int((Double(local) / 86_400).rounded(.down))).year
    let begins = Self.moment(of: start, year) - Int64(standard.seconds)
    let ends = Self.moment(of: end, year) - Int64(summer.seconds)
    // In the southern hemisphere, summer spans the turn of the year.
    let isSummer =
      begins < ends ? begins <= moment && moment < ends : moment < ends || begins <= moment
    return isSummer ? summer : standard
  }

  private static func moment(of change: Change, _ year: Int) -> Int64 {
    let newYear = GregorianCalendar.day(ofYear: year, month: 1, day: 1)
    let day: Int
    switch change.day {
    case .zeroBased(let number): day = newYear + number
    case .julian(let number):
      let hasPassedLeapDay = number > 59 && GregorianCalendar.isLeap(year)
      day = newYear + number - (hasPassedLeapDay ? 0 : 1)
    case .weekday(let month, let week, let weekday):
      let first = GregorianCalendar.day(ofYear: year, month: month, day: 1)
      // Day 0, January 1, 1970, was a Thursday.
      let firstWeekday = ((first + 4) % 7 + 7) % 7
      let date = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      day = first + (date < GregorianCalendar.days(inMonth: month, of: year) ? date : date - 7)
    }
    return Int64(day) * 86_400 + Int64(change.seconds)
  }
}

/// A parser for the parts of a rule.
private struct RuleReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number() -> Int? {
    let digits = rest.prefix { 48...57 ~= $0 }
    guard 1...4 ~= digits.count else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  /// Reads letters, or anything in angle brackets.
  mutating func name() -> String? {
    if skip("<") {
      let name = rest.prefix { $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst(name.count)
      return skip(">") && !name.isEmpty ? String(name) : nil
    }
    let name = rest.prefix { 65...90 ~= $0 || 97...122 ~= $0 }
    rest = rest.dropFirst(name.count)
    return name.isEmpty ? nil : String(name)
  }

  /// Reads hours with optional minutes and seconds, such as `-3:30`.
  mutating func time() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard var seconds = number().map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where skip(":") {
      guard let part = number() else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }
}
