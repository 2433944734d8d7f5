internal import Atlas

/// Why a command could not do its work: a sentence for the person, a status for the shell.
package nonisolated struct CommandFailure: Error, Hashable, CustomStringConvertible {
  let status: ExitStatus
  package let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }

  /// Makes the failure of a file of data.
  init(_ error: AssetError) { self.init(ExitStatus(error), error.message) }

  /// Makes the failure that an error of the world means to a command; nil: the error is of another kind.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as CoordinateError: self.init(.unreadableInput, error.description)
    case let error as AssetError: self.init(error)
    case let error as MissingAssets: self.init(.missingFile, error.description)
    default: return nil
    }
  }
}
