import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Popovers in compact width", .noWarnings)
struct PopoverAdaptivityTests {
  private static let narrow = Size(width: 400, height: 600)

  @Test("Q48, C130: in compact width a popover is a sheet")
  func sheet() {
    let scene = PopoverScene(size: Self.narrow)

    scene.present()

    let sheet = scene.popover.adaptiveSheetPresentationController
    #expect(scene.isPresented)
    #expect(sheet.containerView === scene.popover.containerView)
    #expect(sheet.containerView != nil)
    #expect(scene.popover.presentedView?.superview == nil)
    #expect(scene.popover.arrowDirection == .unknown)
    #expect(scene.presented.presentationController === scene.popover)
    #expect(scene.popover.adaptivePresentationStyle == .pageSheet)
  }

  @Test("F107: an adaptive answer none keeps it a popover in compact width")
  func staying() {
    let scene = PopoverScene(size: Self.narrow)
    scene.delegate.style = .none

    scene.present()

    #expect(scene.popover.arrowDirection == .up)
    #expect(scene.bubble == Rect(x: 100, y: 333, width: 200, height: 100))
  }

  @Test("Q43, C138: another adaptive answer makes it that style")
  func fullScreen() {
    let scene = PopoverScene(size: Self.narrow)
    scene.delegate.style = .overFullScreen

    scene.present()

    #expect(scene.bubble == scene.stage.window.bounds)
  }

  @Test("F107: a controller that the delegate gives for the style is shown around it meanwhile")
  func wrapping() {
    let scene = PopoverScene()
    let wrapper = ViewController()
    scene.delegate.wrap = { presented in
      wrapper.addChild(presented)
      presented.view.frame = wrapper.view.bounds
      wrapper.view.addSubview(presented.view)
      presented.didMove(toParent: wrapper)
      return wrapper
    }
    scene.present()
    #expect(scene.presented.parent == nil)

    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect(scene.presented.parent === wrapper)
    #expect(wrapper.view.window === scene.stage.window)
    #expect(scene.popover.presentedViewController === scene.presented)

    scene.stage.resize(to: Size(width: 800, height: 600))
    scene.stage.settle()
    #expect(scene.presented.parent == nil)
    #expect(wrapper.view.window == nil)
    #expect(scene.bubble.size == Size(width: 200, height: 100))
  }

  @Test("F106: crossing the size class makes it a sheet and back, without appearance callbacks")
  func crossing() {
    let scene = PopoverScene()
    scene.source.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    scene.present()
    let bubble = scene.popover.presentedView
    scene.transcript.clear()

    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect(bubble?.superview == nil)
    #expect(scene.popover.adaptiveSheetPresentationController.containerView != nil)
    #expect(scene.presented.view.window === scene.stage.window)

    scene.stage.resize(to: Size(width: 800, height: 600))
    scene.stage.settle()
    #expect(scene.popover.adaptiveSheetPresentationController.containerView == nil)
    #expect(scene.bubble == Rect(x: 300, y: 333, width: 200, height: 100))
    #expect(scene.popover.arrowDirection == .up)
    #expect(scene.isPresented)
    #expect(!scene.transcript.lines.contains { $0.contains("ppear") })
  }

  @Test("Q41: the presenter of a popover gets no appearance callbacks")
  func presenter() {
    let scene = PopoverScene()
    scene.present()
    scene.root.dismiss(animated: true)
    scene.stage.settle()

    #expect(
      scene.transcript.linesWithoutLayout.filter { $0.contains("ppear") } == [
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
  }
}
