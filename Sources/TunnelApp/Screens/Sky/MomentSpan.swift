internal import Atlas

/// What the slider of the time moves through: the 24 hours of a day, or the days of a year, in UTC.
nonisolated enum MomentSpan: Int, CaseIterable, Hashable, Sendable {
  case day, year

  /// A step of the slider by a key.
  enum Step: Hashable, Sendable {
    /// A number of times 10 minutes, or days.
    case small(Int)
    /// A number of hours, or months.
    case large(Int)
    case start, end
  }

  /// Returns the largest value: the last minute of the day, or the last day of the moment's year.
  func largest(at moment: Moment) -> Double {
    switch self {
    case .day: 1439
    case .year: GregorianCalendar.isLeap(moment.date.year) ? 365 : 364
    }
  }

  /// Returns the value of a moment: minutes since midnight, or days since the first of January.
  func value(of moment: Moment) -> Double {
    let day = moment.day
    switch self {
    case .day: return ((moment.secondsSince1970 - Double(day) * 86_400) / 60).rounded(.down)
    case .year:
      return Double(day - GregorianCalendar.day(ofYear: moment.date.year, month: 1, day: 1))
    }
  }

  /// Returns the moment with a value, in the day or the year of another one.
  func moment(at value: Double, near moment: Moment) -> Moment {
    let change = value.rounded() - self.value(of: moment)
    let unit = self == .day ? 60.0 : 86_400
    return Moment(secondsSince1970: moment.wholeMinute + change * unit)
  }

  /// Returns the moment a step on, also beyond the end of the day or the year.
  ///
  /// The years from 1900 to 2100, for which the sun is computed, are not left.
  func moment(_ step: Step, from moment: Moment) -> Moment {
    let whole = moment.wholeMinute
    let new =
      switch (self, step) {
      case (_, .start): self.moment(at: 0, near: moment)
      case (_, .end): self.moment(at: largest(at: moment), near: moment)
      case (.day, .small(let count)): Moment(secondsSince1970: whole + 600 * Double(count))
      case (.day, .large(let count)): Moment(secondsSince1970: whole + 3600 * Double(count))
      case (.year, .small(let count)): Moment(secondsSince1970: whole + 86_400 * Double(count))
      case (.year, .large(let count)): moment.adding(months: count)
      }
    return 1900...2100 ~= new.date.year ? new : moment
  }
}

nonisolated extension Moment {
  /// The number of the day in UTC.
  fileprivate var day: Int { Int((secondsSince1970 / 86_400).rounded(.down)) }

  /// The date in UTC.
  fileprivate var date: (year: Int, month: Int, day: Int) { GregorianCalendar.date(ofDay: day) }

  /// The start of the minute, in seconds since 1970.
  fileprivate var wholeMinute: Double { (secondsSince1970 / 60).rounded(.down) * 60 }

  /// Returns the same day and time in another month, or its last day if that is earlier.
  fileprivate func adding(months: Int) -> Moment {
    let date = date
    let month = date.year * 12 + date.month - 1 + months
    let (year, index) = (month / 12, month % 12 + 1)
    let last = GregorianCalendar.days(inMonth: index, of: year)
    let number = GregorianCalendar.day(ofYear: year, month: index, day: min(date.day, last))
    return Moment(secondsSince1970: wholeMinute + Double(number - day) * 86_400)
  }
}
