internal import Atlas

/// What a command answers to one question, for people and for programs.
nonisolated protocol CommandAnswer {
  /// Whether every answer is one line, so that the lines of a batch need nothing between them.
  static var isOneLine: Bool { get }
  /// The answer for people.
  var lines: [String] { get }
  /// The answer for programs: an object.
  var json: JSONValue { get }
  /// What is to be said beside the answer, on the standard error.
  var note: String? { get }
  /// What the answer lacks though it should not; told behind the answer.
  var shortfall: CommandFailure? { get }
}

nonisolated extension CommandAnswer {
  static var isOneLine: Bool { false }
  var note: String? { nil }
  var shortfall: CommandFailure? { nil }

  /// Prints the answer to the words of a command, or to every line of the standard input.
  ///
  /// - Parameters:
  ///   - words: What stands on the command line; a dash alone, or nothing where something is piped in,
  ///     asks for the standard input.
  ///   - name: What help calls the words.
  ///   - json: Whether objects are printed instead of lines.
  ///   - check: Whether answers given so far are to be trusted; called before they are written.
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
    try output.print(json ? found.json.text : found.lines.joined(separator: "\n"))
    try output.finish()
    if let shortfall = found.shortfall { throw shortfall }
  }
}
