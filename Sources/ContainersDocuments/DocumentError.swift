internal import Containers
internal import Support

/// An error of a document's file.
public enum DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system refused access to the file, with an error code of `errno`.
  case system(code: Int32)
  /// The file to create already exists.
  case fileExists
  /// The item at the URL is neither a file nor a folder.
  case notAFile
  /// The file is larger than ``Document/maximumContentSize``.
  case tooLarge

  /// The error described in a sentence.
  public var description: String {
    switch self {
    case .system(let code): Messages.Documents.refused(SystemError(code).description)
    case .fileExists: Messages.Documents.fileExists
    case .notAFile: Messages.Documents.notAFile
    case .tooLarge: Messages.Documents.tooLarge
    }
  }

  /// Returns an error as clients see it.
  static func visible(_ error: any Error) -> any Error {
    switch error {
    case let error as SystemError: DocumentError.system(code: error.code)
    case ReadError.irregular, FileReplacement.Failure.notAFile: DocumentError.notAFile
    case ReadError.tooLarge: DocumentError.tooLarge
    case let error as ReadError: DocumentError.system(code: error.systemError.code)
    case FileReplacement.Failure.changed: DocumentError.fileExists
    default: error
    }
  }
}
