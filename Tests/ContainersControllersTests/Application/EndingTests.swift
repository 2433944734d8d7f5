import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// Work that ends when the test says so.
@MainActor
private final class SlowWork {
  private(set) var begun = 0
  private(set) var ended = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func run() async {
    begun += 1
    await withCheckedContinuation { waiting.append($0) }
    ended += 1
  }

  func finish() {
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
  }
}

@Suite("The end of an application", .noWarnings) @MainActor struct EndingTests {
  let stage = Stage(ViewController())
  let recorder: LifeCycleRecorder
  private let work = SlowWork()

  init() { recorder = LifeCycleRecorder(stage.application) }

  @Test(
    "F1005: the application leaves the foreground, then terminates; the delegate hears it first")
  func order() {
    stage.platform.post(.quitRequested)
    stage.turn()
    #expect(stage.application.isTerminated)
    #expect(
      recorder.lines == [
        "resign (active)", "message resign (active)",
        "background (background)", "message background (background)",
        "terminate (background)", "message terminate (background)",
      ])
  }

  @Test("F1005: a delegate that refuses keeps the application as it is")
  func refusal() {
    recorder.mayTerminate = false
    stage.platform.post(.quitRequested)
    stage.turn()
    #expect(recorder.lines == [])
    #expect(!stage.application.isTerminated)
    #expect(stage.application.applicationState == .active)
  }

  @Test("F1005: the end waits for work, with the windows still open")
  func waiting() async {
    stage.application.willEnd.add(for: work) { await $0.run() }
    stage.application.terminate()
    stage.advance(by: .seconds(2))
    #expect(work.begun == 1)
    #expect(!stage.application.isTerminated)
    #expect(stage.window.isVisible)
    #expect(recorder.calls.last == "background (background)")
    work.finish()
    await stage.wait { stage.application.isTerminated }
    #expect(work.ended == 1)
    #expect(!stage.window.isVisible)
    #expect(recorder.calls.last == "terminate (background)")
  }

  @Test("F1005: the end waits for less than three seconds")
  func limit() {
    stage.application.willEnd.add(for: work) { await $0.run() }
    stage.application.terminate()
    stage.advance(by: .seconds(2.4))
    #expect(!stage.application.isTerminated)
    stage.advance(by: .seconds(0.2))
    #expect(stage.application.isTerminated)
    work.finish()
  }

  @Test("F1005: while the application ends, it takes no input and asks nobody again")
  func requests() {
    stage.application.willEnd.add(for: work) { await $0.run() }
    stage.platform.post(.quitRequested)
    stage.platform.post(.quitRequested)
    stage.close()
    stage.tap(.at(10, 10))
    #expect(work.begun == 1)
    #expect(stage.window.isVisible)
    stage.advance(by: .seconds(3))
    #expect(recorder.calls.filter { $0.hasPrefix("terminate") }.count == 1)
    work.finish()
  }

  @Test("F1005: work that waits for nothing is done before terminate() returns")
  func immediate() {
    var lines: [String] = []
    stage.application.willEnd.add(for: work) { [stage] _ in
      lines.append("work \(stage.window.isVisible)")
    }
    stage.application.terminate()
    #expect(lines == ["work true"])
    #expect(stage.application.isTerminated)
  }

  @Test("F1005: work of an object that is gone is dropped")
  func gone() {
    do {
      let other = SlowWork()
      stage.application.willEnd.add(for: other) { await $0.run() }
    }
    stage.application.terminate()
    #expect(stage.application.isTerminated)
  }

  @Test("F1005: leaving the foreground begins its work, twice if the windows are minimized")
  func leaving() async {
    stage.application.willLeaveForeground.add(for: work) { await $0.run() }
    stage.activate(nil)
    #expect(work.begun == 1)
    stage.activate(stage.window)
    stage.minimize()
    #expect(work.begun == 3)
    stage.application.terminate()
    #expect(work.begun == 3)
    #expect(stage.application.isTerminated)
    work.finish()
  }

  @Test("F1005: a callback about the state may end the application, after the state has changed")
  func endInCallback() {
    recorder.heard = { [stage] line in if line == "resign" { stage.application.terminate() } }
    stage.minimize()
    #expect(
      recorder.calls == [
        "resign (active)", "background (background)", "terminate (background)",
      ])
  }

  @Test("F1005: closing the last window ends a run in the same order")
  func lastWindow() throws {
    stage.platform.post(.closeRequested(window: 1))
    try stage.application.run()
    #expect(
      recorder.calls == [
        "resign (active)", "background (background)", "terminate (background)",
      ])
  }
}
