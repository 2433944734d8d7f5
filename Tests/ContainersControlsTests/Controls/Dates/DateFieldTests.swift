@testable import Containers
import ContainersTesting
import FoundationEssentials
import Testing

@MainActor
struct DateFieldTests {
  @Test("F1220: Left and Right move between the parts, and Up and Down change one")
  func arrows() {
    let probe = DateProbe()
    probe.focus(0)
    probe.stage.press(.upArrow)
    probe.stage.press(.rightArrow)
    probe.stage.press(.downArrow)
    probe.stage.press(.rightArrow)
    probe.stage.press(.upArrow)
    #expect(probe.text == "2027-05-18T12:00:00Z")
    probe.stage.press(.leftArrow)
    probe.stage.press(.upArrow)
    #expect(probe.text == "2027-06-18T12:00:00Z")
  }

  @Test("F1220: Home and End move to the first and the last part")
  func ends() {
    let probe = DateProbe()
    probe.focus(0)
    probe.stage.press(.end)
    #expect(probe.fields[0].activePart == .year)
    probe.stage.press(.home)
    #expect(probe.fields[0].activePart == .day)
  }

  @Test("F1220: Keys that change a date come before commands of the window")
  func commands() {
    let probe = DateProbe()
    var runs = 0
    for input in [KeyCode.character("2"), .upArrow] {
      probe.stage.window.rootViewController?.addKeyCommand(
        KeyCommand(input, title: "Count") { runs += 1 })
    }
    probe.focus(0)
    probe.stage.press(.upArrow)
    probe.stage.type("2")
    #expect(runs == 0)
  }

  @Test("F1220: Digits are typed from part to part, in the order of the locale")
  func typing() {
    let probe = DateProbe()
    probe.focus(0)
    probe.stage.type("31122030")
    #expect(probe.text == "2030-12-31T12:00:00Z")
    let american = DateProbe(.date, locale: "en_US")
    american.focus(0)
    american.stage.type("4/5/1999")
    #expect(american.text == "1999-04-05T12:00:00Z")
  }

  @Test("F1220: A digit that no other can follow moves on, and a separator does, too")
  func completion() {
    let probe = DateProbe()
    probe.focus(0)
    probe.stage.type("4")
    #expect(probe.fields[0].activePart == .month)
    probe.stage.type("1.")
    #expect(probe.fields[0].activePart == .year)
    #expect(probe.text == "2026-01-04T12:00:00Z")
  }

  @Test("F1220: A year of two digits is of the century that is shown, once the part is left")
  func years() {
    let probe = DateProbe()
    probe.focus(0)
    for _ in 0..<2 { probe.stage.press(.rightArrow) }
    probe.stage.type("31")
    #expect(probe.text == "2026-06-17T12:00:00Z")
    probe.stage.press(.leftArrow)
    #expect(probe.text == "2031-06-17T12:00:00Z")
    probe.stage.press(.rightArrow)
    probe.stage.type("20")
    probe.stage.press(.backspace)
    probe.stage.press(.leftArrow)
    #expect(probe.text == "2031-06-17T12:00:00Z")
  }

  @Test("F1220: A typed day stays wanted while shorter months hide it")
  func wantedDay() {
    let probe = DateProbe(.date)
    probe.picker.date = DateProbe.date(2026, 2, 1)
    probe.focus(0)
    probe.stage.type("31")
    #expect(probe.text == "2026-02-28T12:00:00Z")
    probe.stage.type("3")
    #expect(probe.text == "2026-03-31T12:00:00Z")
    probe.stage.press(.leftArrow)
    probe.stage.press(.upArrow)
    #expect(probe.text == "2026-04-30T12:00:00Z")
    probe.stage.press(.upArrow)
    #expect(probe.text == "2026-05-31T12:00:00Z")
  }

  @Test("F1220: Hours of twice twelve have a half of the day, which letters choose")
  func halves() {
    let probe = DateProbe(.time, locale: "en_US")
    probe.focus(0)
    probe.stage.type("1230a")
    #expect(probe.text == "2026-06-17T00:30:00Z")
    probe.stage.press(.upArrow)
    #expect(probe.text == "2026-06-17T12:30:00Z")
    #expect((0..<3).map { probe.fields[0].text(of: $0) } == ["12", "30", "PM"])
    probe.stage.press(.leftArrow)
    probe.stage.press(.leftArrow)
    probe.stage.type("3")
    #expect(probe.text == "2026-06-17T15:30:00Z")
  }

