import Containers
import ContainersTesting
import Testing

/// What the segments of a segmented control hold, and how it is asked for.
@MainActor
struct SegmentContentTests {
  let stage = Stage(ViewController(), size: Size(width: 320, height: 100))
  let control = SegmentedControl(items: ["Map", "Relief"])

  init() {
    control.frame = Rect(x: 10, y: 10, width: 300, height: 32)
    stage.window.addSubview(control)
    stage.turn()
  }

  @Test("A segment has an image or a title: setting one takes the other away")
  func images() {
    let image = Image.drawn(size: Size(width: 12, height: 12)) { _ in }
    control.setImage(image, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1)?.size == Size(width: 12, height: 12))
    #expect(control.titleForSegment(at: 1) == nil)
    control.setTitle("Relief", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test("Items are texts and images, whatever types they are kept in")
  func items() {
    let image = Image.drawn(size: Size(width: 9, height: 9)) { _ in }
    let items: [any SegmentContent] = ["Map", image]
    let control = SegmentedControl(items: items)
    #expect(control.titleForSegment(at: 0) == "Map")
    #expect(control.imageForSegment(at: 1)?.size.width == 9)
  }

  @Test("A segment is named after its action, and choosing it runs that")
  func actions() {
    var runs = 0
    let action = Action(title: "Night", identifier: "night") { _ in runs += 1 }
    control.setAction(action, forSegmentAt: 1)
    #expect(control.actionForSegment(at: 1) === action && control.actionForSegment(at: 0) == nil)
    stage.turn()
    stage.tap("Night")
    #expect(runs == 1 && control.selectedSegmentIndex == 1)
  }

  @Test("A segment has the width that it was given, and 0 for a share of the rest")
  func widths() {
    #expect(control.widthForSegment(at: 0) == 0)
    control.setWidth(80, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 80)
    control.setWidth(-5, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 0)
  }

  @Test("A segment says whether it can be chosen")
  func enabling() {
    #expect(control.isEnabledForSegment(at: 1))
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1))
    stage.tap("Relief")
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }
}
