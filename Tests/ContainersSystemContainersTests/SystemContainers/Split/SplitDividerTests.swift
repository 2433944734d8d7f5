import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Dividers of a split", .noWarnings)
struct SplitDividerTests {
  private static let edge = Spot.point(Point(x: 304, y: 250))

  @Test("F513: dragging a divider sets the width live, within the limits")
  func drag() {
    let scene = SplitScene()

    scene.stage.grab(Self.edge)
    scene.stage.move(to: .point(Point(x: 284, y: 250)), steps: 4)
    #expect(scene.frame(.primary)?.width == 280)
    #expect(scene.frame(.secondary)?.minX == 280)
    scene.stage.move(to: .point(Point(x: 500, y: 250)), steps: 4)
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.split.primaryColumnWidth == 320)
    #expect(scene.order == [])
  }

  @Test("F513: a double click gives the preferred width")
  func doubleClick() {
    let scene = SplitScene()
    scene.stage.drag(Self.edge, by: Point(x: -40, y: 0))
    #expect(scene.split.primaryColumnWidth == 260)

    scene.stage.advance(by: .seconds(1))
    scene.stage.tap(at: Point(x: 264, y: 250), count: 2)
    scene.stage.settle()

    #expect(scene.split.primaryColumnWidth == 300)
  }

  @Test("F513: F8 focuses the dividers one after the other")
  func focus() {
    let scene = SplitScene(.tripleColumn)
    scene.stage.press(.function(8))
    #expect(scene.stage.window.focusedView?.accessibility.label == "Sidebar divider")
    scene.stage.press(.function(8))
    #expect(scene.stage.window.focusedView?.accessibility.label == "List divider")
    scene.stage.press(.function(8))
    #expect(scene.stage.window.focusedView?.accessibility.label == "Sidebar divider")
  }

  @Test("F513: arrows move a focused divider by 16 points, Home and End to the limits")
  func keys() {
    let scene = SplitScene()
    scene.stage.press(.function(8))
    scene.stage.press(.leftArrow)
    #expect(scene.split.primaryColumnWidth == 284)
    scene.stage.press(.rightArrow)
    #expect(scene.split.primaryColumnWidth == 300)
    scene.stage.press(.home)
    #expect(scene.split.primaryColumnWidth == 200)
    scene.stage.press(.end)
    scene.stage.turn()
    #expect(scene.split.primaryColumnWidth == 320)
    #expect(scene.frame(.primary)?.width == 320)
  }

  @Test("F513, F009: from right to left the arrows and the drag are mirrored")
  func mirrored() {
    let scene = SplitScene(rightToLeft: true)
    scene.stage.press(.function(8))
    scene.stage.press(.leftArrow)
    #expect(scene.split.primaryColumnWidth == 316)
    scene.stage.drag(.point(Point(x: 680, y: 250)), by: Point(x: 20, y: 0))
    #expect(scene.split.primaryColumnWidth == 296)
  }

  @Test("F513: 80 points beyond the minimum the column is hidden, and comes back as it was")
  func hide() {
    let scene = SplitScene()
    scene.stage.grab(Self.edge)
    scene.stage.move(to: .point(Point(x: 124, y: 250)), steps: 10)
    #expect(scene.split.displayMode == .oneBesideSecondary)
    scene.stage.move(to: .point(Point(x: 123, y: 250)))
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.stage.settle()
    scene.stage.drop()
    #expect(scene.frame(.primary) == nil)

    scene.split.show(.primary)
    scene.stage.settle()

    #expect(scene.split.primaryColumnWidth == 300)
  }

  @Test("F513: without gestures a drag hides nothing")
  func noHiding() {
    let scene = SplitScene { $0.presentsWithGesture = false }
    scene.stage.drag(Self.edge, by: Point(x: -300, y: 0))
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.split.primaryColumnWidth == 200)
  }

  @Test("F513: without resizing dividers are only lines")
  func fixed() {
    let scene = SplitScene { $0.allowsColumnResizing = false }
    scene.stage.drag(Self.edge, by: Point(x: -50, y: 0))
    #expect(scene.split.primaryColumnWidth == 300)
    scene.stage.press(.function(8))
    #expect(scene.stage.window.focusedView == nil)
  }

  @Test("F513: over a divider the pointer is a double arrow")
  func pointer() {
    let scene = SplitScene()
    scene.stage.move(to: Self.edge)
    #expect(scene.stage.platformWindow?.pointerStyle == .resizeLeftRight)
  }

  @Test("F513: a divider is a separator with its limits, and steps by assistive technology")
  func semantics() {
    let scene = SplitScene()
    let divider = scene.stage.element("Sidebar divider")
    #expect(divider?.semantics.role == .separator)
    #expect(divider?.semantics.range == SemanticRange(300, from: 200, to: 320, step: 16))
    let view = scene.split.view.subviews.first { $0.accessibility.label == "Sidebar divider" }
    view?.accessibilityDecrement()
    #expect(scene.split.primaryColumnWidth == 284)
    view?.accessibilityIncrement()
    #expect(scene.split.primaryColumnWidth == 300)
  }

  @Test("F513: a chosen width survives hiding and collapsing")
  func survives() {
    let scene = SplitScene()
    scene.stage.drag(Self.edge, by: Point(x: -40, y: 0))
    scene.split.hide(.primary)
    scene.stage.settle()
    scene.split.show(.primary)
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    scene.stage.resize(to: SplitScene.wide)
    scene.stage.settle()
    #expect(scene.frame(.primary)?.width == 260)
  }

  @Test("F513: a split that collapses during a drag lets go of the divider")
  func collapsed() {
    let scene = SplitScene()
    scene.stage.grab(Self.edge)
    scene.stage.move(to: .point(Point(x: 290, y: 250)), steps: 4)
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.move(to: .point(Point(x: 250, y: 250)), steps: 4)
    scene.stage.drop()
    scene.stage.settle()
    #expect(scene.frame(.primary)?.width == 400)
    #expect(scene.isBalanced)
  }
}
