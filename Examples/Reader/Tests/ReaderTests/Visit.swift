import Containers
import ContainersTesting
import Synchronization
import Testing

/// A visit to the screens by a person who takes one step after the other.
final class Visit {
  /// Something that the person does, and the picture that is to be seen then.
  struct Step {
    let name: String
    var picture: String?
    let act: (Stage) -> Void
  }

  static let steps = [
    Step(name: "open", picture: "columns") { _ in },
    Step(name: "read Quito", picture: "quito") { $0.tap("Quito, Ecuador") },
    Step(name: "look at the facts", picture: "facts") { $0.tap("Facts") },
    Step(name: "remove Quito", picture: "removed") { $0.tap("Remove") },
    Step(name: "edit", picture: "form") { $0.tap("Edit") },
    Step(name: "cancel") { $0.tap("Cancel") },
    Step(name: "add") { $0.tap("Add") },
    Step(name: "write the name") {
      $0.tap(.textField("Name"))
      $0.type("Oslo")
    },
    Step(name: "save", picture: "saved") { $0.tap("Save") },
    Step(name: "make the window narrow", picture: "narrow") {
      $0.resize(to: Size(width: 360, height: 420))
    },
  ]

  let stage: Stage
  let spoken: AccessibilityRecorder
  /// What the library logs during each step: which controllers appear, why, and how they move.
  private(set) var log: [String] = []
  /// The controllers and what is read aloud, after each step.
  private(set) var transcript: [String] = []

  init(to root: ViewController) {
    stage = Stage(root, size: Size(width: 780, height: 480))
    spoken = stage.followAccessibility()
  }

  func take(_ step: Step) {
    log += Self.logged {
      step.act(stage)
      stage.settle()
    }
    let controllers = stage.window.rootViewController.map { Self.lines(of: $0) } ?? []
    transcript.append((controllers + [stage.outline]).joined(separator: "\n"))
  }

  /// Returns what is logged of controllers while the closure runs, without addresses and without the
  /// way in which a controller was made.
  private static func logged(during work: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    LogReceiver.$current.withValue({ channel, line in
      guard [.appearance, .transitions].contains(channel) else { return }
      let words = line.replacing(#/ 0x[0-9a-f]+/#, with: "")
      lines.withLock { $0.append(words.replacing("InCode", with: "Controller")) }
    }) {
      work()
    }
    return lines.withLock { $0 }
  }

  /// Returns a controller with its children and what it presents, each in a line.
  private static func lines(of controller: ViewController, indent: String = "") -> [String] {
    let presented = controller.presentedViewController.map { [$0] } ?? []
    let isPresenting = presented.first?.presentingViewController === controller
    let inner = controller.children + (isPresenting ? presented : [])
    let state = controller.viewIfLoaded?.window == nil ? "hidden" : "shown"
    return ["\(indent)\(controller.title ?? "-") \(state)"]
      + inner.flatMap { lines(of: $0, indent: indent + "  ") }
  }
}
