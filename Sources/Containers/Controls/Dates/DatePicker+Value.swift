internal import FoundationEssentials
internal import Pixels

extension DatePicker {
  var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

  /// The date, rounded as the settings ask.
  var shownDate: Date {
    let date = limits.clamp(storedDate ?? now)
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode.hasTime else { return date }
    return limits.round(date, minutes: minuteInterval, in: wallCalendar)
  }

  /// The current time of the picker's clock, or of the application's calendar clock.
  private var now: Date {
    if let clock { return clock() }
    let time = window?.host?.calendarTime ?? CalendarClock.system
    return Date(timeIntervalSince1970: time / .seconds(1))
  }

  /// The wall time of the date.
  var wall: Date { wallCalendar.wall(of: date) }

  /// The beginning of the current day.
  var today: Date { wallCalendar.startOfDay(wallCalendar.wall(of: now)) }

  /// The rectangle of the content: centered, at the leading edge, at the trailing edge, or filling
  /// the width.
  var contentFrame: Rect {
    guard let content else { return .zero }
    var size = content.size(in: bounds.width)
    size.height = min(size.height, bounds.height)
    if datePickerStyle == .inline {
      let isWider = contentHorizontalAlignment == .fill || bounds.width < size.width
      size.width = isWider ? bounds.width : size.width
    }
    let isLeft =
      contentHorizontalAlignment == .left
      || contentHorizontalAlignment == (isRightToLeft ? .trailing : .leading)
    let isRight =
      contentHorizontalAlignment == .right
      || contentHorizontalAlignment == (isRightToLeft ? .leading : .trailing)
    let x = isLeft ? 0 : isRight ? bounds.width - size.width : (bounds.width - size.width) / 2
    let y = ((bounds.height - size.height) / 2).rounded()
    return Rect(x: x.rounded(), y: y, width: size.width, height: size.height)
  }

  /// Takes the current time as the date, if none was set.
  func takeCurrentDate() {
    if storedDate == nil { storedDate = now }
    valueDidChange()
  }

  /// Stores a date within the limits.
  func keep(_ date: Date) {
    guard date.timeIntervalSince1970.isFinite else { return }
    let new = limits.clamp(date)
    guard new != storedDate else { return }
    storedDate = new
    valueDidChange()
  }

  /// Changes the date to a wall time on the user's behalf, and sends events.
  ///
  /// - Returns: Whether the date changed.
  @discardableResult
  func choose(_ wall: Date) -> Bool { take(wallCalendar.date(at: wall, near: date)) }

  private func take(_ new: Date) -> Bool {
    let old = date
    guard isEnabled, limits.clamp(new) != old else { return false }
    setDate(new, animated: true)
    guard date != old else { return false }
    sendValue()
    return true
  }

  /// Chooses a day and keeps the time of day.
  @discardableResult
  func chooseDay(_ day: Date) -> Bool {
    choose(wallCalendar.startOfDay(day) + wallCalendar.timeOfDay(wall))
  }

  /// Returns whether any moment of a day can be chosen.
  func offersDay(_ day: Date) -> Bool {
    let first = wallCalendar.startOfDay(wallCalendar.wall(of: limits.range.lowerBound))
    let last = wallCalendar.startOfDay(wallCalendar.wall(of: limits.range.upperBound))
    return first <= day && day <= last
  }

  /// Returns the closest day that can be chosen.
  func offeredDay(_ day: Date) -> Date {
    let first = wallCalendar.startOfDay(wallCalendar.wall(of: limits.range.lowerBound))
    let last = wallCalendar.startOfDay(wallCalendar.wall(of: limits.range.upperBound))
    return min(max(day, first), last)
  }

  /// Sets one part of the date to a number on the user's behalf.
  func set(_ part: DatePart, to value: Int) {
    let (wall, time) = (wall, wallCalendar.timeOfDay(wall))
    switch part {
    case .day:
      wantedDay = value
      choose(wallCalendar.day(wall, day: value) + time)
    case .month: choose(wallCalendar.day(wall, month: value, day: wantedDay) + time)
    case .year: choose(wallCalendar.day(wall, year: value, day: wantedDay) + time)
    case .hour:
      let half = conventions.hasPeriods ? (time < PickerCalendar.day / 2 ? 0 : 12) : 0
      let hour = conventions.hasPeriods ? value % 12 + half : value
      chooseTime(Double(hour * 3600) + time.truncatingRemainder(dividingBy: 3600), from: wall)
    case .minute:
      let hour = (time / 3600).rounded(.down)
      chooseTime(hour * 3600 + Double(value * 60), from: wall)
    case .period:
      chooseTime(
        time.truncatingRemainder(dividingBy: PickerCalendar.day / 2) + Double(value * 43_200),
        from: wall)
    }
  }

  /// Moves one part of the date by a number of steps on the user's behalf.
  ///
  /// Days, months and years go on into the next ones; the time of day stays on its day.
  func step(_ part: DatePart, by count: Int) {
    let (wall, time) = (wall, wallCalendar.timeOfDay(wall))
    let day = wallCalendar.startOfDay(wall)
    let seconds: Double
    switch part {
    case .day:
      wantedDay = nil
      choose(wallCalendar.adding(.day, count, to: day) + time)
      return
    case .month, .year:
      let wanted = wantedDay ?? wallCalendar.value(.day, wall)
      let month = wallCalendar.startOfMonth(wall)
      let moved = wallCalendar.adding(part == .month ? .month : .year, count, to: month)
      wantedDay = wanted
      choose(wallCalendar.day(moved, day: wanted) + time)
      return
    case .hour: seconds = 3600
    case .minute: seconds = Double(minuteInterval * 60)
    case .period: seconds = PickerCalendar.day / 2
    }
    let next = (time + Double(count) * seconds).truncatingRemainder(dividingBy: PickerCalendar.day)
    let wrapped = next < 0 ? next + PickerCalendar.day : next
    // Where clocks skip the hour before, its times are read as those of the hour after.
    if !chooseTime(wrapped, from: wall), limits.range.contains(date + Double(count) * seconds) {
      _ = take(date + Double(count) * seconds)
    }
  }

  /// Chooses a time of day, in seconds, of which those of the minute are dropped.
  @discardableResult
  private func chooseTime(_ time: Double, from wall: Date) -> Bool {
    choose(wallCalendar.startOfDay(wall) + (time / 60).rounded(.down) * 60)
  }
}
