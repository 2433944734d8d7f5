internal import Glibc

/// The files that fontconfig chose for fonts, kept for the next start of a program.
///
/// They hold as long as nothing has changed of what fontconfig was read from: the moments at which its files and
/// the folders of fonts were changed last stand beside them.
struct FontMemory {
  /// What is asked for.
  struct Question: Hashable {
    let family: String
    let weight: Int
    let isItalic: Bool
  }

  /// The answers so far.
  private(set) var answers: [Question: FontFinder.File] = [:]

  private let path: String
  private let circumstances: String

  /// Reads what was kept in a folder; nothing where it does not hold any more.
  init(folder: String, circumstances: String) {
    path = folder + "/fonts"
    self.circumstances = FontMemory.line(circumstances)
    guard let file = MappedFile(path: path) else { return }
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.first == self.circumstances else { return }
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      switch fields.count {
      case 2:
        guard FontMemory.stamp(of: String(fields[1])) == fields[0] else {
          answers = [:]
          return
        }
      case 5:
        guard let weight = Int(fields[1]), let index = Int(fields[4]) else { continue }
        let question = Question(
          family: String(fields[0]), weight: weight, isItalic: fields[2] == "italic")
        answers[question] = FontFinder.File(path: String(fields[3]), index: index)
      default: continue
      }
    }
  }

  /// Adds an answer and writes all of them; where that cannot be, the next start asks again.
  ///
  /// - Parameter watched: What the answers depend on, files and folders.
  mutating func remember(
    _ answer: FontFinder.File, for question: Question, watching watched: Set<String>
  ) {
    answers[question] = answer
    var lines = [circumstances]
    lines += watched.sorted().map { "\(FontMemory.stamp(of: $0))\t\(FontMemory.line($0))" }
    lines += answers.map { question, file in
      FontMemory.line(
        "\(question.family)\t\(question.weight)\t\(question.isItalic ? "italic" : "upright")\t"
          + "\(file.path)\t\(file.index)")
    }
    FileReplacement.makeFolders(above: path)
    _ = FileReplacement.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }

  /// When a file or folder was changed last; a dash where there is none.
  private static func stamp(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// Returns a text without ends of lines: what has one is not found again, which is no harm.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
