@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct PageControlTests {
  let stage = Stage(ViewController())
  let control = PageControl(frame: Rect(x: 100, y: 100, width: 200, height: 26))
  let log = Log()

  init() {
    control.accessibility.label = "Pages"
    control.numberOfPages = 5
    stage.window.addSubview(control)
    control.addAction(for: .valueChanged) { [log, control] in
      log.lines.append("\(control.currentPage)")
    }
    stage.turn()
  }

  @Test("A tap after the current dot goes to the next page, one before it to the previous")
  func taps() {
    for x in [290.0, 290, 110] { stage.tap(at: Point(x: x, y: 113)) }
    #expect(log.lines == ["1", "2", "1"])
    #expect(stage.outline == "Pages, adjustable: page 2 of 5")
  }

  @Test("A drag along the dots scrubs through the pages, unless that is disabled")
  func scrubbing() {
    stage.drag(.point(Point(x: 168, y: 113)), to: .point(Point(x: 232, y: 113)), steps: 20)
    #expect(log.lines == ["1", "2", "3", "4"])
    control.allowsContinuousInteraction = false
    stage.drag(.point(Point(x: 232, y: 113)), to: .point(Point(x: 168, y: 113)), steps: 20)
    #expect(log.lines.last == "3")
  }

  @Test("Keys and assistive technology change the page and stop at the ends")
  func keys() {
    stage.press(.tab)
    for key in [KeyCode.rightArrow, .leftArrow, .leftArrow, .end, .rightArrow, .home] {
      stage.press(key)
    }
    stage.element("Pages")?.increment()
    stage.element("Pages")?.decrement()
    #expect(log.lines == ["1", "0", "4", "0", "1", "0"])
  }

  @Test("In a right-to-left layout the pages start at the right")
  func rightToLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    stage.tap(at: Point(x: 110, y: 113))
    stage.press(.tab)
    stage.press(.leftArrow)
    #expect(log.lines == ["1", "2"])
  }

  @Test("The current page is clamped to the pages; without pages there is nothing to tap or focus")
  func bounds() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect((control.numberOfPages, control.currentPage) == (0, 0))
    stage.tap(at: Point(x: 290, y: 113))
    #expect(log.lines.isEmpty)
    #expect(!control.canBecomeFocused)
  }

  @Test("The size depends on the number of dots alone")
  func sizes() {
    #expect(control.size(forNumberOfPages: 3) == Size(width: 64, height: 26))
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == Size(width: 64, height: 26))
  }
}
