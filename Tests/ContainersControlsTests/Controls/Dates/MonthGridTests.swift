@testable import Containers
import ContainersTesting
import FoundationEssentials
import Testing

@MainActor
struct MonthGridTests {
  private func inline(
    _ mode: DatePicker.Mode = .date, locale: String = "en_GB"
  ) -> DateProbe {
    let probe = DateProbe(mode, .inline, locale: locale)
    probe.grid.map { _ = probe.stage.window.moveFocus(to: $0) }
    return probe
  }

  @Test(
    "F1221: Arrows move by days and weeks, Home and End in the week, pages by months and years",
    arguments: [
      (.rightArrow, [], 6, 18), (.leftArrow, [], 6, 16),
      (.downArrow, [], 6, 24), (.upArrow, [], 6, 10), (.home, [], 6, 15), (.end, [], 6, 21),
      (.pageDown, [], 7, 17), (.pageUp, [], 5, 17), (.pageDown, .shift, 6, 17),
    ] as [(KeyCode, KeyModifierFlags, Int, Int)])
  func keys(key: KeyCode, flags: KeyModifierFlags, month: Int, day: Int) throws {
    let probe = inline()
    probe.stage.press(key, modifierFlags: flags)
    #expect(probe.month == month)
    #expect(probe.cursor == day)
    let grid = try #require(probe.grid)
    #expect(probe.picker.wallCalendar.value(.year, grid.month) == (flags == .shift ? 2027 : 2026))
    #expect(probe.events == 0)
  }

  @Test(
    "F1221: Enter and Space choose the day and keep the time", arguments: [KeyCode.enter, .space])
  func choosing(key: KeyCode) {
    let probe = inline()
    for _ in 0..<14 { probe.stage.press(.rightArrow) }
    probe.stage.press(key)
    #expect(probe.text == "2026-07-01T12:00:00Z")
    #expect(probe.events == 1)
  }

  @Test("F1221: The mouse chooses a day, the buttons and the wheel show other months")
  func mouse() throws {
    let probe = inline()
    probe.stage.tap("Next month")
    probe.stage.tap("Monday 6 July 2026")
    #expect(probe.text == "2026-07-06T12:00:00Z")
    let grid = try #require(probe.grid)
    let middle = grid.convert(grid.bounds, to: nil).center
    probe.stage.scroll(.at(middle.x, middle.y), by: Point(x: 0, y: -60))
    #expect(probe.month == 8)
    probe.stage.scroll(.at(middle.x, middle.y), by: Point(x: 0, y: 60))
    probe.stage.scroll(.at(middle.x, middle.y), by: Point(x: 0, y: 60))
    #expect(probe.month == 6)
    #expect(probe.events == 1)
  }

  @Test("F1221: A press that leaves a day for another one chooses that; outside, none")
  func dragging() throws {
    let probe = inline()
    let grid = try #require(probe.grid)
    func point(_ day: Int) -> Point {
      grid.convert(grid.places[day - 1].rect.center, to: nil)
    }
    probe.stage.grab(.point(point(3)))
    probe.stage.move(to: .point(point(9)))
    probe.stage.drop()
    #expect(probe.text == "2026-06-09T12:00:00Z")
    probe.stage.grab(.point(point(3)))
    probe.stage.move(to: .point(Point(x: 410, y: 455)))
    probe.stage.drop()
    #expect(probe.text == "2026-06-09T12:00:00Z")
  }

  @Test("F1221: Days beyond the limits cannot be chosen, and months without others not be shown")
  func limits() throws {
    let probe = inline()
    probe.picker.minimumDate = DateProbe.date(2026, 6, 10, 18)
    probe.picker.maximumDate = DateProbe.date(2026, 7, 2, 6)
    probe.stage.turn()
    let grid = try #require(probe.grid)
    #expect(!grid.canShowMonth(by: -1))
    #expect(grid.canShowMonth(by: 1))
    probe.stage.press(.pageUp)
    #expect(probe.month == 6)
    for _ in 0..<3 { probe.stage.press(.upArrow) }
    #expect(probe.cursor == 10)
    probe.stage.press(.enter)
    #expect(probe.text == "2026-06-10T18:00:00Z")
    probe.stage.press(.pageDown)
    #expect(probe.cursor == 2)
    probe.stage.press(.space)
    #expect(probe.text == "2026-07-02T06:00:00Z")
    #expect(probe.stage.element("Friday 3 July 2026")?.semantics.states.contains(.enabled) == false)
  }

