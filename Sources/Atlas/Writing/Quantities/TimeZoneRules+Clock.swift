extension TimeZoneRules.Offset {
  /// The abbreviation, or the offset from UTC in zones without a named one: `CEST`, `UTC−3`.
  var shownName: String {
    let isNamed = abbreviation.first?.isLetter ?? false
    return isNamed ? abbreviation : DateFormat.offset(seconds)
  }

  /// Returns the time of day with the name of the zone: `14:00 CEST`.
  ///
  /// - Parameter secondsSince1970: The time in UTC.
  package func clock(at secondsSince1970: Double) -> String {
    DateFormat.shownTimeOfDay(secondsSince1970 + Double(seconds)) + " " + shownName
  }
}
