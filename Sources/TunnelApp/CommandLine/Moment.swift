internal import ArgumentParser

/// A moment of the calendar, given on the command line.
nonisolated struct Moment: Hashable, Sendable, CustomStringConvertible {
  /// Seconds since the beginning of 1970 in UTC.
  let secondsSince1970: Double

  static let help = ArgumentHelp(
    "What time it is on Earth, in ISO 8601 (UTC unless it says otherwise); now if left out.",
    valueName: "date")

  /// Makes a moment from ISO 8601, or says why not.
  init(reading text: String) throws(CommandFailure) {
    guard let moment = Moment(iso8601: text) else {
      throw CommandFailure(
        .unreadableInput, "Write a date of ISO 8601, for example “2026-06-21T12:00Z”.")
    }
    self = moment
  }

  /// Makes a moment from ISO 8601: `2026-06-21`, `2026-06-21T12:00`, `2026-06-21T12:00:30.5Z`,
  /// `2026-06-21T14:00:30+02:00`.
  ///
  /// - Returns: nil where the text is no date of the Gregorian calendar from year 1 on.
  init?(iso8601 text: String) {
    var reader = Reader(rest: text.utf8[...])
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2),
      year > 0, 1...12 ~= month, 1...Moment.days(year, month) ~= day
    else { return nil }
    var seconds = Double(Moment.daysSince1970(year, month, day)) * 86_400
    if !reader.isAtEnd {
      guard reader.skip("T") || reader.skip("t") || reader.skip(" "),
        let time = reader.timeOfDay(), let offset = reader.offset(), reader.isAtEnd
      else { return nil }
      seconds += time - offset
    }
    secondsSince1970 = seconds
  }

  /// The moment in ISO 8601, UTC, to the second: `2026-06-21T12:00:00Z`.
  var description: String {
    let seconds = Int(secondsSince1970.rounded(.down))
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    let (year, month, day) = Moment.date(days)
    let parts = [month, day, rest / 3600, rest / 60 % 60, rest % 60].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    let zeros = String(repeating: "0", count: max(0, 4 - String(year).utf8.count))
    return "\(zeros)\(year)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])Z"
  }

  private static func days(_ year: Int, _ month: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Years begin in March here, so that the leap day comes last.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let month = (month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 719_469
  }

  /// The date of a day counted from the beginning of 1970; the inverse of `daysSince1970`.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    var year = 1970 + Int((Double(days) / 365.2425).rounded(.down))
    while daysSince1970(year + 1, 1, 1) <= days { year += 1 }
    while daysSince1970(year, 1, 1) > days { year -= 1 }
    var month = 12
    while daysSince1970(year, month, 1) > days { month -= 1 }
    return (year, month, days - daysSince1970(year, month, 1) + 1)
  }
}

/// Reads a text byte by byte.
private nonisolated struct Reader {
  var rest: Substring.UTF8View

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.first, 48...57 ~= byte else { return nil }
      value = value * 10 + Int(byte - 48)
      rest.removeFirst()
    }
    return value
  }

  /// Hours and minutes, seconds and their fraction as you like; in seconds.
  mutating func timeOfDay() -> Double? {
    guard let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60 else {
      return nil
    }
    var seconds = 0.0
    if skip(":") {
      // A leap second counts as the first of the next minute.
      guard let whole = number(2), whole <= 60 else { return nil }
      seconds = Double(whole)
      if skip(".") || skip(",") {
        var (scale, hasDigits) = (0.1, false)
        while let digit = number(1) {
          seconds += Double(digit) * scale
          scale /= 10
          hasDigits = true
        }
        guard hasDigits else { return nil }
      }
    }
    return Double(hour * 3600 + minute * 60) + seconds
  }

  /// Z, +hh:mm, +hhmm, +hh or nothing; in seconds east.
  mutating func offset() -> Double? {
    if isAtEnd || skip("Z") || skip("z") { return 0 }
    let isNegative = skip("-")
    guard isNegative || skip("+"), let hour = number(2), hour < 24 else { return nil }
    if isAtEnd { return Double(hour * 3600) * (isNegative ? -1 : 1) }
    _ = skip(":")
    guard let minute = number(2), minute < 60 else { return nil }
    return Double(hour * 3600 + minute * 60) * (isNegative ? -1 : 1)
  }
}
