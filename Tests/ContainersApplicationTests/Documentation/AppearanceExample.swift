import Containers
import ContainersTesting
import TestSupport
import Testing

final class StopwatchViewController: ViewController {
  private(set) var isRunning = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isRunning = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isRunning = false
  }
}

@MainActor
@Suite("Example: appearance", .noWarnings)
struct AppearanceExample {
  @Test("The stopwatch runs while it is visible")
  func running() {
    let controller = StopwatchViewController()
    #expect(!controller.isRunning)

    let stage = Stage(controller)
    #expect(controller.isRunning)
    stage.window.rootViewController = ViewController()

    #expect(!controller.isRunning)
  }
}
