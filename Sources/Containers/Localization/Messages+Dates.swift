extension Messages {
  /// Dates, and the texts of date pickers.
  enum Dates {
    /// The months of the Gregorian calendar.
    static var months: [String] {
      [
        LocalizedMessage("January", context: "month").text,
        LocalizedMessage("February", context: "month").text,
        LocalizedMessage("March", context: "month").text,
        LocalizedMessage("April", context: "month").text,
        LocalizedMessage("May", context: "month").text,
        LocalizedMessage("June", context: "month").text,
        LocalizedMessage("July", context: "month").text,
        LocalizedMessage("August", context: "month").text,
        LocalizedMessage("September", context: "month").text,
        LocalizedMessage("October", context: "month").text,
        LocalizedMessage("November", context: "month").text,
        LocalizedMessage("December", context: "month").text,
      ]
    }

    /// The months of the Gregorian calendar, as short as they are written.
    static var shortMonths: [String] {
      [
        LocalizedMessage("Jan", context: "short month").text,
        LocalizedMessage("Feb", context: "short month").text,
        LocalizedMessage("Mar", context: "short month").text,
        LocalizedMessage("Apr", context: "short month").text,
        LocalizedMessage("May", context: "short month").text,
        LocalizedMessage("Jun", context: "short month").text,
        LocalizedMessage("Jul", context: "short month").text,
        LocalizedMessage("Aug", context: "short month").text,
        LocalizedMessage("Sep", context: "short month").text,
        LocalizedMessage("Oct", context: "short month").text,
        LocalizedMessage("Nov", context: "short month").text,
        LocalizedMessage("Dec", context: "short month").text,
      ]
    }

    /// The days of the week.
    static var weekdays: [String] {
      [
        LocalizedMessage("Sunday", context: "weekday").text,
        LocalizedMessage("Monday", context: "weekday").text,
        LocalizedMessage("Tuesday", context: "weekday").text,
        LocalizedMessage("Wednesday", context: "weekday").text,
        LocalizedMessage("Thursday", context: "weekday").text,
        LocalizedMessage("Friday", context: "weekday").text,
        LocalizedMessage("Saturday", context: "weekday").text,
      ]
    }

    /// The days of the week above the columns of a calendar, in two or three letters.
    static var shortWeekdays: [String] {
      [
        LocalizedMessage("Sun", context: "short weekday").text,
        LocalizedMessage("Mon", context: "short weekday").text,
        LocalizedMessage("Tue", context: "short weekday").text,
        LocalizedMessage("Wed", context: "short weekday").text,
        LocalizedMessage("Thu", context: "short weekday").text,
        LocalizedMessage("Fri", context: "short weekday").text,
        LocalizedMessage("Sat", context: "short weekday").text,
      ]
    }

    /// The half of the day before noon.
    static var beforeNoon: String { LocalizedMessage("AM", context: "time").text }
    /// The half of the day after noon.
    static var afterNoon: String { LocalizedMessage("PM", context: "time").text }
    /// What a control chooses: the date.
    static var date: String { LocalizedMessage("Date", context: "date picker").text }
    /// What a control chooses: the time of day.
    static var time: String { LocalizedMessage("Time", context: "date picker").text }
    /// The button that shows the month before.
    static var previousMonth: String { LocalizedMessage("Previous month").text }
    /// The button that shows the month after.
    static var nextMonth: String { LocalizedMessage("Next month").text }

    /// The button that shows the months of the year in place of the days.
    static var chooseMonth: String { LocalizedMessage("Choose a month").text }
    /// The button that shows years in place of the months.
    static var chooseYear: String { LocalizedMessage("Choose a year").text }
    /// The button that shows the days of the month in place of years.
    static var chooseDay: String { LocalizedMessage("Choose a day").text }
    /// The button that shows the months of the year before.
    static var previousYear: String { LocalizedMessage("Previous year").text }
    /// The button that shows the months of the year after.
    static var nextYear: String { LocalizedMessage("Next year").text }
    /// The button that shows the years before.
    static var previousYears: String { LocalizedMessage("Previous years").text }
    /// The button that shows the years after.
    static var nextYears: String { LocalizedMessage("Next years").text }

    /// The title of a page of years, from the first to the last.
    static func years(_ first: Int, _ last: Int) -> String {
      LocalizedMessage("{first}–{last}", ["first": .text("\(first)"), "last": .text("\(last)")])
        .text
    }

    /// The control that chooses the day of a date and time; {name} is that of the date and time.
    static func date(of name: String) -> String {
      LocalizedMessage("{name}, date", ["name": .text(name)]).text
    }

    /// The control that chooses the time of a date and time; {name} is that of the date and time.
    static func time(of name: String) -> String {
      LocalizedMessage("{name}, time", ["name": .text(name)]).text
    }

    /// The title of a calendar; {month} is the name of a month.
    static func month(_ month: String, year: Int) -> String {
      LocalizedMessage("{month} {year}", ["month": .text(month), "year": .number(year)]).text
    }

    /// A date for assistive technologies; {weekday} and {month} are names, not shortened.
    static func full(_ weekday: String, day: Int, month: String, year: Int) -> String {
      LocalizedMessage(
        "{weekday} {day} {month} {year}",
        [
          "weekday": .text(weekday), "day": .number(day), "month": .text(month),
          "year": .number(year),
        ]
      )
      .text
    }

    /// The day of a calendar that is the current one; {date} is that day.
    static func today(_ date: String) -> String {
      LocalizedMessage("{date}, today", ["date": .text(date)]).text
    }
  }
}
