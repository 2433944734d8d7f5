internal import FoundationEssentials

extension DatePicker {
  /// How dates are written where the user lives.
  var conventions: DateConventions { DateConventions(locale) }

  /// The parts of the moment in the calendar.
  var parts: DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
  }

  /// Returns the moment nearest to another one that may be chosen.
  func limited(_ date: Date) -> Date {
    var date = date
    if minuteInterval > 1 {
      let minute = calendar.component(.minute, from: date)
      date = date.addingTimeInterval(Double(-(minute % minuteInterval) * 60))
    }
    guard hasLimits else { return date }
    if let minimumDate, date < minimumDate { date = minimumDate }
    if let maximumDate, date > maximumDate { date = maximumDate }
    return date
  }

  private var hasLimits: Bool {
    guard let minimumDate, let maximumDate else { return true }
    return minimumDate <= maximumDate
  }

  /// Returns whether a moment of a day, which begins with a moment, may be chosen.
  func allows(dayFrom start: Date) -> Bool {
    guard hasLimits else { return true }
    if let maximumDate, start > maximumDate { return false }
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    if let minimumDate, end <= minimumDate { return false }
    return true
  }

  /// Changes the moment by a number of units.
  func step(_ component: Calendar.Component, by count: Int) {
    let count = component == .minute ? count * minuteInterval : count
    if let new = calendar.date(byAdding: component, value: count, to: date) { choose(new) }
  }

  /// Chooses the moment of the parts, in whose month the day may be too large.
  func choose(_ parts: DateComponents) {
    var parts = parts
    var first = parts
    first.day = 1
    guard let month = calendar.date(from: first) else { return }
    let days = calendar.range(of: .day, in: .month, for: month)?.count ?? 31
    parts.day = min(parts.day ?? 1, days)
    if let new = calendar.date(from: parts) { choose(new) }
  }

  /// The locale of the environment, or that of English in the United States.
  static var localeOfEnvironment: Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environmentVariable)
      .first { !$0.isEmpty }
    let plain = name.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? "C"
    return Locale(identifier: plain == "C" || plain == "POSIX" ? "en_US" : plain)
  }

  // MARK: Layout

  private static let gap = 8.0

  var fittingSize: Size {
    let (upper, lower) = (month?.fittingSize ?? .zero, fields?.fittingSize ?? .zero)
    let gap = month == nil || fields == nil ? 0 : Self.gap
    return Size(
      width: max(upper.width, lower.width), height: upper.height + gap + lower.height)
  }

  func layOutParts() {
    var rest = bounds
    if let month {
      let height = min(month.fittingSize.height, bounds.height)
      month.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
      rest.origin.y = height + Self.gap
      rest.size.height = max(0, bounds.height - rest.origin.y)
    }
    guard let fields else { return }
    let size = fields.fittingSize
    let width = min(size.width, bounds.width)
    fields.frame = Rect(
      x: month == nil ? (isRightToLeft ? bounds.width - width : 0) : (bounds.width - width) / 2,
      y: month == nil ? max(0, (bounds.height - size.height) / 2) : rest.minY, width: width,
      height: min(size.height, rest.height))
  }
}
