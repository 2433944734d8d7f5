internal import Support

/// The arguments in an order that the parser understands.
///
/// A coordinate may begin with a minus, which to a parser is an option. Where one does, all pieces
/// of the place move behind `--`, in their order; nothing else is forgiven: an unknown option stays
/// in front and is refused.
nonisolated struct ArgumentOrder {
  /// The arguments to parse.
  let parsable: [String]

  /// The commands and their options; `open` is what runs where none is named.
  static let options = Dictionary(
    uniqueKeysWithValues: CommandUsage.all.map { ($0.name, $0.options) } + [("help", [])])

  /// The options that a value follows.
  static let optionsWithValue = Set(CommandUsage.all.flatMap(\.optionsWithValue))

  /// The words that can stand first.
  static var commands: [String] { options.keys.sorted() }

  /// Puts arguments in order.
  ///
  /// - Throws: The nearest command or option, where a word looks like a slip of it; or that the
  ///   place behind `--at` or `--near` is missing.
  init(_ arguments: [String]) throws(CommandFailure) {
    var rest = arguments[...]
    var command: [String] = []
    if let first = rest.first {
      if Self.commands.contains(first) {
        command = [first]
        rest = rest.dropFirst()
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

  /// Returns the command that a word is a slip of; a word with a capital letter is a name.
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
      if argument == "--at" || argument == "--near" {
        // A place may be several words; joined to its option none of them can be mistaken.
        var words = rest.prefix { argument == "--at" ? isPlace($0) : isCoordinate($0) }
        // What is no coordinate is taken all the same, to be told why it is none.
        if words.isEmpty, rest.first.map(isPlace) == true { words = rest.prefix(1) }
        rest = rest.dropFirst(words.count)
        guard !words.isEmpty else {
          throw CommandFailure(.unreadableInput, Messages.Failures.missingPlace(behind: argument))
        }
        options.append("\(argument)=" + words.joined(separator: " "))
      } else if optionsWithValue.contains(argument) {
        options.append(argument)
        if let value = rest.popFirst() { options.append(value) }
      } else if isPlace(argument) {
        place.append(argument)
      } else {
        options.append(argument)
      }
    }
    return (options, place)
  }

  /// The parser would find a slip too, but say first that what was meant is missing.
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

  /// Whether an argument is a piece of a place: no dash in front, or one and then a number, or the dash
  /// alone that stands for the standard input.
  static func isPlace(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return true }
    guard let next = argument.utf8.dropFirst().first else { return true }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= next || next == UInt8(ascii: ".")
  }

  /// Whether an argument is a piece of a coordinate and no word of a name: it has a number, or is one
  /// letter or one sign.
  private static func isCoordinate(_ argument: String) -> Bool {
    isPlace(argument)
      && (argument.count == 1
        || argument.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
  }
}
