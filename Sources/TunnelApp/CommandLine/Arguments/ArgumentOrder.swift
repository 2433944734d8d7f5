internal import Atlas
internal import Support

/// Command-line arguments, reordered so that the parser understands them.
///
/// A coordinate may begin with a minus, which the parser would take for an option. If one does, all
/// parts of the place move behind `--`, in their order. Everything else keeps its position, so
/// unknown options are still refused.
nonisolated struct ArgumentOrder {
  /// The arguments to pass to the parser.
  let parsable: [String]

  /// The options of each command.
  ///
  /// `open` runs if no command is named.
  static let options = Dictionary(
    uniqueKeysWithValues: CommandUsage.all.map { ($0.name, $0.options) } + [("help", [])])

  /// The options that take a value.
  static let optionsWithValue = Set(CommandUsage.all.flatMap(\.optionsWithValue))

  /// The valid first words.
  static var commands: [String] { options.keys.sorted() }

  /// Reorders arguments.
  ///
  /// - Throws: A ``CommandFailure`` that suggests the closest command or option for a likely typo,
  ///   or that reports help for an unknown command, or a missing place after `--at`, `--near` or `--to`.
  init(_ arguments: [String]) throws(CommandFailure) {
    var rest = arguments[...]
    var command: [String] = []
    if let first = rest.first {
      if Self.commands.contains(first) {
        command = [first]
        rest = rest.dropFirst()
        if first == "help" { try Self.checkTopic(rest.first) }
      } else if let meant = Self.command(meantBy: first) {
        throw CommandFailure(
          .unreadableInput, Messages.Failures.misspelledCommand(first.quoted, meaning: meant))
      }
    }
    let (options, place) = try Self.split(rest)
    try Self.checkSpelling(of: options, for: command.first ?? CommandUsage.open.name)
    if command.isEmpty && !place.isEmpty { command = [CommandUsage.open.name] }
    let needsTerminator = place.contains { $0.hasPrefix("-") }
    parsable = needsTerminator ? command + options + ["--"] + place : command + options + place
  }

  /// Checks the word after `help`, which the parser would ignore if it is no command.
  private static func checkTopic(_ topic: String?) throws(CommandFailure) {
    guard let topic, !topic.hasPrefix("-"), !commands.contains(topic) else { return }
    let meant = command(meantBy: topic)
    throw CommandFailure(
      .unreadableInput,
      meant.map { Messages.Failures.misspelledCommand(topic.quoted, meaning: $0) }
        ?? Messages.Failures.unknownCommand(topic.quoted))
  }

  /// Returns the command that a word is a typo of; nil if there is none.
  ///
  /// A capitalized word is a name.
  private static func command(meantBy word: String) -> String? {
    let isName = word.first?.isUppercase == true && !commands.contains(word.lowercased())
    return isName ? nil : Spelling.nearest(to: word, among: commands)
  }

  private static func split(
    _ arguments: ArraySlice<String>
  ) throws(CommandFailure) -> (options: [String], place: [String]) {
    var (options, place): ([String], [String]) = ([], [])
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        place += rest
        break
      }
      if ["--at", "--near", "--to"].contains(argument) {
        let words = words(of: argument, in: rest, behind: place)
        rest = rest.dropFirst(words.count)
        guard !words.isEmpty else {
          throw CommandFailure(.unreadableInput, Messages.Failures.missingPlace(behind: argument))
        }
        options.append("\(argument)=" + words.joined(separator: " "))
      } else if optionsWithValue.contains(argument) {
        options.append(argument)
        // The value of --fall may be left out.
        if argument == "--fall", let next = rest.first, !Self.isPlace(next) { continue }
        if let value = rest.popFirst() { options.append(value) }
      } else if isPlace(argument) {
        place.append(argument)
      } else {
        options.append(argument)
      }
    }
    return (options, place)
  }

  /// Returns the words of the place after an option.
  ///
  /// A place may be several words. Joined to its option, none of them can be misread.
  private static func words(
    of option: String, in rest: ArraySlice<String>, behind place: [String]
  ) -> ArraySlice<String> {
    // No other place can follow.
    let isLast = option == "--at" || option == "--to" && !place.isEmpty
    if isLast { return rest.prefix(while: isPlace) }
    if option == "--to", let first = rest.first,
      (try? CoordinateFormat.coordinate(from: first)) != nil
    {
      return rest.prefix(1)
    }
    let words = rest.prefix(while: isCoordinate)
    // Take a word that is not a coordinate too, so that the error explains why it is not.
    return words.isEmpty && rest.first.map(isPlace) == true ? rest.prefix(1) : words
  }

  /// Checks options before the parser does, which would report a missing argument before the typo.
  private static func checkSpelling(
    of arguments: [String], for command: String
  ) throws(CommandFailure) {
    let known = (options[command] ?? []) + ["--help", "--version"]
    for argument in arguments where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      if known.contains(name) { continue }
      let names = known.map { String($0.dropFirst(2)) }
      guard let meant = Spelling.nearest(to: String(name.dropFirst(2)), among: names) else {
        continue
      }
      throw CommandFailure(
        .unreadableInput, Messages.Failures.misspelledOption(name.quoted, meaning: meant))
    }
  }

  /// Whether an argument is part of a place: it has no leading dash, or a dash followed by a
  /// number, or is the single dash that stands for standard input.
  static func isPlace(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return true }
    guard let next = argument.utf8.dropFirst().first else { return true }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= next || next == UInt8(ascii: ".")
  }

  /// Whether an argument is part of a coordinate rather than of a name: it contains a digit, or is
  /// a single letter or sign.
  private static func isCoordinate(_ argument: String) -> Bool {
    isPlace(argument)
      && (argument.count == 1
        || argument.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
  }
}
