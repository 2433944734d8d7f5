import ArgumentParser

/// The `tunnel` command.
@main
struct Tunnel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tunnel", abstract: "Dig straight through the Earth and see where you come out.")
}
