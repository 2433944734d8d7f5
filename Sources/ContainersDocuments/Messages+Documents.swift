internal import Containers

extension Messages {
  /// Texts about documents and their files.
  enum Documents {
    /// An operation that the system does not allow.
    ///
    /// {reason} comes from the system.
    static func refused(_ reason: String) -> String {
      LocalizedMessage("The file cannot be accessed: {reason}.", ["reason": .reason(reason)]).text
    }
    /// A file that should be new exists.
    static var fileExists: String { LocalizedMessage("A file with this name exists.").text }
    /// A device or another item that is not a file.
    static var notAFile: String { LocalizedMessage("This is not a file.").text }
    /// A file that is larger than the program reads.
    static var tooLarge: String { LocalizedMessage("The file is too large.").text }
    /// The name of a file that is kept beside another version of it.
    ///
    /// {date} has digits only.
    static func conflict(_ name: String, _ date: String) -> String {
      LocalizedMessage(
        "{name} (conflict {date})", ["name": .text(name), "date": .text(date)]
      ).text
    }
  }
}
