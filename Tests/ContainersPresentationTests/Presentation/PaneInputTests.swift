import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Focus and the pointer around presentations over a part of the window", .noWarnings)
struct PaneInputTests {
  @Test(
    "F120: over a pane, a presentation blocks the pane and nothing beside it",
    arguments: [ModalPresentationStyle.overCurrentContext, .currentContext])
  func blocking(_ style: ModalPresentationStyle) {
    let scene = PaneScene(style)
    scene.present()

    scene.click(scene.covered)
    #expect(scene.presses.isEmpty)
    scene.click(scene.beside)
    scene.click(scene.inside)

    #expect(scene.presses == ["Beside", "Inside"])
  }

  @Test("F006: what replaces a pane leaves the focus beside the pane alone")
  func focusBeside() {
    let scene = PaneScene(.currentContext)
    scene.focus(scene.beside)

    scene.present()
    #expect(scene.focused === scene.beside)
    scene.dismiss()

    #expect(scene.focused === scene.beside)
  }

  @Test("F006: after what replaced a pane, the focus is back in the pane")
  func focusReturns() {
    let scene = PaneScene(.currentContext)
    scene.focus(scene.covered)

    scene.present()
    #expect(scene.focused !== scene.covered)
    scene.focus(scene.inside)
    scene.dismiss()

    #expect(scene.focused === scene.covered)
  }

  @Test("F006: a pane that does not want its focus back does not get it")
  func focusUnwanted() {
    let scene = PaneScene(.currentContext)
    scene.pane.restoresFocusAfterTransition = false
    scene.focus(scene.covered)

    scene.present()
    scene.dismiss()

    #expect(scene.focused == nil)
  }

  @Test("F006: what was focused beside a replaced pane keeps the focus when the pane comes back")
  func focusMoved() {
    let scene = PaneScene(.currentContext)
    scene.focus(scene.covered)

    scene.present()
    scene.focus(scene.beside)
    scene.dismiss()

    #expect(scene.focused === scene.beside)
  }

  @Test("F006: after a canceled replacement of a pane, the focus is back in the pane")
  func canceled() {
    let scene = PaneScene(.currentContext)
    scene.focus(scene.covered)

    scene.abandon { scene.pane.present(scene.presented, animated: true) }

    #expect(scene.pane.presentedViewController == nil)
    #expect(scene.focused === scene.covered)
  }

  @Test("F006: after a canceled replacement, what was focused meanwhile keeps the focus")
  func canceledMeanwhile() {
    let scene = PaneScene(.currentContext)
    scene.focus(scene.covered)

    scene.abandon {
      scene.pane.present(scene.presented, animated: true)
    } meanwhile: {
      scene.focus(scene.beside)
    }

    #expect(scene.focused === scene.beside)
  }

  @Test("F006: a controller that is being dismissed has lost the focus")
  func leaving() {
    let scene = PaneScene(.currentContext)
    scene.present()
    scene.focus(scene.inside)

    scene.pane.dismiss(animated: true)
    scene.stage.turn()

    #expect(scene.pane.presentedViewController != nil)
    #expect(scene.focused == nil)
    scene.stage.settle()
  }
}
