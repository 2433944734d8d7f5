import Containers

/// Something that the library has, and the lesson about it.
struct Topic {
  /// A section of the sidebar.
  enum Group: CaseIterable {
    case controllers, presenting, containers, layout, lists, input, looks, program

    var title: String {
      switch self {
      case .controllers: "Controllers"
      case .presenting: "Presenting"
      case .containers: "Containers"
      case .layout: "Layout"
      case .lists: "Lists and scrolling"
      case .input: "Text, controls, input"
      case .looks: "Looks and motion"
      case .program: "The program"
      }
    }

    var color: DynamicColor {
      switch self {
      case .controllers: .systemBlue
      case .presenting: .systemPurple
      case .containers: .systemIndigo
      case .layout: .systemTeal
      case .lists: .systemGreen
      case .input: .systemOrange
      case .looks: .systemPink
      case .program: .systemBrown
      }
    }
  }

  let title: String
  let group: Group
  /// The name of a symbol.
  let symbol: String
  /// What a person learns here, in a sentence or two.
  let summary: String
  private let lesson: Lesson.Type

  init(_ title: String, _ group: Group, _ symbol: String, _ summary: String, _ lesson: Lesson.Type)
  {
    self.title = title
    self.group = group
    self.symbol = symbol
    self.summary = summary
    self.lesson = lesson
  }

  /// The name of the file that the lesson is in.
  var file: String { "\(lesson).swift" }

  func makeLesson() -> Lesson { lesson.init() }

  func matches(_ text: String) -> Bool {
    let words = "\(title) \(group.title) \(summary)".lowercased()
    return text.lowercased().split(separator: " ").allSatisfy { words.contains($0) }
  }

  static func named(_ title: String) -> Topic? { all.first { $0.title == title } }
}
