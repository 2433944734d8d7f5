import Containers
import ContainersTesting
import TestSupport
import Testing

final class PaneViewController: ViewController {
  func show(_ child: ViewController) {
    addChild(child)  // child.willMove(toParent: self)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)  // child.viewWillAppear, if the pane is visible
    child.didMove(toParent: self)
  }

  func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()  // child.viewWillDisappear
    child.removeFromParent()  // child.didMove(toParent: nil)
  }
}

@MainActor
@Suite("Example: containment", .noWarnings)
struct ContainmentExample {
  @Test("The pane shows a child, and releases it")
  func showing() {
    let pane = PaneViewController()
    let transcript = Transcript()
    var child: RecordingController? = RecordingController("C", transcript)
    weak let weakChild = child
    let stage = Stage(pane)

    if let child { pane.show(child) }
    stage.settle()
    #expect(child?.view.frame == pane.view.bounds)
    if let child { pane.remove(child) }
    child = nil
    stage.settle()

    #expect(weakChild == nil)
    #expect(
      transcript.linesWithoutLayout == [
        "C.willMove(PaneViewController)", "C.loadView", "C.viewDidLoad",
        "C.viewWillAppear(false)", "C.didMove(PaneViewController)",
        "C.viewIsAppearing(false)", "C.viewDidAppear(false)", "C.willMove(nil)",
        "C.viewWillDisappear(false)", "C.didMove(nil)", "C.viewDidDisappear(false)",
      ])
  }
}
