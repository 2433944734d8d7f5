@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct SegmentedControlTests {
  let stage = Stage(ViewController())
  let control = SegmentedControl(items: ["Map", "Relief", "Night"])
  let log = Log()

  init() {
    control.frame = Rect(x: 20, y: 20, width: 304, height: 32)
    stage.window.addSubview(control)
    control.addAction(for: .valueChanged) { [log, control] in
      log.lines.append("\(control.selectedSegmentIndex)")
    }
    stage.turn()
  }

  @Test("Each segment is an element; a tap selects it and sends an event, unless it is selected")
  func choosing() {
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    stage.tap("Relief")
    stage.tap("Relief")
    #expect(log.lines == ["1"])
    #expect(stage.outline == "group\n  Map, button\n  Relief, button, selected\n  Night, button")
    #expect(stage.element("Night")?.activate() == true)
    control.selectedSegmentIndex = 0
    #expect(log.lines == ["1", "2"])
  }

  @Test("The segment where the touch is lifted counts, and none if it is lifted outside")
  func dragging() {
    stage.drag("Map", to: "Night")
    #expect(log.lines == ["2"])
    stage.drag("Map", by: Point(x: 0, y: 100))
    #expect(log.lines == ["2"])
  }

  @Test("Arrows, Home and End select, and skip disabled segments")
  func keys() {
    control.setEnabled(false, forSegmentAt: 1)
    stage.press(.tab)
    for key in [KeyCode.rightArrow, .rightArrow, .rightArrow, .leftArrow, .end, .home] {
      stage.press(key)
    }
    #expect(log.lines == ["0", "2", "0", "2", "0"])
    stage.tap("Relief")
    #expect(log.lines.count == 5)
    #expect(stage.outline.contains("Relief, button, disabled"))
  }

  @Test("A momentary control does not keep the selection")
  func momentary() {
    control.isMomentary = true
    stage.tap("Night")
    #expect(log.lines == ["2"])
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    stage.press(.tab)
    stage.press(.leftArrow)
    stage.press(.space)
    stage.press(.enter)
    #expect(log.lines == ["2", "1", "1"])
  }

  @Test("The selected segment stays selected when segments are inserted and removed")
  func changes() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Street", at: 0, animated: true)
    stage.settle()
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.numberOfSegments == 4)
    #expect(control.titleForSegment(at: 2) == "Relief")
    control.removeSegment(at: 0, animated: true)
    stage.settle()
    #expect(control.selectedSegmentIndex == 1)
    #expect(stage.elements.filter { $0.view is Segment }.count == 3)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(stage.outline == "group")
    stage.tap(at: Point(x: 30, y: 30))
    #expect(log.lines.isEmpty)
  }

  @Test("A segment runs its action")
  func actions() {
    let action = Action(title: "Print", identifier: "print") { [log] _ in log.lines.append("print")
    }
    control.insertSegment(action: action, at: 3, animated: false)
    #expect(control.segmentIndex(identifiedBy: "print") == 3)
    stage.turn()
    stage.tap("Print")
    #expect(log.lines == ["3", "print"])
  }

  @Test("Widths are equal, fixed or proportional to the content")
  func widths() {
    #expect(control.segments.map(\.bounds.width) == [100, 100, 100])
    control.setWidth(60, forSegmentAt: 0)
    #expect(control.segments.map(\.bounds.width) == [60, 120, 120])
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    let widths = control.segments.map(\.bounds.width)
    #expect(widths[1] > widths[0])
    let sum: Double = widths.reduce(0, +)
    #expect(abs(sum - 300) < 0.001)
  }

  @Test("In a right-to-left layout the first segment is at the right")
  func rightToLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    stage.turn()
    stage.tap(at: Point(x: 30, y: 30))
    #expect(log.lines == ["2"])
    stage.press(.tab)
    stage.press(.rightArrow)
    #expect(log.lines == ["2", "1"])
  }

  @Test("An invalid segment index is a misuse that names the control")
  func misuse() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = SegmentedControl().titleForSegment(at: 1) }
    }
    let text = result.standardError
    #expect(text.contains("has 0 segments and none with the index 1"))
  }
}
