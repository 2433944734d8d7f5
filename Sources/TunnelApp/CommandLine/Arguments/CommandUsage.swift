/// The syntax of a command, shown by the help and used by ``ArgumentOrder`` to recognize its
/// options.
nonisolated struct CommandUsage: Sendable {
  /// The name of the command.
  let name: String
  /// The arguments and options of the command, with the optional ones in brackets.
  let synopsis: String
  /// Whether the command reads its questions from standard input if its argument is a dash.
  var readsLines = false

  /// All commands, in the order of the help.
  static let all = [
    open, antipode, place, fall, search, discover, share, data, snapshot,
  ]

  /// The command that opens the window, used if no command is named.
  static let open = CommandUsage(
    name: "open",
    synopsis: """
      tunnel [PLACE | FILE.geojson] [--exact] [--search] [--new-window]
                                    [--language TAG] [--scale SCALE]
      """)

  static let antipode = CommandUsage(
    name: "antipode",
    synopsis: "tunnel antipode PLACE [--exact] [--notation NOTATION] [--json]", readsLines: true)

  static let place = CommandUsage(
    name: "place",
    synopsis: """
      tunnel place PLACE [--exact] [--notation NOTATION] [--json] [--date DATE]
                         [--language TAG]
      """, readsLines: true)

  static let fall = CommandUsage(
    name: "fall",
    synopsis: """
      tunnel fall PLACE [--to PLACE] [--exact] [--fraction FRACTION] [--json]
                        [--language TAG]
      """, readsLines: true)

  static let search = CommandUsage(
    name: "search",
    synopsis: """
      tunnel search NAME [--near PLACE [--exact]] [--language TAG] [--limit COUNT]
                         [--json]
      """, readsLines: true)

  static let discover = CommandUsage(
    name: "discover",
    synopsis: "tunnel discover capitals|towns|land [--limit COUNT] [--language TAG] [--json]")

  static let share = CommandUsage(
    name: "share", synopsis: "tunnel share PLACE [--exact] [--json] [--language TAG]",
    readsLines: true)

  static let data = CommandUsage(name: "data", synopsis: "tunnel data [--json]")

  static let snapshot = CommandUsage(
    name: "snapshot",
    synopsis: """
      tunnel snapshot [--at PLACE] [--exact] [--size WxH] [--side SIDE] [--style STYLE]
                      [--across KM] [--other-side] [--daylight] [--time SECONDS]
                      [--date DATE] [--fall [FRACTION] [--to PLACE]] [--card]
                      [--language TAG] [--scale SCALE] --output FILE.png|FILE.webp
      """)

  /// The usage text in the command's own help.
  var help: String { readsLines ? synopsis + "\ntunnel \(name) - < FILE" : synopsis }

  /// The options, each with its leading dashes.
  var options: [String] { words.map { String($0.prefix { $0 != "]" }) } }

  /// The options that take a value.
  var optionsWithValue: [String] { words.filter { !$0.hasSuffix("]") }.map(String.init) }

  /// The options, each followed by its closing bracket if it takes no value.
  private var words: [Substring] {
    synopsis.split(whereSeparator: \.isWhitespace).map { $0.drop { $0 == "[" } }
      .filter { $0.hasPrefix("--") }
  }
}
