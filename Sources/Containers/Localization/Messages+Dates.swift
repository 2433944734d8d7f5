extension Messages {
  /// Names in date pickers.
  enum Dates {
    /// The names of the months, from January, alone as the title of a calendar.
    static var months: [String] {
      [
        LocalizedMessage("January").text, LocalizedMessage("February").text,
        LocalizedMessage("March").text, LocalizedMessage("April").text,
        LocalizedMessage("May", context: "month").text, LocalizedMessage("June").text,
        LocalizedMessage("July").text, LocalizedMessage("August").text,
        LocalizedMessage("September").text, LocalizedMessage("October").text,
        LocalizedMessage("November").text, LocalizedMessage("December").text,
      ]
    }

    /// The shortest names of the months, from January, within a date.
    static var shortMonths: [String] {
      [
        LocalizedMessage("Jan", context: "month").text,
        LocalizedMessage("Feb", context: "month").text,
        LocalizedMessage("Mar", context: "month").text,
        LocalizedMessage("Apr", context: "month").text,
        LocalizedMessage("May", context: "short month").text,
        LocalizedMessage("Jun", context: "month").text,
        LocalizedMessage("Jul", context: "month").text,
        LocalizedMessage("Aug", context: "month").text,
        LocalizedMessage("Sep", context: "month").text,
        LocalizedMessage("Oct", context: "month").text,
        LocalizedMessage("Nov", context: "month").text,
        LocalizedMessage("Dec", context: "month").text,
      ]
    }

    /// One or two letters for each weekday, from Sunday, above the columns of a calendar.
    static var weekdays: [String] {
      [
        LocalizedMessage("S", context: "Sunday").text,
        LocalizedMessage("M", context: "Monday").text,
        LocalizedMessage("T", context: "Tuesday").text,
        LocalizedMessage("W", context: "Wednesday").text,
        LocalizedMessage("T", context: "Thursday").text,
        LocalizedMessage("F", context: "Friday").text,
        LocalizedMessage("S", context: "Saturday").text,
      ]
    }

    /// The two halves of a day, with hours from 1 to 12.
    static var halves: [String] {
      [
        LocalizedMessage("AM", context: "time").text, LocalizedMessage("PM", context: "time").text,
      ]
    }

    /// The button that shows the month before the shown one.
    static var previousMonth: String { LocalizedMessage("Previous month").text }
    /// The button that shows the month after the shown one.
    static var nextMonth: String { LocalizedMessage("Next month").text }
    /// Accessibility label of the fields of a day.
    static var date: String { LocalizedMessage("Date").text }
    /// Accessibility label of the fields of a time of day.
    static var time: String { LocalizedMessage("Time", context: "of day").text }
    /// Accessibility label of the fields of a day and a time.
    static var dateAndTime: String { LocalizedMessage("Date and time").text }
    /// Accessibility label of the days of a month.
    static var calendar: String { LocalizedMessage("Calendar").text }
  }
}
