internal import ArgumentParser

/// The `tunnel` command, which opens a window or answers in the terminal.
struct Tunnel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tunnel",
    abstract: Messages.Help.program,
    usage: CommandUsage.all.map(\.synopsis).joined(separator: "\n"),
    discussion: [
      Messages.HelpTexts.window, Messages.HelpTexts.place, Messages.HelpTexts.exitStatus,
    ]
    .joined(separator: "\n\n"),
    version: ProgramVersion.current,
    subcommands: [
      OpenCommand.self, AntipodeCommand.self, PlaceCommand.self, FallCommand.self,
      SearchCommand.self, DiscoverCommand.self, ShareCommand.self, DataCommand.self,
      SnapshotCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)
}
