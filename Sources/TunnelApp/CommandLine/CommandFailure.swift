/// Why a command could not do its work: a sentence for the person, a status for the shell.
nonisolated struct CommandFailure: Error, Hashable, CustomStringConvertible {
  let status: ExitStatus
  let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
