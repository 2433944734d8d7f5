import ContainersTesting
import FoundationEssentials
import Testing

@testable import Containers

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  private let picker = DatePicker()
  private let stage = Stage(ViewController(), size: Size(width: 400, height: 420))
  private let log = Log()

  init() {
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_GB")
    picker.date = Self.moment(2026, 11, 30, 14, 5)
    stage.window.addSubview(picker)
    picker.addAction(for: .valueChanged) { [log, picker] in log.lines.append(Self.text(picker)) }
    show()
  }

  /// A moment in UTC.
  static func moment(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private static func text(_ picker: DatePicker) -> String {
    let parts = picker.parts
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
      .map { "\($0 ?? -1)" }.joined(separator: " ")
  }

  /// Lays the picker out and gives its first part the focus by keyboard.
  private func show() {
    picker.frame = Rect(origin: Point(x: 20, y: 20), size: picker.intrinsicContentSize)
    stage.settle()
    stage.press(.tab)
  }

  private var fieldText: String? { picker.fields?.text }

  @Test(
    "F1219: The fields have the order and the hours of the place",
    arguments: [
      ("en_GB", "30 Nov 2026   14:05"), ("en_US", "Nov 30, 2026   2:05 PM"),
      ("ja_JP", "2026-11-30   14:05"), ("de", "30 Nov 2026   14:05"),
      ("en_IN", "30 Nov 2026   2:05 PM"), ("en", "Nov 30, 2026   2:05 PM"),
    ])
  func order(locale: String, text: String) {
    picker.locale = Locale(identifier: locale)
    #expect(fieldText == text)
  }

  @Test("F1219: A mode has a date, a time or both")
  func modes() {
    picker.datePickerMode = .date
    #expect(fieldText == "30 Nov 2026")
    picker.datePickerMode = .time
    #expect(fieldText == "14:05")
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .inline)
    #expect(picker.fields == nil)
    picker.datePickerMode = .dateAndTime
    #expect(fieldText == "14:05")
    #expect(picker.month != nil)
  }

  @Test("F1220: Arrows move between the fields and change them, in the calendar")
  func arrows() {
    stage.press(.upArrow)
    stage.press(.rightArrow)
    stage.press(.downArrow)
    stage.press(.end)
    stage.press(.upArrow)
    stage.press(.home)
    stage.press(.pageDown)
    #expect(
      log.lines == [
        "2026 12 1 14 5", "2026 11 1 14 5", "2026 11 1 14 6", "2026 10 22 14 6",
      ])
  }

  @Test("F1220: Digits are typed, and whole numbers go on to the next field")
  func typing() {
    for digit in "40220271355" { stage.press(.character(digit)) }
    #expect(Self.text(picker) == "2027 2 4 13 55")
  }

  @Test("F1220: A day that a month lacks becomes its last one")
  func shortMonth() {
    stage.press(.rightArrow)
    for digit in "02" { stage.press(.character(digit)) }
    #expect(Self.text(picker) == "2026 2 28 14 5")
  }

  @Test("F1220: Half of the day is stepped or typed by its letter")
  func halves() {
    picker.locale = Locale(identifier: "en_US")
    show()
    stage.press(.end)
    stage.press(.character("a"))
    stage.press(.character("a"))
    stage.press(.character("p"))
    stage.press(.downArrow)
    #expect(log.lines == ["2026 11 30 2 5", "2026 11 30 14 5", "2026 11 30 2 5"])
  }

  @Test("F1220: The mouse chooses a field, and the arrows beside them step it")
  func mouse() throws {
    let fields = try #require(picker.fields)
    let rect = fields.convert(fields.bounds, to: nil)
    stage.tap(at: Point(x: rect.maxX - 40, y: rect.midY))
    stage.tap(at: Point(x: rect.maxX - 10, y: rect.minY + 6))
    stage.tap(at: Point(x: rect.maxX - 10, y: rect.maxY - 6))
    #expect(log.lines == ["2026 11 30 14 6", "2026 11 30 14 5"])
  }

  @Test("F1221: In a month, arrows move by days and weeks, other keys by months and years")
  func monthKeys() {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    show()
    stage.press(.rightArrow)
    stage.press(.upArrow)
    stage.press(.pageUp)
    stage.press(.pageDown, modifierFlags: .shift)
    stage.press(.home)
    stage.press(.end)
    #expect(
      log.lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "2026 12 1", "2026 11 24", "2026 10 24", "2027 10 24", "2027 10 1", "2027 10 31",
      ])
    #expect(log.lines.allSatisfy { $0.hasSuffix(" 14 5") })
  }

  @Test("F1221: A click chooses a day; the buttons turn the month, and choose nothing")
  func clicks() throws {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    show()
    stage.tap("Previous month")
    #expect(log.lines.isEmpty)
    let month = try #require(picker.month)
    #expect(month.shown < picker.date)
    // The first of October 2026 is a Thursday: the fourth column from Monday.
    let rect = month.convert(month.bounds, to: nil)
    let width = rect.width / 7
    stage.tap(at: Point(x: rect.minX + width * 3.5, y: rect.minY + 62 + 19))
    #expect(log.lines == ["2026 10 1 14 5"])
    stage.tap("Next month")
    stage.tap("Next month")
    picker.date = Self.moment(2020, 1, 1)
    #expect(month.shown == picker.date)
  }

  @Test(
    "F1221: Weeks begin on the day of the place",
    arguments: [("en_US", 1), ("de_DE", 2), ("ar_EG", 7), ("pt", 1), ("fr", 2)])
  func weekdays(locale: String, first: Int) {
    #expect(DateConventions(Locale(identifier: locale)).firstWeekday == first)
  }

  @Test(
    "F1222: The date stays within the limits; limits that contradict each other count for nothing")
  func limits() {
    picker.minimumDate = Self.moment(2026, 11, 29, 12, 0)
    picker.maximumDate = Self.moment(2026, 12, 1, 12, 0)
    stage.press(.upArrow)
    stage.press(.upArrow)
    #expect(picker.date == Self.moment(2026, 12, 1, 12, 0))
    picker.date = .distantPast
    #expect(picker.date == Self.moment(2026, 11, 29, 12, 0))
    picker.minimumDate = Self.moment(2030, 1, 1)
    picker.date = Self.moment(2020, 1, 1)
    #expect(picker.date == Self.moment(2020, 1, 1))
    #expect(log.lines.count == 1)
  }

  @Test("F1222: Days and months beyond the limits cannot be chosen")
  func limitedMonth() {
    picker.minimumDate = Self.moment(2026, 11, 20)
    picker.maximumDate = Self.moment(2026, 11, 30, 23, 0)
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    show()
    stage.press(.home)
    #expect(log.lines.isEmpty)
    stage.tap("Next month")
    #expect(picker.month?.shown == picker.date)
  }

  @Test("F1222: Minutes have steps that divide the hour; others count as 1")
  func minutes() {
    picker.minuteInterval = 15
    #expect(picker.date == Self.moment(2026, 11, 30, 14, 0))
    stage.press(.end)
    stage.press(.upArrow)
    #expect(picker.date == Self.moment(2026, 11, 30, 14, 15))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test("F1223: The parts say what they are and their value, and can be stepped")
  func semantics() {
    #expect(stage.value(of: "Date and time") == "30 Nov 2026   14:05")
    picker.fields?.accessibilityIncrement()
    picker.fields?.accessibilityDecrement()
    picker.fields?.accessibilityDecrement()
    #expect(log.lines.last == "2026 11 29 14 5")
    picker.preferredDatePickerStyle = .inline
    show()
    #expect(stage.value(of: "Calendar") == "29 Nov 2026")
    #expect(stage.value(of: "Time") == "14:05")
  }

  @Test("F1223: A disabled picker takes neither keys nor clicks")
  func disabled() {
    picker.isEnabled = false
    stage.press(.upArrow)
    picker.fields?.accessibilityIncrement()
    #expect(log.lines.isEmpty)
  }
}
