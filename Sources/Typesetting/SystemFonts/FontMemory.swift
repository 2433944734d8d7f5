internal import Support
internal import Synchronization

/// The font files that fontconfig chose, cached for the next launch of a program.
///
/// They are valid while nothing that fontconfig reads has changed. The cache therefore stores the
/// modification times of its configuration files and font folders.
final class FontMemory: Sendable {
  /// The cache key: the attributes of a font.
  struct Question: Hashable {
    let family: String
    let weight: Int
    let isItalic: Bool
    /// The language of the Chinese characters that the font must have; empty if it need not have any.
    var language = ""
  }

  /// The files and folders that fontconfig reads, each with its modification time.
  typealias Stamps = [String: String]

  private struct State {
    var answers: [Question: FontFinder.File] = [:]
    // The stamps that the answers are valid for; `nil` until fontconfig was loaded.
    var stamps: Stamps?
    var isChanged = false
  }

  private static let name = "fonts"

  private let memory: LaunchMemory
  private let circumstances: String
  private let state = Mutex(State())

  /// Loads the cache from a folder; it starts empty if the stored answers are no longer valid.
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

  /// Whether there are no answers.
  var isEmpty: Bool { state.withLock { $0.answers.isEmpty } }

  /// Returns the cached answer, if any.
  func answer(to question: Question) -> FontFinder.File? {
    state.withLock { $0.answers[question] }
  }

  /// Adds an answer that fontconfig gave while its files had the given stamps.
  func add(_ answer: FontFinder.File, to question: Question, stamps: Stamps) {
    state.withLock { state in
      // Older answers must not be stored under the new stamps.
      if state.stamps != stamps { state.answers = [:] }
      state.answers[question] = answer
      state.stamps = stamps
      state.isChanged = true
    }
  }

  /// Removes all answers; returns whether there were any.
  func forget() -> Bool {
    state.withLock { state in
      defer { state = State(isChanged: true) }
      return !state.answers.isEmpty
    }
  }

  /// Writes new answers to the folder; if that fails, the next launch queries again.
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
          + "\(question.language)\t\(file.path)\t\(file.index)")
    }
    memory.keep(lines.joined(separator: "\n") + "\n", as: Self.name)
  }

  /// Returns the modification time of a file or folder, or a dash if it does not exist.
  static func stamp(of path: String) -> String {
    guard let status = try? FileSystem.current.status(path) else { return "-" }
    return "\(status.seconds).\(status.nanoseconds)"
  }

  private static func answer(_ fields: [String]) -> (Question, FontFinder.File)? {
    guard fields.count == 6, let weight = Int(fields[1]), let index = Int32(fields[5]), index >= 0
    else { return nil }
    let question = Question(
      family: fields[0], weight: weight, isItalic: fields[2] == "italic", language: fields[3])
    return (question, FontFinder.File(path: fields[4], index: Int(index)))
  }

  /// Returns a text on one line.
  ///
  /// An entry that contained a newline is not found again, which is harmless.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
