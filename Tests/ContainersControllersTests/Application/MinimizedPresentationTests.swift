import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@Suite("Presentations in a window that is minimized", .noWarnings) @MainActor
struct MinimizedPresentationTests {
  let transcript = Transcript()
  let root: RecordingController
  let presented: RecordingController
  let stage: Stage

  init() {
    root = RecordingController("A", transcript)
    presented = RecordingController("B", transcript)
    stage = Stage(root, size: Size(width: 400, height: 600))
    stage.settle()
    transcript.clear()
  }

  private func present(_ style: ModalPresentationStyle = .formSheet) {
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    stage.settle()
    transcript.clear()
  }

  @Test(
    "F1003: What is presented stays, and neither it nor its presenter hears of minimizing",
    arguments: [ModalPresentationStyle.formSheet, .fullScreen, .overFullScreen, .popover])
  func stays(_ style: ModalPresentationStyle) {
    if style == .popover {
      presented.modalPresentationStyle = .popover
      presented.popoverPresentationController?.sourceView = root.view
    }
    present(style)
    stage.minimize()
    stage.advance(by: .seconds(2))
    stage.unminimize()

    #expect(transcript.linesWithoutLayout == [])
    #expect(root.presentedViewController === presented)
    #expect(presented.view.window === stage.window)
  }

  @Test("F1003: A presentation under way is over when the window returns, and told once")
  func underWay() {
    var completions = 0
    root.present(presented, animated: true) { completions += 1 }
    stage.advance(by: .milliseconds(50))
    #expect(presented.isBeingPresented)
    stage.minimize()
    stage.unminimize()

    #expect(completions == 1)
    #expect(!presented.isBeingPresented)
    #expect(root.presentedViewController === presented)
    #expect(transcript.isBalanced("B"))
    #expect(!stage.application.animator.isRunning)
  }

  @Test("F1003: A dismissal under way is over when the window returns, and told once")
  func dismissal() {
    present()
    var completions = 0
    root.dismiss(animated: true) { completions += 1 }
    stage.advance(by: .milliseconds(50))
    #expect(presented.isBeingDismissed)
    stage.minimize()
    stage.unminimize()

    #expect(completions == 1)
    #expect(root.presentedViewController == nil)
    #expect(presented.viewIfLoaded?.window == nil)
    #expect(transcript.lines.filter { $0 == "B.viewDidDisappear(true)" }.count == 1)
    #expect(!stage.application.animator.isRunning)
  }

  @Test("F1003, F002: A dismissal while the window is minimized is not animated")
  func dismissedMeanwhile() {
    present()
    stage.minimize()
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    stage.turn()
    stage.unminimize()

    #expect(isDone)
    #expect(root.presentedViewController == nil)
    #expect(transcript.lines.contains("B.viewDidDisappear(false)"))
    #expect(!stage.application.animator.isRunning)
  }

  @Test("F1003: A sheet that the user drags goes back when the window is minimized")
  func dragged() {
    stage.resize(to: Size(width: 400, height: 800))
    presented.modalPresentationStyle = .pageSheet
    present(.pageSheet)
    let frame = presented.view.convert(presented.view.bounds, to: nil)
    stage.send(.fingerDown(id: 1, Point(x: 200, y: frame.minY + 20)))
    for step in 1...5 {
      stage.send(.fingerMoved(id: 1, Point(x: 200, y: frame.minY + 20 + 20 * Double(step))))
      stage.advance(by: .milliseconds(16))
    }
    stage.minimize()
    stage.unminimize()
    stage.settle()

    #expect(root.presentedViewController === presented)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == frame)
    let told = transcript.linesWithoutLayout.filter { $0.hasPrefix("B.") }
    #expect(told.first == "B.viewWillDisappear(true)")
    #expect(told.last == "B.viewDidAppear(true)")
  }

  @Test("F1003: An alert answers its keys after the window has been away")
  func alert() {
    let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
    var isChosen = false
    alert.addAction(AlertAction(title: "OK", style: .default) { _ in isChosen = true })
    alert.preferredAction = alert.actions.first
    root.present(alert, animated: true)
    stage.advance(by: .milliseconds(30))
    stage.minimize()
    stage.unminimize()
    stage.settle()
    stage.press(.enter)
    stage.settle()

    #expect(isChosen)
    #expect(root.presentedViewController == nil)
  }

  @Test("F1003: What was presented over each other returns in that order, with its focus")
  func levels() {
    present(.fullScreen)
    let top = RecordingController("C", transcript)
    let field = TextField(frame: Rect(x: 10, y: 10, width: 100, height: 30))
    top.whenLoaded = { $0.view.addSubview(field) }
    presented.present(top, animated: false)
    stage.settle()
    field.becomeFirstResponder()
    stage.minimize()
    stage.unminimize()

    #expect(root.presentedViewController === presented)
    #expect(presented.presentedViewController === top)
    #expect(field.isFirstResponder)
  }
}

@Suite("What a platform reports of minimizing", .noWarnings) @MainActor
struct MinimizingReportTests {
  let stage = Stage(ViewController())

  @Test("F1003: A window that the system reports as minimized presents nothing until it is back")
  func report() throws {
    let window = try #require(stage.platformWindow)
    stage.settle()
    stage.platform.post(
      .minimizedChanged(window: window.identifier, isMinimized: true))
    stage.turn()
    let frames = stage.presentedFrames
    stage.window.rootViewController?.view.backgroundColor = .systemRed
    stage.advance(by: .milliseconds(100))
    #expect(stage.presentedFrames == frames)
    stage.platform.post(
      .minimizedChanged(window: window.identifier, isMinimized: false))
    stage.advance(by: .milliseconds(100))
    #expect(stage.presentedFrames > frames)
  }

  @Test("F1003: A report about a window that is closed, or twice the same, does nothing")
  func idle() throws {
    let window = try #require(stage.platformWindow)
    for isMinimized in [true, true, false, false] {
      stage.platform.post(
        .minimizedChanged(window: window.identifier, isMinimized: isMinimized))
      stage.platform.post(
        .minimizedChanged(window: 4711, isMinimized: isMinimized))
      stage.advance(by: .milliseconds(50))
    }
    #expect(stage.window.isVisible)
    #expect(stage.application.applicationState == .active)
  }
}
