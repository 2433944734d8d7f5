internal import Atlas
internal import Glibc

/// A point in time, as given on the command line.
package nonisolated struct Moment: Hashable, Sendable, CustomStringConvertible {
  /// The number of seconds since the beginning of 1970 in UTC.
  let secondsSince1970: Double

  /// The current time by the system's clock.
  package static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(secondsSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Creates a moment from the seconds since the beginning of 1970 in UTC.
  package init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  /// Creates a moment from ISO 8601: `2026-06-21`, `2026-06-21T12:00`, `2026-06-21T12:00:30.5Z`,
  /// `2026-06-21T14:00:30+02:00`.
  ///
  /// - Returns: Nil if the text is not a date of the Gregorian calendar, or is in UTC not in the years
  ///   1 to 9999, so that every moment can be written in the same form.
  init?(iso8601 text: String) {
    var reader = Reader(rest: text.utf8[...])
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2),
      year > 0, 1...12 ~= month, 1...GregorianCalendar.days(inMonth: month, of: year) ~= day
    else { return nil }
    var seconds = Double(GregorianCalendar.day(ofYear: year, month: month, day: day)) * 86_400
    if !reader.isAtEnd {
      guard reader.skip("T") || reader.skip("t") || reader.skip(" "),
        let time = reader.timeOfDay(), let offset = reader.offset(), reader.isAtEnd
      else { return nil }
      seconds += time - offset
    }
    guard Self.years.contains(seconds) else { return nil }
    secondsSince1970 = seconds
  }

  /// The years that have four digits, in seconds since the beginning of 1970.
  private static let years: Range<Double> = {
    let (first, end) = (
      GregorianCalendar.day(ofYear: 1, month: 1, day: 1),
      GregorianCalendar.day(ofYear: 10_000, month: 1, day: 1)
    )
    return Double(first * 86_400)..<Double(end * 86_400)
  }()

  /// The moment in ISO 8601, in UTC, to the second: `2026-06-21T12:00:00Z`.
  package var description: String { DateFormat.iso8601(secondsSince1970) }
}

/// A reader that parses a text byte by byte.
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

  /// Reads hours and minutes, with optional seconds and fraction, and returns seconds.
  mutating func timeOfDay() -> Double? {
    guard let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60 else {
      return nil
    }
    var seconds = 0.0
    if skip(":") {
      // A leap second counts as the first second of the next minute.
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

  /// Reads `Z`, `+hh:mm`, `+hhmm`, `+hh` or nothing, and returns seconds east of UTC.
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
