import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Manual forwarding and cancelling")
struct ForwardingTests {
  let transcript = Transcript()

  final class ManualController: RecordingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// A child with a child of its own, in a visible container that forwards by itself.
  func forwardedChild() -> (stage: Stage, child: RecordingController) {
    let container = ManualController("P", transcript)
    let child = RecordingController("C", transcript)
    let grandchild = RecordingController("G", transcript)
    child.whenLoaded = { child in
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      grandchild.didMove(toParent: child)
    }
    let stage = Stage(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    stage.settle()
    return (stage, child)
  }

  @Test("Q30: with forwarding off nothing is sent by itself")
  func nothingByItself() {
    let (stage, child) = forwardedChild()
    child.view.removeFromSuperview()
    stage.settle()

    #expect(!transcript.lines.contains { $0.hasPrefix("C.view") && $0.contains("ppear") })
    #expect(!transcript.lines.contains { $0.hasPrefix("G.view") && $0.contains("ppear") })
  }

  @Test("Q30: begin and end send the four calls, and recurse into automatic children")
  func byHand() {
    let (stage, child) = forwardedChild()
    transcript.clear()

    child.beginAppearanceTransition(true, animated: true)
    #expect(transcript.lines == ["C.viewWillAppear(true)", "G.viewWillAppear(true)"])
    stage.settle()
    transcript.clear()
    child.endAppearanceTransition()
    #expect(transcript.lines == ["C.viewDidAppear(true)", "G.viewDidAppear(true)"])
    transcript.clear()
    child.beginAppearanceTransition(false, animated: false)
    #expect(transcript.lines == ["C.viewWillDisappear(false)", "G.viewWillDisappear(false)"])
    transcript.clear()
    child.endAppearanceTransition()
    #expect(transcript.lines == ["C.viewDidDisappear(false)", "G.viewDidDisappear(false)"])
  }

  @Test("Q31: a cancelled disappearance: the one that stays")
  func cancelledDisappearance() {
    let (stage, child) = forwardedChild()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    stage.settle()
    transcript.clear()

    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    stage.settle()

    #expect(
      transcript.linesWithoutLayout.filter { $0.hasPrefix("C") } == [
        "C.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewDidAppear(true)",
      ])
    #expect(
      transcript.linesWithoutLayout.filter { $0.hasPrefix("G") } == [
        "G.viewWillDisappear(true)", "G.viewWillAppear(true)", "G.viewDidAppear(true)",
      ])
  }

  @Test("Q31: a cancelled appearance: the one that never arrived")
  func cancelledAppearance() {
    let child = RecordingController("C", transcript)
    child.loadViewIfNeeded()
    transcript.clear()

    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()

    #expect(
      transcript.lines == [
        "C.viewWillAppear(true)", "C.viewWillDisappear(true)", "C.viewDidDisappear(true)",
      ])
  }

  @Test("Q32: an unbalanced begin or end sends nothing and logs one warning")
  func unbalanced() {
    let child = RecordingController("C", transcript)
    child.loadViewIfNeeded()
    transcript.clear()

    let endAlone = WarningLog.lines { child.endAppearanceTransition() }
    child.beginAppearanceTransition(true, animated: false)
    let beginTwice = WarningLog.lines { child.beginAppearanceTransition(true, animated: false) }

    #expect(transcript.lines == ["C.viewWillAppear(false)"])
    for lines in [endAlone, beginTwice] {
      #expect(lines.count == 1)
      #expect(
        lines[0].hasPrefix("Unbalanced calls to begin/end appearance transitions for <Recording"))
    }
  }
}
