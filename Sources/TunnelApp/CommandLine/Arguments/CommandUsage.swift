/// How a command is written: what help shows, and what ``ArgumentOrder`` knows of its options.
nonisolated struct CommandUsage: Sendable {
  /// The word that names the command.
  let name: String
  /// The words and options of the command; brackets stand around what may be left out.
  let synopsis: String
  /// Whether the command reads its questions from the standard input where a dash stands for one.
  var readsLines = false

  /// All commands, in the order of the help.
  static let all = [open, antipode, place, search, data, snapshot]

  /// The window, which is opened where no command is named.
  static let open = CommandUsage(name: "open", synopsis: "tunnel [PLACE] [--exact]")

  static let antipode = CommandUsage(
    name: "antipode",
    synopsis: "tunnel antipode PLACE [--exact] [--notation NOTATION] [--json]", readsLines: true)

  static let place = CommandUsage(
    name: "place",
    synopsis: """
      tunnel place PLACE [--exact] [--notation NOTATION] [--json] [--date DATE]
                         [--language TAG]
      """, readsLines: true)

  static let search = CommandUsage(
    name: "search",
    synopsis: """
      tunnel search NAME [--near PLACE [--exact]] [--language TAG] [--limit COUNT]
                         [--json]
      """, readsLines: true)

  static let data = CommandUsage(name: "data", synopsis: "tunnel data [--json]")

  static let snapshot = CommandUsage(
    name: "snapshot",
    synopsis: """
      tunnel snapshot [--at PLACE] [--exact] [--size WxH] [--side SIDE] [--style STYLE]
                      [--across KM] [--other-side] [--time SECONDS] [--date DATE]
                      --output FILE.png
      """)

  /// What the command's own help shows.
  var help: String { readsLines ? synopsis + "\ntunnel \(name) - < FILE" : synopsis }

  /// The options, each with its dashes.
  var options: [String] { words.map { String($0.prefix { $0 != "]" }) } }

  /// The options that a value follows.
  var optionsWithValue: [String] { words.filter { !$0.hasSuffix("]") }.map(String.init) }

  /// The options, with the brackets behind those that no value follows.
  private var words: [Substring] {
    synopsis.split(whereSeparator: \.isWhitespace).map { $0.drop { $0 == "[" } }
      .filter { $0.hasPrefix("--") }
  }
}
