internal import Atlas

/// An error that ends a command, with a message for the user and a status for the shell.
package nonisolated struct CommandFailure: Error, Hashable, CustomStringConvertible {
  let status: ExitStatus
  package let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }

  /// Creates the failure for an error of a data file.
  init(_ error: AssetError) { self.init(ExitStatus(error), error.message) }

  /// Creates the failure for an error; nil if the error is of an unexpected type.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as CoordinateError:
      self.init(.unreadableInput, Messages.Coordinates.sentence(error))
    case let error as AssetError: self.init(error)
    case let error as MissingAssets: self.init(.missingFile, error.description)
    default: return nil
    }
  }
}