  @Test("F1221: A month that lacks the day has its last one", arguments: [(2026, 28), (2028, 29)])
  func shortMonths(year: Int, last: Int) {
    let probe = inline()
    probe.picker.date = DateProbe.date(year, 1, 31)
    probe.stage.press(.pageDown)
    #expect(probe.month == 2)
    #expect(probe.cursor == last)
  }

  @Test(
    "F1221: Weeks begin as the locale says",
    arguments: [("en_GB", 0), ("en_US", 1), ("ar_EG", 2)])
  func weeks(locale: String, lead: Int) throws {
    // June 1, 2026, is a Monday.
    let probe = inline(locale: locale)
    #expect(probe.grid?.lead == lead)
  }

  @Test("F1221: From right to left, the left arrow moves to the next day, which is to the left")
  func rightToLeft() throws {
    let probe = inline()
    probe.picker.traitOverrides.layoutDirection = .rightToLeft
    probe.stage.turn()
    let grid = try #require(probe.grid)
    #expect(grid.places[1].rect.maxX <= grid.places[0].rect.minX + 0.5)
    probe.stage.press(.leftArrow)
    #expect(probe.cursor == 18)
  }

  @Test("F1221: Far years, other calendars and a change of the date from outside are shown")
  func others() throws {
    let probe = inline(.dateAndTime)
    for (year, month) in [(9999, 12), (1, 1), (1582, 10)] {
      let date = DateProbe.date(year, month, 5)
      probe.picker.date = date
      for key in [KeyCode.pageDown, .pageUp, .pageUp, .end, .downArrow] { probe.stage.press(key) }
      for key in [KeyCode.pageDown, .pageUp] { probe.stage.press(key, modifierFlags: .shift) }
      #expect(probe.picker.date == date)
    }
    probe.picker.calendar = Calendar(identifier: .iso8601)
    probe.picker.date = DateProbe.date(2026, 8, 3)
    probe.stage.turn()
    #expect(probe.month == 8)
  }

  @Test("F1236: The grid lists the days by their full dates, one of them selected, one today")
  func semantics() throws {
    let probe = inline()
    probe.picker.date = DateProbe.date(2026, 6, 20)
    probe.stage.turn()
    let days = probe.stage.elements.filter { $0.semantics.position != nil }
    #expect(days.count == 30)
    #expect(days.allSatisfy { $0.semantics.role == .button })
    #expect(days.first?.semantics.label == "Monday 1 June 2026")
    #expect(days.first?.semantics.position == .init(index: 1, count: 30))
    #expect(
      days.filter { $0.semantics.states.contains(.selected) }.map(\.semantics.label)
        == ["Saturday 20 June 2026"])
    #expect(probe.stage.element("Wednesday 17 June 2026, today") != nil)
    #expect(title(probe) == ["June 2026"])
    probe.stage.element("Tuesday 2 June 2026")?.activate()
    #expect(probe.text == "2026-06-02T12:00:00Z")
    #expect(probe.grid?.accessibilityRelations[.activeDescendant].count == 1)
    probe.stage.tap("Next month")
    #expect(title(probe) == ["July 2026"])
  }

  /// The texts that are announced when they change.
  private func title(_ probe: DateProbe) -> [String?] {
    probe.stage.elements.filter { $0.semantics.role == .status }.map(\.semantics.label)
  }

  @Test("F1236: Assistive technology scrolls by months")
  func scrolling() throws {
    let probe = inline()
    let grid = try #require(probe.grid)
    #expect(grid.accessibilityScroll(.down))
    #expect(probe.month == 7)
    #expect(grid.accessibilityScroll(.up))
    #expect(!grid.accessibilityScroll(.left))
  }
}
