/// The version of the program, as the command and the sheet about it say it.
nonisolated enum ProgramVersion {
  /// The version.
  static let current = "0.1.0"
}
