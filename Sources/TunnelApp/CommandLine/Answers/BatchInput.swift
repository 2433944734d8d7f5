internal import Atlas
internal import Glibc
internal import Support

/// A batch of questions on standard input, one per line, answered in order as they arrive.
///
/// A line without an answer is reported on standard error with its number, and the batch continues.
/// The output stays in step: such a line prints an empty line. With `--json` it prints nothing, and
/// every object names the line that it answers.
nonisolated struct BatchInput {
  private var failures: [ExitStatus] = []
  private var output: StandardOutput

  private init(output: StandardOutput) { self.output = output }

  /// Whether a command reads from standard input: its only argument is a dash, or it has none and
  /// input is piped in.
  static func isMeant(by words: [String]) -> Bool {
    if words.isEmpty {
      var status = stat()
      guard fstat(STDIN_FILENO, &status) == 0 else { return false }
      return [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }
    return words == ["-"]
  }

  /// Answers every line.
  ///
  /// - Throws: After the last line, an error with the number of unanswered lines. Immediately, an
  ///   error of a data file or of the output.
  static func run<Answer: CommandAnswer>(
    json: Bool, output: StandardOutput, answer: (String) throws -> Answer
  ) throws {
    var batch = BatchInput(output: output)
    var lines = InputLines(STDIN_FILENO)
    func flush() throws(CommandFailure) { try batch.output.flush() }
    while let line = try lines.next(before: flush) {
      if let text = try batch.text(for: line, number: lines.number, json: json, answer) {
        try batch.output.print(text)
      }
    }
    try batch.output.finish()
    try batch.finish(lines.number)
  }

  /// Returns the text to print for a line; nil for none.
  private mutating func text<Answer: CommandAnswer>(
    for line: InputLines.Line, number: Int, json: Bool, _ answer: (String) throws -> Answer
  ) throws -> String? {
    // In plain text, an empty line keeps the output in step.
    let nothing = json ? nil : ""
    do {
      guard case .text(let text) = line else {
        throw CommandFailure(.unreadableInput, Messages.Failures.longLine(InputLines.longest))
      }
      if text.allSatisfy(\.isWhitespace) { return nothing }
      let found = try answer(text)
      if let note = found.note { say(note, number) }
      if let shortfall = found.shortfall { note(shortfall, number) }
      if json { return found.invariantJSON.adding(["line": .number(String(number))]).text }
      return found.lines.joined(separator: "\n") + (Answer.isOneLine ? "" : "\n")
    } catch let error as AssetError {
      throw error
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      note(failure, number)
      return nothing
    }
  }

  private mutating func note(_ failure: CommandFailure, _ number: Int) {
    failures.append(failure.status)
    say(failure.description, number)
  }

  private func say(_ message: String, _ number: Int) {
    StandardError.say(Messages.Answers.line(number, message))
  }

  private func finish(_ lineCount: Int) throws {
    guard let first = failures.first else { return }
    let isOneKind = failures.allSatisfy { $0 == first }
    throw CommandFailure(
      isOneKind ? first : .unreadableInput,
      Messages.Failures.unanswered(failures.count, of: lineCount))
  }
}
