internal import Glibc
internal import Synchronization
internal import Support

/// The files that fontconfig chose for fonts, kept for the next launch of a program.
///
/// They hold as long as nothing has changed of what fontconfig was read from: the moments at which its files and
/// the folders of fonts were changed last stand beside them.
final class FontMemory: Sendable {
  /// What is asked for.
  struct Question: Hashable {
    let family: String
    let weight: Int
    let isItalic: Bool
  }

  /// What fontconfig is read from, files and folders, each with the moment of its last change.
  typealias Stamps = [String: String]

  private struct State {
    var answers: [Question: FontFinder.File] = [:]
    // What the answers hold for; nil until fontconfig was read.
    var stamps: Stamps?
    var isChanged = false
  }

  private static let name = "fonts"

  private let memory: LaunchMemory
  private let circumstances: String
  private let state = Mutex(State())

  /// Reads what was kept in a folder; nothing where it does not hold any more.
  init(folder: String, circumstances: String) {
    memory = LaunchMemory(folder: folder)
    self.circumstances = FontMemory.line(circumstances)
    guard let text = memory.text(named: Self.name) else { return }
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.first == self.circumstances else { return }
    var read = State()
    var stamps: Stamps = [:]
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 2 {
        guard FontMemory.stamp(of: fields[1]) == fields[0] else { return }
        stamps[fields[1]] = fields[0]
      } else if let (question, answer) = FontMemory.answer(fields) {
        read.answers[question] = answer
      }
    }
    guard !stamps.isEmpty else { return }
    read.stamps = stamps
    state.withLock { $0 = read }
  }

  /// Whether there is any answer.
  var isEmpty: Bool { state.withLock { $0.answers.isEmpty } }

  /// Returns the answer to a question, if there was one.
  func answer(to question: Question) -> FontFinder.File? {
    state.withLock { $0.answers[question] }
  }

  /// Takes an answer of fontconfig, as it was read when its stamps were these.
  func add(_ answer: FontFinder.File, to question: Question, stamps: Stamps) {
    state.withLock { state in
      // What has changed since the answers of before must not be taken for what they hold for.
      if state.stamps != stamps { state.answers = [:] }
      state.answers[question] = answer
      state.stamps = stamps
      state.isChanged = true
    }
  }

  /// Forgets all answers; returns whether there were any.
  func forget() -> Bool {
    state.withLock { state in
      defer { state = State(isChanged: true) }
      return !state.answers.isEmpty
    }
  }

  /// Writes the answers where there are new ones; where that cannot be, the next start asks again.
  func write() {
    let state = state.withLock { state in
      defer { state.isChanged = false }
      return state
    }
    guard state.isChanged, let stamps = state.stamps else { return }
    var lines = [circumstances]
    lines += stamps.sorted { $0.key < $1.key }.map { FontMemory.line("\($0.value)\t\($0.key)") }
    lines += state.answers.map { question, file in
      FontMemory.line(
        "\(question.family)\t\(question.weight)\t\(question.isItalic ? "italic" : "upright")\t"
          + "\(file.path)\t\(file.index)")
    }
    memory.keep(lines.joined(separator: "\n") + "\n", as: Self.name)
  }

  /// When a file or folder was changed last; a dash where there is none.
  static func stamp(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  private static func answer(_ fields: [String]) -> (Question, FontFinder.File)? {
    guard fields.count == 5, let weight = Int(fields[1]), let index = Int32(fields[4]), index >= 0
    else { return nil }
    let question = Question(family: fields[0], weight: weight, isItalic: fields[2] == "italic")
    return (question, FontFinder.File(path: fields[3], index: Int(index)))
  }

  /// Returns a text without ends of lines: what has one is not found again, which is no harm.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
