internal import ArgumentParser
internal import Containers
internal import Glibc

/// The number of pixels per point that the user chooses, whatever the display says.
nonisolated struct WindowScale: Hashable, Sendable {
  /// The help text of the option `--scale`.
  static let help = ArgumentHelp(Messages.Help.scale, valueName: "scale")

  private let text: String

  /// Creates a scale from its text.
  init(reading text: String) throws(CommandFailure) {
    guard let scale = Double(text), EnvironmentSettings.scales.contains(scale) else {
      throw CommandFailure(.unreadableInput, Messages.Failures.scale)
    }
    self.text = text
  }

  /// Makes the scale that of the process, while nothing else reads the environment.
  func adopt() { setenv(EnvironmentSettings.scaleVariable, text, 1) }
}
