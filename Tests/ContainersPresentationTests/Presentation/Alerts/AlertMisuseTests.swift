import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct AlertMisuseTests {
  /// Expects that a message of a trap names both parties and the remedy.
  private func expect(_ result: ExitTest.Result?, contains texts: [String]) {
    let message = result.standardError
    for text in texts { #expect(message.contains(text)) }
  }

  @Test("F150: A second cancel action is a programming error")
  func secondCancel() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Save?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Back", style: .cancel))
      }
    }
    expect(result, contains: ["AlertController", "“Cancel”", "“Back”", "another style"])
  }

  @Test("F150: Adding an action twice is a programming error")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Save?", message: nil, preferredStyle: .alert)
        let action = AlertAction(title: "OK", style: .default)
        alert.addAction(action)
        alert.addAction(action)
      }
    }
    expect(result, contains: ["AlertController", "“OK”", "an action for each button"])
  }

  @Test("F150: A text field in an action sheet is a programming error")
  func field() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AlertController(title: "Save?", message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    expect(result, contains: ["AlertController", "text fields", "use the style .alert"])
  }

  @Test("F150: A preferred action that was not added is a programming error")
  func preferred() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Save?", message: nil, preferredStyle: .alert)
        alert.preferredAction = AlertAction(title: "OK", style: .default)
      }
    }
    expect(result, contains: ["AlertController", "“OK”", "add it before"])
  }

  @Test("F150: Presenting an alert with nothing to show is a programming error")
  func empty() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = ViewController()
        let stage = Stage(root)
        root.present(
          AlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        stage.settle()
      }
    }
    expect(result, contains: ["AlertController", "nothing to show"])
  }
}
