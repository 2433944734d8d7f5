@testable import Containers
import ContainersTesting
import FoundationEssentials
import Testing

@MainActor
struct DatePickerTests {
  @Test("F1231: Until it is set, the date is the time of the application's calendar clock")
  func clock() {
    let probe = DateProbe()
    #expect(probe.picker.date == DateProbe.noon)
    probe.stage.advance(by: .seconds(60))
    #expect(probe.picker.date == DateProbe.noon)
    #expect(probe.stage.application.calendarTime == .seconds(1_781_697_660))
  }

  @Test("F1231: The clock of a picker comes before that of the application, for today, too")
  func ownClock() {
    let picker = DatePicker()
    picker.clock = { DateProbe.date(2030, 2, 3) }
    #expect(picker.date == DateProbe.date(2030, 2, 3))
    let probe = DateProbe(.date, .inline)
    probe.picker.clock = { DateProbe.date(2026, 6, 3) }
    probe.stage.turn()
    #expect(probe.picker.date == DateProbe.noon)
    #expect(probe.stage.element("Wednesday 3 June 2026, today") != nil)
  }

  @Test("F1231: A stage without a time of its own begins with 2026")
  func standardTime() {
    let stage = Stage(ViewController())
    let picker = DatePicker()
    stage.window.addSubview(picker)
    #expect(picker.date == DateProbe.date(2026, 1, 1, 0))
  }

  @Test("F1235: A date and a time that do not fit beside each other are on two lines")
  func twoLines() throws {
    let picker = DatePicker()
    let wide = picker.intrinsicContentSize
    #expect(picker.sizeThatFits(Size(width: wide.width, height: 0)) == wide)
    let narrow = picker.sizeThatFits(Size(width: wide.width - 4, height: 0))
    #expect(narrow.height > wide.height * 2)
    #expect(narrow.width < wide.width - 4)
    let fields = try #require(picker.content as? DateFieldRow).fields
    picker.frame = Rect(x: 0, y: 0, width: wide.width - 4, height: narrow.height)
    picker.layoutIfNeeded()
    #expect(fields[1].frame.minY >= fields[0].frame.maxY)
    #expect(fields.allSatisfy { $0.frame.height >= 24 })
  }

  @Test("F1235: Constraints that make a picker narrow make it as high as two lines are")
  func constrainedLines() {
    let stage = Stage(ViewController(), size: Size(width: 200, height: 200))
    let picker = DatePicker()
    picker.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(picker)
    LayoutConstraint.activate([
      picker.widthAnchor.constraint(equalToConstant: 140),
      picker.topAnchor.constraint(equalTo: stage.window.topAnchor),
      picker.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
    ])
    stage.turn()
    #expect(picker.frame.height == picker.sizeThatFits(Size(width: 140, height: 0)).height)
    #expect(picker.frame.height > picker.intrinsicContentSize.height)
  }

  @Test("F1222: A date beyond a limit is moved to it, whenever the limit is set")
  func limits() {
    let picker = DatePicker()
    picker.minimumDate = DateProbe.date(2026, 6, 1)
    picker.maximumDate = DateProbe.date(2026, 6, 30)
    picker.date = DateProbe.date(2027, 1, 1)
    #expect(picker.date == DateProbe.date(2026, 6, 30))
    picker.date = DateProbe.date(1, 1, 3)
    #expect(picker.date == DateProbe.date(2026, 6, 1))
    picker.minimumDate = DateProbe.date(2026, 6, 10)
    #expect(picker.date == DateProbe.date(2026, 6, 10))
  }

  @Test("F1222: If the minimum is after the maximum, neither applies")
  func crossedLimits() {
    let picker = DatePicker()
    picker.minimumDate = DateProbe.date(2026, 7, 1)
    picker.maximumDate = DateProbe.date(2026, 6, 1)
    picker.date = DateProbe.date(2030, 1, 1)
    #expect(picker.date == DateProbe.date(2030, 1, 1))
  }

  @Test("F1222: Dates that are not numbers are ignored, and the years are 1 to 9999")
  func extremes() {
    let picker = DatePicker()
    picker.date = DateProbe.noon
    for seconds in [Double.nan, .infinity, -.infinity] {
      picker.date = Date(timeIntervalSince1970: seconds)
      #expect(picker.date == DateProbe.noon)
    }
    picker.minimumDate = Date(timeIntervalSince1970: .nan)
    picker.maximumDate = Date(timeIntervalSince1970: .infinity)
    picker.date = .distantFuture
    #expect(picker.date == .distantFuture)
    picker.date = Date(timeIntervalSince1970: 1e20)
    #expect(picker.wallCalendar.value(.year, picker.wall) == 9999)
    picker.date = Date(timeIntervalSince1970: -1e20)
    #expect(picker.wallCalendar.value(.year, picker.wall) == 1)
  }

