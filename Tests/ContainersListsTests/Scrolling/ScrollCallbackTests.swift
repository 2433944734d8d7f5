import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct ScrollCallbackTests {
  @Test(
    "An offset that is set when a drag ends is where the content stays",
    arguments: [
      "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    ])
  func endsTheGlide(in callback: String) {
    let it = ScrollStage()
    it.reactions[callback] = { it.scrollView.contentOffset = Point(x: 0, y: 300) }
    it.swipeUp(by: 120)
    #expect(it.offset == 300)
    #expect(!it.scrollView.isDecelerating)
    it.stage.settle()
    #expect(it.offset == 300)
    #expect(it.log.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    // Where a deceleration was announced, its end is reported.
    let announced = it.log.contains("didEndDragging(true)")
    #expect(it.log.filter { $0 == "didEndDecelerating" }.count == (announced ? 1 : 0))
  }

  @Test(
    "An animation that begins when a drag ends takes over",
    arguments: [
      "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didEndDecelerating",
    ])
  func animatesInstead(in callback: String) {
    let it = ScrollStage()
    it.reactions[callback] = {
      it.reactions = [:]
      it.scrollView.setContentOffset(Point(x: 0, y: 300), animated: true)
    }
    it.swipeUp(by: 120)
    it.stage.settle()
    #expect(it.offset == 300)
    #expect(it.scrollView.phase == .resting)
  }

  @Test(
    "The wheel leaves content alone that a callback has animated, moved or removed",
    arguments: ["willBeginDragging", "willEndDragging", "didEndDragging(false)"], [0, 1, 2])
  func wheel(in callback: String, act: Int) {
    let it = ScrollStage()
    it.reactions[callback] = {
      it.reactions = [:]
      switch act {
      case 0: it.scrollView.setContentOffset(Point(x: 0, y: 300), animated: true)
      case 1: it.scrollView.contentOffset = Point(x: 0, y: 300)
      default: it.scrollView.removeFromSuperview()
      }
    }
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -10))
    it.stage.settle()
    #expect(it.scrollView.phase == .resting)
    if act == 0 { #expect(it.offset == 300) }
    if act == 1 { #expect(it.offset == (callback == "willBeginDragging" ? 310 : 300)) }
  }

  @Test("A drag goes on from an offset that is set meanwhile, also from its own callback")
  func duringDrag() {
    let it = ScrollStage()
    it.swipeUp(by: 40, steps: 4, lift: false)
    let before = it.offset
    it.scrollView.contentOffset = Point(x: 0, y: 500)
    it.stage.send(.fingerMoved(id: 1, Point(x: 100, y: 130)))
    #expect(it.offset == 510)
    #expect(before > 0)
    it.whenScrolled = {
      it.whenScrolled = {}
      it.scrollView.contentOffset = Point(x: 0, y: 200)
    }
    it.stage.send(.fingerMoved(id: 1, Point(x: 100, y: 120)))
    #expect(it.offset == 200)
    it.stage.send(.fingerMoved(id: 1, Point(x: 100, y: 100)))
    #expect(it.offset == 220)
  }

  @Test("A delegate that keeps the offset within limits of its own is obeyed in every motion")
  func limitedByDelegate() {
    let it = ScrollStage()
    it.whenScrolled = { if it.offset > 90 { it.scrollView.contentOffset.y = 90 } }
    it.swipeUp(by: 170)
    #expect(it.offset == 90)
    it.stage.settle()
    #expect(it.offset == 90)
    it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -300))
    it.stage.settle()
    #expect(it.offset == 90)
    it.scrollView.setContentOffset(Point(x: 0, y: 700), animated: true)
    it.stage.settle()
    #expect(it.offset == 90)
    #expect(it.scrollView.phase == .resting)
  }

  @Test("Rows measured above a dragged table shift the drag, which may also be set from a layout")
  func backwards() {
    let it = TableStage(count: 400)
    it.heights = { _ in TableView.automaticDimension }
    it.makes = { TallCell() }
    it.table.reloadData()
    it.stage.turn()
    it.table.contentOffset = Point(x: 0, y: 5000)
    it.stage.turn()
    it.stage.send(.fingerDown(id: 1, Point(x: 100, y: 40)))
    for step in 1...30 {
      it.stage.platform.advance(by: .milliseconds(16))
      it.stage.send(.fingerMoved(id: 1, Point(x: 100, y: 40 + 11 * Double(step))))
    }
    #expect(it.table.isDragging)
    it.stage.send(.fingerUp(id: 1, Point(x: 100, y: 370)))
    it.stage.settle()
    #expect(it.table.phase == .resting)
  }

  @Test("A view that a callback takes from the window can be dragged again when it is back")
  func removedAndBack() {
    let it = ScrollStage()
    for callback in ["willBeginDragging", "willEndDragging", "didEndDragging(true)"] {
      it.reactions = [callback: { it.scrollView.removeFromSuperview() }]
      it.swipeUp(by: 100)
      it.stage.settle()
      it.reactions = [:]
      it.stage.window.rootViewController?.view.addSubview(it.scrollView)
      it.scrollView.contentOffset = .zero
      it.stage.turn()
      it.swipeUp(by: 100, lift: false)
      #expect(it.offset > 50, "after \(callback)")
      it.stage.send(.fingerUp(id: 1, Point(x: 100, y: 80)))
      it.stage.settle()
    }
  }

  @Test(
    "An animated scroll to where one is ends with its callback",
    arguments: ["offset", "rectangle", "twice", "in the callback"])
  func nowhereToGo(how: String) {
    let it = ScrollStage()
    let view = it.scrollView
    switch how {
    case "offset": view.setContentOffset(.zero, animated: true)
    case "rectangle":
      view.scrollRectToVisible(Rect(x: 0, y: 20, width: 10, height: 10), animated: true)
    case "twice":
      view.setContentOffset(.zero, animated: true)
      it.stage.settle()
      view.setContentOffset(.zero, animated: true)
    default:
      it.reactions["didEndScrollingAnimation"] = {
        it.reactions = [:]
        view.setContentOffset(.zero, animated: true)
      }
      view.setContentOffset(.zero, animated: true)
    }
    it.stage.settle()
    let expected = how == "twice" || how == "in the callback" ? 2 : 1
    #expect(it.log == Array(repeating: "didEndScrollingAnimation", count: expected))
    #expect(view.phase == .resting)
  }

  @Test("An animated zoom to the scale or rectangle that is shown ends with its callback")
  func nothingToZoom() {
    let it = ScrollStage()
    it.isZoomable = true
    it.scrollView.maximumZoomScale = 4
    it.scrollView.setZoomScale(1, animated: true)
    it.stage.settle()
    it.scrollView.zoom(to: Rect(x: 0, y: 0, width: 200, height: 200), animated: true)
    it.stage.settle()
    #expect(it.log == ["didEndZooming", "didEndZooming"])
  }
}

/// A cell that is taller than a row is estimated to be.
private final class TallCell: TableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size { Size(width: targetSize.width, height: 97) }
}
