internal import Atlas
internal import Containers
internal import Support

/// A command's answer to one question, as text and as JSON.
nonisolated protocol CommandAnswer {
  /// Whether every answer is a single line, in which case a batch puts no blank lines between
  /// answers.
  static var isOneLine: Bool { get }
  /// The answer as text.
  var lines: [String] { get }
  /// The answer as a JSON object.
  var json: JSON { get }
  /// A note to print on standard error along with the answer.
  var note: String? { get }
  /// What the answer should have but lacks, reported after the answer.
  var shortfall: CommandFailure? { get }
}

nonisolated extension CommandAnswer {
  static var isOneLine: Bool { false }

  /// The answer for programs, which is the same in every language.
  var invariantJSON: JSON {
    Localization.$replacement.withValue(.english) {
      WritingConventions.$current.withValue(.plain) { json }
    }
  }

  var note: String? { nil }
  var shortfall: CommandFailure? { nil }

  /// Prints the answer to the arguments of a command, or to every line of standard input.
  ///
  /// - Parameters:
  ///   - words: The arguments. A single dash reads standard input, and so do no arguments if input
  ///     is piped in.
  ///   - name: The name that the help gives the arguments.
  ///   - json: Whether to print JSON objects instead of lines.
  ///   - check: Called before answers are written. Throws if they can no longer be trusted.
  ///   - answer: Answers one question.
  static func print(
    _ words: [String], called name: String = "place", json: Bool,
    check: @escaping () throws(AssetError) -> Void = {}, answer: (String) throws -> Self
  ) throws {
    var output = StandardOutput(check: check)
    if BatchInput.isMeant(by: words) {
      return try BatchInput.run(json: json, output: output, answer: answer)
    }
    guard !words.isEmpty else {
      throw CommandFailure(
        .unreadableInput,
        Messages.Failures.missingArgument(name)
      )
    }
    let found = try answer(words.joined(separator: " "))
    if let note = found.note { StandardError.say(note) }
    try output.print(json ? found.invariantJSON.lines : found.lines.joined(separator: "\n"))
    try output.finish()
    if let shortfall = found.shortfall { throw shortfall }
  }
}
