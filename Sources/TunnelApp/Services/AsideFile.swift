internal import Glibc
internal import Support

/// What is kept of a file that could not be read as a whole, beside it: `NAME.unreadable`, or
/// `NAME.unreadable-2` and so on, so that it never replaces another.
nonisolated struct AsideFile {
  /// The number of attempts while other programs take the same names.
  private static let mostAttempts = 100

  private let original: String
  private let files: FileSystem

  /// Names the copy that is kept of the file at a path.
  init(of original: String, _ files: FileSystem) {
    // Beside the file, to which a link may lead.
    self.original = (try? files.resolved(original)) ?? original
    self.files = files
  }

  /// Returns the path at which bytes are kept already, or the first one with nothing at it.
  ///
  /// - Parameter bytes: The bytes; nil for the first path with nothing at it.
  func path(for bytes: [UInt8]? = nil) throws(SystemError) -> String {
    var number = 1
    while true {
      let path = name(number)
      if try files.status(path, followsLinks: false) == nil { return path }
      if let bytes, holds(bytes, at: path) { return path }
      number += 1
    }
  }

  /// Returns the same path for a message, or the likely one if it cannot be known now.
  func likelyPath(for bytes: [UInt8]? = nil) -> String { (try? path(for: bytes)) ?? name(1) }

  /// Keeps the bytes of the file, once.
  func keep(_ bytes: [UInt8], isDurable: Bool = true) throws(SystemError) {
    try attempt { () throws(SystemError) in
      let path = try path(for: bytes)
      if holds(bytes, at: path) { return }
      try files.write(bytes, to: path, .creating, isDurable: isDurable, mode: 0o600)
    }
  }

  /// Gives the file the first name that is free.
  func move() throws(SystemError) {
    try attempt { () throws(SystemError) in
      try files.rename(original, to: try path(), isExclusive: true)
    }
  }

  /// Runs a body, and again if another program took the name in between.
  private func attempt(_ body: () throws(SystemError) -> Void) throws(SystemError) {
    for _ in 1..<Self.mostAttempts {
      do throws(SystemError) { return try body() } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    try body()
  }

  private func name(_ number: Int) -> String {
    original + (number == 1 ? ".unreadable" : ".unreadable-\(number)")
  }

  private func holds(_ bytes: [UInt8], at path: String) -> Bool {
    (try? files.bytes(of: path, atMost: bytes.count)) == bytes
  }
}
