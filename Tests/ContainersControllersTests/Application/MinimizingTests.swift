import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@Suite("Minimizing", .noWarnings) @MainActor struct MinimizingTests {
  let transcript = Transcript()
  let root: RecordingController
  let stage: Stage

  init() {
    root = RecordingController("P", transcript)
    stage = Stage(root)
    stage.settle()
    transcript.clear()
  }

  @Test("F1003: minimizing calls no appearance method, and closing does")
  func callbacks() {
    stage.minimize()
    stage.unminimize()
    #expect(transcript.linesWithoutLayout == [])
    stage.close()
    #expect(
      transcript.linesWithoutLayout == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
  }

  @Test("F1003: a minimized window reports it and presents no frames")
  func frames() {
    stage.minimize()
    #expect(stage.window.isMinimized)
    #expect(!stage.window.isKey)
    let frames = stage.presentedFrames
    root.view.backgroundColor = .systemRed
    stage.advance(by: .seconds(1))
    #expect(stage.presentedFrames == frames)
    stage.unminimize()
    #expect(!stage.window.isMinimized)
    #expect(stage.window.isKey)
    #expect(stage.presentedFrames > frames)
  }

  @Test("F1003: animations are at their ends when a window returns")
  func animations() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    stage.settle()
    var isFinished: Bool?
    View.animate(withDuration: .seconds(60)) {
      view.alpha = 0
    } completion: {
      isFinished = $0
    }
    stage.advance(by: .seconds(1))
    stage.minimize()
    stage.unminimize()
    #expect((view.presentation?.alpha ?? view.alpha) == 0)
    #expect(isFinished == false)
    #expect(!stage.application.animator.isRunning)
  }

  @Test("F1003: an animation that begins while the window is minimized is over when it returns")
  func beginsMinimized() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    stage.minimize()
    View.animate(withDuration: .seconds(60)) { view.alpha = 0 }
    stage.unminimize()
    #expect(!stage.application.animator.isRunning)
  }

  @Test("F1003, F002: a presentation while the window is minimized is not animated")
  func presentation() {
    stage.minimize()
    root.present(ViewController(), animated: true)
    stage.turn()
    stage.unminimize()
    #expect(!stage.application.animator.isRunning)
    #expect(root.presentedViewController?.isBeingPresented == false)
  }
}
