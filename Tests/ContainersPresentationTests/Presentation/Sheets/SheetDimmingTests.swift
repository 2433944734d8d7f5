import Containers
import ContainersTesting
import Pixels
import TestSupport
import Testing

@MainActor
@Suite("What a sheet dims and blocks", .noWarnings)
struct SheetDimmingTests {
  private let scene: SheetScene
  private let button = Button(title: "Below")

  init() {
    scene = SheetScene(Size(width: 400, height: 810))
    let button = button
    button.frame = Rect(x: 20, y: 40, width: 120, height: 40)
    scene.root.view.addSubview(button)
    scene.root.view.backgroundColor = DynamicColor(.white)
    scene.sheet.detents = [.medium(), .large()]
  }

  private func taps() -> Int {
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    scene.stage.tap(at: Point(x: 60, y: 60))
    scene.stage.settle()
    return taps
  }

  /// The brightness of the root's view on the screen, 0…255.
  private var brightness: UInt32 { scene.stage.picture.bitmap[350, 200] & 0xFF }

  @Test("C124, F120: a sheet dims what lies beneath and takes its presses")
  func dims() {
    scene.present()
    #expect(brightness == 204)
    #expect(button.tintAdjustmentMode == .dimmed || scene.root.view.tintAdjustmentMode == .dimmed)
    #expect(taps() == 0)
    #expect(!scene.isPresented)
  }

  @Test("F120: up to the largest undimmed detent, what lies beneath can be used")
  func undimmed() {
    scene.sheet.largestUndimmedDetentIdentifier = .medium
    scene.present()
    #expect(brightness == 255)
    #expect(scene.root.view.tintAdjustmentMode != .dimmed)
    #expect(taps() == 1)
    #expect(scene.isPresented)
  }

  @Test("F120: a larger detent dims and blocks again, and a smaller one lets go")
  func changes() {
    scene.sheet.largestUndimmedDetentIdentifier = .medium
    scene.sheet.prefersGrabberVisible = true
    scene.present()
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
    scene.stage.settle()
    #expect(scene.root.view.tintAdjustmentMode == .dimmed)
    #expect(scene.stage.element("Below") == nil)
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .medium }
    scene.stage.settle()
    #expect(brightness == 255)
    #expect(scene.root.view.tintAdjustmentMode != .dimmed)
    #expect(taps() == 1)
    #expect(scene.isPresented)
  }

  @Test("F120: dragged to a larger detent, the sheet fades the dimming in")
  func fades() {
    scene.sheet.largestUndimmedDetentIdentifier = .medium
    scene.presented.preferredContentSize = Size(width: 200, height: 100)
    scene.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    scene.present()
    scene.pull(by: 300)
    #expect(brightness == 255)
    scene.stage.drop()
    scene.stage.advance(by: .milliseconds(80))
    #expect(brightness < 255)
    #expect(brightness > 204)
    scene.stage.settle()
    #expect(brightness == 204)
  }

  @Test("The dimming follows a drag that slides the sheet out, both ways")
  func followsDrag() {
    scene.present()
    scene.pull(by: -200)
    #expect(brightness > 210)
    #expect(brightness < 245)
    for _ in 0..<5 { scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 50))) }
    #expect(brightness == 204)
    scene.hold()
    scene.drop()
    #expect(brightness == 204)
  }

  @Test("F124: the window's close button closes the window with an undimmed sheet")
  func closeButton() {
    scene.sheet.largestUndimmedDetentIdentifier = .medium
    scene.present()

    scene.stage.close()

    #expect(!scene.stage.window.isVisible)
  }

  @Test("F123: Escape dismisses an undimmed sheet only with the focus inside")
  func escape() {
    let inside = Button(title: "Inside")
    inside.frame = Rect(x: 20, y: 60, width: 120, height: 40)
    scene.presented.whenLoaded = { $0.view.addSubview(inside) }
    scene.sheet.largestUndimmedDetentIdentifier = .medium
    scene.present()
    scene.stage.window.moveFocus(to: button)
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(scene.isPresented)
    scene.stage.window.moveFocus(to: inside)
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(!scene.isPresented)
  }
}