  @Test("F1220: The time stays on its day, and minutes move by the interval")
  func wrapping() {
    let probe = DateProbe(.time)
    probe.picker.minuteInterval = 20
    probe.picker.date = DateProbe.date(2026, 6, 17, 23, 45)
    probe.focus(0)
    probe.stage.press(.upArrow)
    #expect(probe.text == "2026-06-17T00:40:00Z")
    probe.stage.press(.rightArrow)
    probe.stage.press(.downArrow)
    probe.stage.press(.downArrow)
    probe.stage.press(.downArrow)
    #expect(probe.text == "2026-06-17T23:40:00Z")
  }

  @Test("F1220: What is typed stays within the limits")
  func limits() {
    let probe = DateProbe(.date)
    probe.picker.maximumDate = DateProbe.date(2026, 6, 20)
    probe.focus(0)
    probe.stage.type("28")
    #expect(probe.text == "2026-06-20T12:00:00Z")
  }

  @Test(
    "F1233: Enter, Space, Alt+Down and a click open the calendar, Escape and a click beside it close it",
    arguments: [KeyCode.enter, .space, .downArrow])
  func opening(key: KeyCode) {
    let probe = DateProbe()
    probe.focus(0)
    probe.stage.press(key, modifierFlags: key == .downArrow ? .alternate : [])
    #expect(probe.grid?.isFocused == true)
    probe.stage.press(.escape)
    #expect(probe.picker.popover == nil)
    #expect(probe.fields[0].isFocused)
    probe.stage.tap(at: Point(x: 40, y: 36))
    #expect(probe.grid != nil)
    probe.stage.tap(at: Point(x: 410, y: 450))
    #expect(probe.picker.popover == nil)
    #expect(probe.events == 0)
  }

  @Test("F1233: Choosing a day closes the calendar, and the time stays")
  func choosing() {
    let probe = DateProbe()
    probe.stage.tap("Departure, date")
    probe.stage.tap("Thursday 25 June 2026")
    #expect(probe.text == "2026-06-25T12:00:00Z")
    #expect(probe.picker.popover == nil)
    #expect(probe.events == 1)
  }

  @Test("F1233: The time opens a field with a stepper, which moves the part that is marked")
  func timePopover() throws {
    let probe = DateProbe()
    probe.stage.tap("Departure, time")
    let row = try #require(probe.picker.popover?.panel.time)
    let stepper = try #require(row.subviews.compactMap { $0 as? Stepper }.first)
    #expect(row.field.isFocused)
    let frame = stepper.convert(stepper.bounds, to: nil)
    probe.stage.tap(at: Point(x: frame.maxX - 20, y: frame.midY))
    #expect(probe.text == "2026-06-17T13:00:00Z")
    row.field.activate(1)
    probe.stage.tap(at: Point(x: frame.minX + 20, y: frame.midY))
    #expect(probe.text == "2026-06-17T12:59:00Z")
    probe.stage.press(.escape)
    #expect(probe.picker.popover == nil)
  }

  @Test("F1220: From right to left the time is to the left of the date; numbers stay as written")
  func rightToLeft() {
    let probe = DateProbe(locale: "ar_EG")
    probe.picker.traitOverrides.layoutDirection = .rightToLeft
    probe.layOut()
    #expect(probe.fields[0].frame.minX > probe.fields[1].frame.minX)
    probe.focus(0)
    probe.stage.press(.rightArrow)
    #expect(probe.fields[0].activePart == .month)
  }

  @Test("F1223: A field is a spin button with its date or time in words, and steps them")
  func semantics() {
    let probe = DateProbe()
    let date = probe.stage.element("Departure, date")
    #expect(date?.semantics.role == .spinButton)
    #expect(date?.semantics.value == "Wednesday 17 June 2026")
    #expect(probe.stage.element("Departure, time")?.semantics.value == "12:00")
    date?.increment()
    probe.stage.element("Departure, time")?.decrement()
    #expect(probe.text == "2026-06-18T11:59:00Z")
    date?.activate()
    probe.stage.turn()
    #expect(probe.grid != nil)
  }
}
