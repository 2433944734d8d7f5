internal import Atlas

/// The exit status of the process, numbered as in `sysexits.h`.
package nonisolated enum ExitStatus: Int32 {
  case success = 0
  /// The question was understood, but there is no answer.
  case nothingFound = 1
  case unreadableInput = 64
  case damagedFile = 65
  case missingFile = 66
  /// There is no display, or the system grants too little memory or too few open files.
  case unavailable = 69
  case cannotWrite = 73

  /// Creates the status for an error of a data file.
  init(_ error: AssetError) {
    switch error {
    case .damaged: self = .damagedFile
    case .missing, .unreadable: self = .missingFile
    }
  }
}
