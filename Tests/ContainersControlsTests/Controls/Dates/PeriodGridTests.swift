@testable import Containers
import ContainersTesting
import FoundationEssentials
import Testing

@MainActor
struct PeriodGridTests {
  /// A probe whose calendar shows the months.
  private func months() -> DateProbe {
    let probe = DateProbe(.date, .inline)
    probe.stage.tap("Choose a month")
    return probe
  }

  private func title(_ probe: DateProbe) -> String? { probe.calendar?.periods?.title }

  @Test("F1234: The title opens the months, then years, then the days again")
  func levels() {
    let probe = months()
    #expect(title(probe) == "2026")
    #expect(probe.grid?.isHidden == true)
    probe.stage.tap("Choose a year")
    #expect(title(probe) == "2017–2028")
    probe.stage.tap("Choose a day")
    #expect(probe.calendar?.periods == nil)
    #expect(probe.grid?.isHidden == false)
    #expect(probe.events == 0)
  }

  @Test("F1234: A year and a month are chosen by mouse; the date stays until a day is")
  func choosing() {
    let probe = months()
    probe.stage.tap("Choose a year")
    probe.stage.tap("Next years")
    #expect(title(probe) == "2029–2040")
    probe.stage.tap("2031")
    #expect(title(probe) == "2031")
    probe.stage.tap("February 2031")
    #expect(probe.month == 2)
    #expect(probe.cursor == 17)
    #expect(probe.text == "2026-06-17T12:00:00Z")
    probe.stage.tap("Monday 3 February 2031")
    #expect(probe.text == "2031-02-03T12:00:00Z")
  }

  @Test("F1234: Arrows move over the months, Enter chooses, and the days have the focus again")
  func keys() {
    let probe = DateProbe(.date, .inline)
    probe.stage.press(.tab)
    probe.stage.press(.space)
    #expect(probe.calendar?.periods?.buttons[5].isFocused == true)
    probe.stage.press(.downArrow)
    probe.stage.press(.leftArrow)
    #expect(probe.calendar?.periods?.buttons[7].isFocused == true)
    probe.stage.press(.pageUp)
    #expect(title(probe) == "2025")
    probe.stage.press(.enter)
    #expect(probe.month == 8)
    #expect(probe.grid?.isFocused == true)
    probe.stage.press(.enter)
    #expect(probe.text == "2025-08-17T12:00:00Z")
  }

  @Test("F1234: Months and years beyond the limits cannot be chosen")
  func limits() {
    let probe = DateProbe(.date, .inline)
    probe.picker.minimumDate = DateProbe.date(2026, 4, 20)
    probe.picker.maximumDate = DateProbe.date(2027, 2, 1)
    probe.stage.tap("Choose a month")
    let buttons = probe.calendar?.periods?.buttons ?? []
    #expect(buttons.map(\.isEnabled) == [false, false, false] + Array(repeating: true, count: 9))
    #expect(probe.calendar?.periods?.canTurn(by: -1) == false)
    #expect(probe.calendar?.periods?.canTurn(by: 1) == true)
    probe.stage.tap("April 2026")
    #expect(probe.cursor == 20)
    probe.stage.tap("Choose a month")
    probe.stage.tap("Choose a year")
    #expect(probe.calendar?.periods?.buttons.filter(\.isEnabled).count == 2)
  }

  @Test(
    "F1234: The first and the last years have no others before and after", arguments: [1, 9999])
  func ends(year: Int) {
    let probe = DateProbe(.date, .inline)
    probe.picker.date = DateProbe.date(year, 6, 1)
    probe.stage.tap("Choose a month")
    #expect(probe.calendar?.periods?.canTurn(by: year == 1 ? -1 : 1) == false)
    probe.stage.tap("Choose a year")
    #expect(probe.calendar?.periods?.canTurn(by: year == 1 ? -1 : 1) == false)
    let count = probe.calendar?.periods?.buttons.filter(\.isEnabled).count
    #expect(count == (year == 1 ? 12 : 3))
  }

  @Test("F1236: Months and years are buttons with full names, the chosen one selected")
  func semantics() {
    let probe = months()
    let june = probe.stage.element("June 2026")?.semantics
    #expect(june?.role == .button)
    #expect(june?.states.contains(.selected) == true)
    #expect(probe.stage.element("May 2026")?.semantics.states.contains(.selected) == false)
  }

  @Test("F1234: From right to left, the first month is at the right")
  func rightToLeft() {
    let probe = months()
    probe.picker.traitOverrides.layoutDirection = .rightToLeft
    probe.stage.turn()
    let buttons = probe.calendar?.periods?.buttons ?? []
    #expect(buttons[1].frame.maxX <= buttons[0].frame.minX)
  }
}