  @Test("F1222: The date is rounded down to the interval, or up to the first one within the limits")
  func rounding() {
    let picker = DatePicker()
    picker.timeZone = .gmt
    picker.minuteInterval = 15
    picker.date = DateProbe.date(2026, 6, 17, 12, 44)
    #expect(picker.date == DateProbe.date(2026, 6, 17, 12, 30))
    picker.minimumDate = DateProbe.date(2026, 6, 17, 12, 40)
    #expect(picker.date == DateProbe.date(2026, 6, 17, 12, 45))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == DateProbe.date(2026, 6, 17, 12, 44))
    picker.roundsToMinuteInterval = true
    picker.maximumDate = DateProbe.date(2026, 6, 17, 12, 43)
    #expect(picker.date == DateProbe.date(2026, 6, 17, 12, 43))
  }

  @Test("F1222: An interval that does not divide an hour counts as one minute")
  func intervals() {
    let picker = DatePicker()
    for (asked, used) in [(7, 1), (20, 20), (0, 1), (-5, 1), (60, 1), (30, 30)] {
      picker.minuteInterval = asked
      #expect(picker.minuteInterval == used)
    }
  }

  @Test("F1223: Setting a date sends nothing, and a choice sends events")
  func events() {
    let probe = DateProbe()
    probe.picker.date = DateProbe.date(2026, 6, 1)
    #expect(probe.events == 0)
    probe.focus(0)
    probe.stage.press(.upArrow)
    #expect(probe.events == 1)
    #expect(probe.text == "2026-06-02T12:00:00Z")
  }

  @Test("F1223: Setting the date and each choice go through setDate(_:animated:)")
  func override() {
    let picker = RecordingPicker()
    picker.date = DateProbe.noon
    picker.setDate(DateProbe.noon, animated: true)
    picker.step(.day, by: 1)
    #expect(picker.settings == [false, true, true])
  }

  @Test("F1223: A disabled picker takes no keys and no clicks")
  func disabled() {
    let probe = DateProbe()
    probe.picker.isEnabled = false
    probe.stage.turn()
    probe.stage.tap(at: Point(x: 40, y: 36))
    #expect(probe.picker.popover == nil)
    #expect(probe.fields.allSatisfy { !$0.canBecomeFocused })
    probe.stage.element("Departure, date")?.increment()
    #expect(probe.events == 0)
  }

  @Test("F1219: The mode decides which fields there are, and the style is never automatic")
  func modes() {
    let picker = DatePicker()
    picker.locale = Locale(identifier: "en_GB")
    let counts = [DatePicker.Mode.time, .date, .dateAndTime].map { mode in
      picker.datePickerMode = mode
      return (picker.content as? DateFieldRow)?.fields.count
    }
    #expect(counts == [1, 1, 2])
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    #expect(picker.content is DatePanel)
  }

  @Test("F1232: Keys go on over a gap, and reach both times of a fold", arguments: [1, -1])
  func zones(step: Int) {
    let probe = DateProbe(.dateAndTime)
    // Clocks in this zone skip an hour on March 29, 2026.
    probe.picker.wallCalendar = PickerCalendar(Calendar(identifier: .gregorian)) { date in
      date.timeIntervalSince1970 < 1_774_746_000 ? 3600 : 7200
    }
    let start = DateProbe.date(2026, 3, 29, step > 0 ? 0 : 2, 30)
    probe.picker.date = start
    for _ in 0..<2 { probe.picker.step(.hour, by: step) }
    #expect(probe.picker.date == start + Double(step) * 7200)
  }

  @Test("F1233: Leaving the window closes what is open")
  func leaving() {
    let probe = DateProbe()
    probe.stage.tap(at: Point(x: 40, y: 36))
    #expect(probe.picker.popover != nil)
    probe.picker.removeFromSuperview()
    probe.stage.turn()
    #expect(probe.picker.popover == nil)
  }

  @Test("F1231: A picker is released with its calendar")
  func release() {
    let stage = Stage(ViewController())
    var picker: DatePicker? = DatePicker()
    weak let kept = picker
    picker?.preferredDatePickerStyle = .inline
    picker.map(stage.window.addSubview)
    stage.turn()
    picker?.removeFromSuperview()
    stage.turn()
    picker = nil
    #expect(kept == nil)
  }
}

private final class RecordingPicker: DatePicker {
  private(set) var settings: [Bool] = []

  override func setDate(_ date: Date, animated: Bool) {
    settings.append(animated)
    super.setDate(date, animated: animated)
  }
}
