internal import Atlas

/// What the process tells its parent, by the numbers of sysexits.h.
package nonisolated enum ExitStatus: Int32 {
  case success = 0
  /// The question was understood and there is no answer.
  case nothingFound = 1
  case unreadableInput = 64
  case damagedFile = 65
  case missingFile = 66
  case noDisplay = 69
  case cannotWrite = 73

  /// Makes the status for a file of data that does not serve.
  init(_ error: AssetError) {
    switch error {
    case .damaged: self = .damagedFile
    case .missing, .unreadable: self = .missingFile
    }
  }
}
