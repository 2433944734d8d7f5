internal import ArgumentParser

/// The `tunnel` command: a window, or an answer on the terminal.
struct Tunnel: ParsableCommand {
  /// Which version of the program this is.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "tunnel",
    abstract: "Dig straight through the Earth and see where you come out.",
    usage: """
      tunnel [PLACE] [--exact]
      tunnel antipode PLACE [--exact] [--notation NOTATION] [--json]
      tunnel place PLACE [--exact] [--notation NOTATION] [--json] [--date DATE]
                         [--language TAG]
      tunnel search NAME [--near PLACE [--exact]] [--language TAG] [--limit COUNT]
                         [--json]
      tunnel data [--json]
      tunnel snapshot [--at PLACE] [--exact] [--size WxH] [--side SIDE] [--style STYLE]
                      [--across KM] [--other-side] [--time SECONDS] [--date DATE]
                      --output FILE.png
      """,
    discussion: """
      Without a subcommand a window opens with two globes: where you dig, and where you come out.

      \(PlaceArgument.help)

      Exit status: 0 done, 1 nothing found, 64 input that cannot be read, 65 a damaged file, \
      66 a missing file, 69 no display, 73 an output that cannot be written.
      """,
    version: version,
    subcommands: [
      OpenCommand.self, AntipodeCommand.self, PlaceCommand.self, SearchCommand.self,
      DataCommand.self, SnapshotCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)
}
