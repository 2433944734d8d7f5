import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite(.noWarnings)
struct ActionSheetTests {
  private func scene(
    _ size: Size = Size(width: 640, height: 480), hasSource: Bool = true
  ) -> AlertScene {
    let scene = AlertScene("Photo", nil, style: .actionSheet, size: size)
    scene.action("Share")
    scene.action("Delete", .destructive)
    scene.action("Cancel", .cancel)
    if hasSource {
      scene.alert.popoverPresentationController?.sourceView = scene.root.view.subviews.first
    }
    return scene
  }

  @Test("F154: In regular width an action sheet is a popover at its source, without cancel action")
  func popover() {
    let scene = scene()
    scene.present()

    #expect(scene.alert.popoverPresentationController?.arrowDirection == .up)
    #expect(scene.stage.element("Share") != nil)
    #expect(scene.stage.element("Cancel") == nil)
    #expect(scene.frame.height < 200)
  }

  @Test("F154: A press beside the popover calls the handler of the cancel action, after did-")
  func pressBeside() {
    let scene = scene()
    scene.present()
    scene.stage.tap(at: Point(x: 600, y: 440))
    scene.stage.settle()
    #expect(scene.log == ["did-", "Cancel"])
  }

  @Test("F152: Escape in the popover chooses the cancel action")
  func escape() {
    let scene = scene()
    scene.present()
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(scene.log == ["did-", "Cancel"])
  }

  @Test("F124: the window's close button chooses the cancel action of the popover")
  func closeButton() {
    let scene = scene()
    scene.present()
    scene.stage.close()
    scene.stage.settle()
    #expect(scene.log == ["did-", "Cancel"])
    #expect(scene.stage.window.isVisible)
  }

  @Test("F154: An action of the popover is chosen as in an alert")
  func choice() {
    let scene = scene()
    scene.present()
    scene.stage.tap("Delete")
    scene.stage.settle()
    #expect(scene.log == ["did-", "Delete"])
  }

  @Test("F154: A dismissal by the program calls no handler")
  func programmatic() {
    let scene = scene()
    scene.present()
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.log == ["did-"])
  }

  @Test(
    "F154: In compact width an action sheet is at the bottom, with its cancel action",
    arguments: [false, true])
  func sheet(hasSource: Bool) {
    let scene = scene(Size(width: 400, height: 700), hasSource: hasSource)
    scene.present()

    #expect(scene.frame.width == 400)
    #expect(scene.frame.maxY == 700)
    #expect(scene.frame.height < 300)
    #expect(scene.stage.element("Cancel") != nil)
    scene.stage.tap("Share")
    scene.stage.settle()
    #expect(scene.log == ["did-", "Share"])
  }

  @Test("F154: A press beside the sheet calls the handler of the cancel action")
  func pressBesideSheet() {
    let scene = scene(Size(width: 400, height: 700))
    scene.present()
    scene.stage.tap(at: Point(x: 200, y: 200))
    scene.stage.settle()
    #expect(scene.log == ["did-", "Cancel"])
  }

  @Test("F154: A sheet becomes higher with an action that is added")
  func addition() {
    let scene = scene(Size(width: 400, height: 700))
    scene.present()
    let height = scene.frame.height
    scene.action("Rename")
    scene.stage.settle()
    #expect(scene.frame.height == height + 44)
    #expect(scene.frame.maxY == 700)
  }

  @Test("F154: In regular width without a source an action sheet is a card, and warns")
  func card() {
    let scene = scene(hasSource: false)
    let lines = WarningLog.lines { scene.present() }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("sourceView") == true)
    #expect(abs(scene.frame.midX - 320) <= 0.5)
    #expect(abs(scene.frame.midY - 240) <= 0.5)
    scene.stage.tap("Cancel")
    scene.stage.settle()
    #expect(scene.log == ["did-", "Cancel"])
  }

  @Test("F106: An action sheet changes between popover and sheet with the width of the window")
  func crossing() {
    let scene = scene()
    scene.present()
    scene.stage.resize(to: Size(width: 400, height: 700))
    scene.stage.settle()
    #expect(scene.stage.element("Cancel") != nil)
    #expect(scene.frame.maxY == 700)
    scene.stage.resize(to: Size(width: 640, height: 480))
    scene.stage.settle()
    #expect(scene.stage.element("Cancel") == nil)
    #expect(scene.alert.popoverPresentationController?.arrowDirection == .up)
    #expect(scene.log == [])
  }
}
