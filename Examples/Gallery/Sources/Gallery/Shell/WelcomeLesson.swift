import Containers

/// What is shown before a topic is chosen.
final class WelcomeLesson: Lesson {
  override func viewDidLoad() {
    super.viewDidLoad()
    let welcome = Topic(
      "Gallery", .controllers, "square.grid.2x2",
      "Everything the library has, one screen a topic. Choose one at the side: try it, then read its "
        + "source, which is short.", WelcomeLesson.self)
    column.addArrangedSubview(LessonHeader(welcome))
    let search = KeyCommand.Hint.all.map { FormRow($0.title, Label.note($0.keys)) }
    column.addArrangedSubview(Card("Keys", search))
  }
}

extension KeyCommand {
  /// Keys worth knowing.
  nonisolated struct Hint {
    let title: String
    let keys: String

    static let all = [
      Hint(title: "Go to the next control", keys: "Tab"),
      Hint(title: "Go within a list or group", keys: "Arrows"),
      Hint(title: "Search the topics", keys: "Ctrl+F"),
      Hint(title: "Hide or show the sidebar", keys: "F9"),
      Hint(title: "Go back", keys: "Alt+Left"),
    ]
  }
}
