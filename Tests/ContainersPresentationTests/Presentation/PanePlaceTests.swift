import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Where presentations over a part of the window lie", .noWarnings)
struct PanePlaceTests {
  @Test("F103: over a pane, a presentation follows it when it moves and grows")
  func follows() {
    let scene = PaneScene(.overCurrentContext)
    scene.present()
    let place = Rect(x: 20, y: 60, width: 300, height: 250)

    scene.pane.view.frame = place
    scene.stage.turn()

    let container = scene.presented.presentationController?.containerView
    #expect(container?.frame == place)
    #expect(scene.presented.view.convert(scene.presented.view.bounds, to: nil) == place)
  }

  @Test("F103: after a dismissal, the view of the context lies between its siblings again")
  func order() {
    let scene = PaneScene(.currentContext)
    let (below, above) = (View(), View())
    scene.holder.insertSubview(below, at: 0)
    scene.holder.addSubview(above)
    let views = [below, scene.pane.view, above]
    #expect(scene.holder.subviews == views)

    scene.present()
    #expect(scene.pane.view.window == nil)
    scene.dismiss()

    #expect(scene.holder.subviews == views)
  }

  @Test("F103: after a dismissal, constraints place the view of the context again")
  func constraints() {
    let scene = PaneScene(.currentContext)
    let view = scene.pane.view ?? View()
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scene.holder.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: scene.holder.trailingAnchor),
      view.topAnchor.constraint(equalTo: scene.holder.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
    let off = view.bottomAnchor.constraint(equalTo: scene.holder.bottomAnchor)
    off.isActive = true
    off.isActive = false
    scene.stage.turn()
    #expect(view.frame == Rect(x: 10, y: 0, width: 440, height: 80))
    scene.present()
    scene.dismiss()

    scene.holder.frame.size.width = 300
    scene.stage.turn()

    #expect(view.frame == Rect(x: 10, y: 0, width: 290, height: 80))
    #expect(!off.isActive)
  }

  @Test("F103: the pane is at its place while what covered it slides away")
  func returning() {
    let scene = PaneScene(.currentContext)
    scene.present()

    scene.pane.dismiss(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: .milliseconds(100))

    #expect(scene.pane.view.window != nil)
    #expect(scene.shown == PaneScene.place)
    scene.stage.settle()
    #expect(scene.shown == PaneScene.place)
  }

  @Test("F103: what is presented over a pane leaves and comes back with the view around the pane")
  func leaves() {
    let scene = PaneScene(.overCurrentContext)
    scene.present()

    scene.holder.removeFromSuperview()
    scene.stage.settle()
    #expect(scene.pane.presentedViewController === scene.presented)
    #expect(scene.presented.view.window == nil)
    scene.root.view.insertSubview(scene.holder, at: 0)
    scene.stage.settle()

    #expect(scene.pane.presentedViewController === scene.presented)
    #expect(scene.presented.view.window === scene.stage.window)
    for name in ["P", "B"] { #expect(scene.transcript.isBalanced(name), "\(name)") }
    scene.click(scene.covered)
    #expect(scene.presses.isEmpty)
    scene.stage.press(.tab)
    #expect(scene.stage.element("Covered") == nil)
    scene.dismiss()
    scene.click(scene.covered)
    #expect(scene.presses == ["Covered"])
  }

  @Test("Q41: a pane that its container does not let appear is told nothing when uncovered")
  func heldBack() {
    final class Holding: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let transcript = Transcript()
    let (root, pane) = (Holding(), RecordingController("P", transcript))
    let presented = RecordingController("B", transcript)
    root.addChild(pane)
    root.view.addSubview(pane.view)
    pane.didMove(toParent: root)
    pane.definesPresentationContext = true
    let stage = Stage(root, size: Size(width: 800, height: 400))
    presented.modalPresentationStyle = .overCurrentContext
    pane.present(presented, animated: false)
    stage.settle()
    transcript.clear()

    pane.dismiss(animated: false)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
  }

  @Test(
    "F1227: what is presented over a pane ends when the container removes the pane",
    arguments: [ModalPresentationStyle.overCurrentContext, .currentContext])
  func removed(_ style: ModalPresentationStyle) {
    let scene = PaneScene(style)
    scene.present()

    scene.pane.willMove(toParent: nil)
    scene.pane.view.removeFromSuperview()
    scene.pane.removeFromParent()
    scene.stage.settle()

    #expect(scene.pane.presentedViewController == nil)
    #expect(scene.presented.view.window == nil)
    #expect(scene.holder.subviews.isEmpty)
    for name in ["P", "B"] { #expect(scene.transcript.isBalanced(name), "\(name)") }
    scene.click(scene.beside)
    #expect(scene.presses == ["Beside"])
  }

  @Test("F1227: a pane that passes to another container in one turn keeps what it presents")
  func passed() {
    let scene = PaneScene(.overCurrentContext)
    let other = ViewController()
    scene.root.addChild(other)
    other.view.frame = Rect(x: 500, y: 0, width: 300, height: 400)
    scene.root.view.addSubview(other.view)
    other.didMove(toParent: scene.root)
    scene.present()

    other.addChild(scene.pane)
    other.view.addSubview(scene.pane.view)
    scene.pane.didMove(toParent: other)
    scene.stage.settle()

    #expect(scene.pane.presentedViewController === scene.presented)
  }
}
