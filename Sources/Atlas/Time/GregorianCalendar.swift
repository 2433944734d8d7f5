/// The Gregorian calendar, with days numbered from January 1, 1970.
public enum GregorianCalendar {
  /// Whether a year has a February 29.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days in a month, where 1 is January.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Returns the number of a day, where 0 is January 1, 1970.
  public static func day(ofYear year: Int, month: Int, day: Int) -> Int {
    // Years start in March here, so that the leap day comes last. 400 years have 146,097 days.
    let shifted = month < 3 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns the date of a day, the inverse of `day(ofYear:month:day:)`.
  public static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    var year = 1970 + Int((Double(number) / 365.2425).rounded(.down))
    while day(ofYear: year + 1, month: 1, day: 1) <= number { year += 1 }
    while day(ofYear: year, month: 1, day: 1) > number { year -= 1 }
    var month = 12
    while day(ofYear: year, month: month, day: 1) > number { month -= 1 }
    return (year, month, number - day(ofYear: year, month: month, day: 1) + 1)
  }
}
