import Containers
import ContainersTesting
import Testing

/// The content of the segments of a segmented control.
@MainActor
struct SegmentContentTests {
  let stage = Stage(ViewController(), size: Size(width: 320, height: 100))
  let control = SegmentedControl(items: ["Map", "Relief"])

  init() {
    control.frame = Rect(x: 10, y: 10, width: 300, height: 32)
    stage.window.addSubview(control)
    stage.turn()
  }

  @Test("A segment has an image or a title: setting one removes the other")
  func images() {
    let image = Image.drawn(size: Size(width: 12, height: 12)) { _ in }
    control.setImage(image, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1)?.size == Size(width: 12, height: 12))
    #expect(control.titleForSegment(at: 1) == nil)
    control.setTitle("Relief", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test("Items can be strings and images, whatever types they are stored as")
  func items() {
    let image = Image.drawn(size: Size(width: 9, height: 9)) { _ in }
    let items: [any SegmentContent] = ["Map", image]
    let control = SegmentedControl(items: items)
    #expect(control.titleForSegment(at: 0) == "Map")
    #expect(control.imageForSegment(at: 1)?.size.width == 9)
  }

  @Test("A segment takes the title of its action and runs the action when selected")
  func actions() {
    var runs = 0
    let action = Action(title: "Night", identifier: "night") { _ in runs += 1 }
    control.setAction(action, forSegmentAt: 1)
    #expect(control.actionForSegment(at: 1) === action)
    #expect(control.actionForSegment(at: 0) == nil)
    stage.turn()
    stage.tap("Night")
    #expect(runs == 1)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("A segment has the width it was given, or 0 for an equal share of the rest")
  func widths() {
    #expect(control.widthForSegment(at: 0) == 0)
    control.setWidth(80, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 80)
    control.setWidth(-5, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 0)
  }

  @Test("A segment reports whether it is enabled")
  func enabling() {
    #expect(control.isEnabledForSegment(at: 1))
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1))
    stage.tap("Relief")
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("Inserting an image before the selected segment keeps that segment selected")
  func insertingImage() {
    control.selectedSegmentIndex = 1
    let image = Image.drawn(size: Size(width: 9, height: 9)) { _ in }
    control.insertSegment(with: image, at: 1, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect(control.imageForSegment(at: 1)?.size.width == 9)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Relief")
  }

  @Test("A control created from actions shows their titles and runs the selected one")
  func controlOfActions() {
    var runs: [String] = []
    let control = SegmentedControl(
      frame: Rect(x: 10, y: 50, width: 300, height: 32),
      actions: ["Day", "Night"].map { title in Action(title: title) { _ in runs.append(title) } })
    stage.window.addSubview(control)
    stage.turn()
    stage.tap("Night")
    #expect(runs == ["Night"])
    #expect(control.selectedSegmentIndex == 1)
  }
}
