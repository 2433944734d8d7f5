internal import Glibc

/// A replacement of a file that leaves either the old file or the new one, and never a part of it.
///
/// A draft is written beside the file and takes its place in one step; symbolic links are followed and
/// stay. A file that has several names or an owner whom nobody else can give files to, and one whose
/// folder does not allow that, is written in place, after a copy of it has been made.
package struct FileReplacement {
  /// A reason why nothing was written, besides the errors of the system.
  package enum Failure: Error, Hashable, Sendable {
    /// The file is not the expected one.
    case changed
    /// The path leads to something other than a file or a folder.
    case notAFile
  }

  /// What the file is to contain.
  package enum Content {
    /// Bytes.
    case bytes([UInt8])
    /// A file or folder that a closure makes at the path of a draft, given what it replaces.
    case made((_ draft: String, _ old: FileStatus?) throws -> Void)
  }

  /// What a replacement did.
  package struct Outcome {
    /// The new file.
    package let fingerprint: FileFingerprint
    /// The error after the file had been touched: the new one may not outlive a crash, or the old
    /// contents were written back, if nobody else had written since.
    package var failure: SystemError?
  }

  private let path: String
  private let content: Content
  private let expected: FileFingerprint?
  private let isDurable: Bool
  private let mode: UInt32?
  private let files: FileSystem
  private var folder: String { FilePath.folder(of: path) }

  /// Creates a replacement.
  ///
  /// - Parameters:
  ///   - path: The path of the file, after symbolic links.
  ///   - content: The new contents.
  ///   - expected: The file that may be replaced, or `nil` if any may be.
  ///   - isDurable: Whether to wait until the file and its folder entry are on disk. A file that is
  ///     written in place is always waited for.
  ///   - mode: The permissions of the file, or `nil` to keep those of the old one.
  package init(
    of path: String, with content: Content, expecting expected: FileFingerprint?,
    isDurable: Bool = true, mode: UInt32? = nil, _ files: FileSystem
  ) {
    (self.path, self.content, self.expected) = (path, content, expected)
    (self.isDurable, self.mode, self.files) = (isDurable, mode, files)
  }

  /// Replaces the file, or throws and leaves the old one as it was.
  ///
  /// - Throws: A ``Failure``, a ``SystemError``, or the error of the closure that makes the draft.
  package func run() throws -> Outcome {
    try verify()
    guard let old = try files.status(path) else { return try replace(nil) }
    guard old.isFile || old.isFolder else { throw Failure.notAFile }
    if old.isFolder, case .bytes = content { throw SystemError(EISDIR) }
    try files.requireWritable(path)
    let isInPlace = old.links > 1 || (try? files.requireWritable(folder)) == nil
    return old.isFile && isInPlace ? try writeInPlace(old) : try replace(old)
  }

  /// Throws if the file is not the expected one.
  private func verify() throws {
    guard let expected else { return }
    if try FileFingerprint(of: path, files) != expected { throw Failure.changed }
  }

  // MARK: By another file

  private func replace(_ old: FileStatus?) throws -> Outcome {
    var draft = try makeDraft(in: folder, replacing: old)
    defer { draft.discard() }
    let isFolder = try draft.status.isFolder
    let isLike: Bool
    if let old, old.isFolder == isFolder {
      isLike = try draft.resemble(old, permissions: mode ?? old.permissions)
      if !isLike, mode == nil, old.isFile {
        draft.discard()
        return try writeInPlace(old)
      }
    } else {
      isLike = mode == nil
    }
    // The group may be a different one now.
    if !isLike, let mode = mode ?? old.map({ $0.permissions & 0o707 }) { try draft.setMode(mode) }
    try draft.finish(isDurable: isDurable)
    let fingerprint = try draft.fingerprint()
    do {
      try files.alone(with: path) {
        try verify()
        if let old, old.isFolder || isFolder {
          try draft.exchange(with: path)
        } else {
          try draft.publish(as: path, isExclusive: old == nil && expected != nil)
        }
      }
    } catch let error as SystemError where error.code == EEXIST && expected != nil {
      throw Failure.changed
    } catch let error as SystemError where [EBUSY, EPERM].contains(error.code) {
      // A file that is mounted, or another user's in a folder such as /tmp, keeps its name.
      guard let old, old.isFile, !isFolder else { throw error }
      draft.discard()
      return try writeInPlace(old)
    }
    do throws(SystemError) {
      if isDurable { try files.synchronizeFolder(folder) }
    } catch {
      return Outcome(fingerprint: fingerprint, failure: error)
    }
    return Outcome(fingerprint: fingerprint)
  }

  private func makeDraft(in folder: String, replacing old: FileStatus?) throws -> FileDraft {
    switch content {
    case .bytes(let bytes):
      try FileDraft(
        bytes, mode: old == nil && mode == nil ? 0o666 : 0o600, in: folder, files)
    case .made(let make): try FileDraft(in: folder, files) { try make($0, old) }
    }
  }

  // MARK: In place

  /// The maximum size in bytes of a file that is written in place, because a copy of it must fit in
  /// memory.
  private static let greatestCopy = 1 << 30

  private func writeInPlace(_ status: FileStatus) throws -> Outcome {
    let store = files.backupFolder ?? folder
    try files.makeFolders(store)
    let new = try newBytes(in: store, replacing: status)
    let old = try bytes(of: path)
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let name = FilePath.beginning(of: FilePath.name(of: path), bytes: 200)
    let copy = "\(store)/\(number).\(name)"
    do {
      try files.create(copy, with: old, mode: 0o600)
      try files.synchronizeFolder(store)
    } catch {
      try? files.remove(copy)
      throw error
    }
    return try files.alone(with: path) { try exchange(old, for: new, keeping: copy) }
  }

  /// Overwrites the old bytes, which have been copied.
  private func exchange(_ old: [UInt8], for new: [UInt8], keeping copy: String) throws -> Outcome {
    do { try verify() } catch {
      try? files.remove(copy)
      throw error
    }
    do throws(SystemError) {
      try overwrite(with: new)
      if let mode { try files.setMode(mode, of: path) }
    } catch {
      // Somebody else may have written in between. If the old bytes do not return, the copy is the
      // only whole version left, and it stays.
      if isUntouched(between: old, and: new), (try? overwrite(with: old)) != nil {
        try? files.remove(copy)
      }
      return Outcome(fingerprint: try fingerprint(), failure: error)
    }
    try? files.remove(copy)
    return Outcome(fingerprint: try fingerprint())
  }

  private func newBytes(in store: String, replacing old: FileStatus) throws -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .made(let make):
      let draft = FilePath.draft(in: store)
      defer { try? files.remove(draft) }
      try make(draft, old)
      return try bytes(of: draft)
    }
  }

  private func bytes(of path: String) throws(SystemError) -> [UInt8] {
    do throws(ReadError) { return try files.bytes(of: path, atMost: Self.greatestCopy) } catch {
      throw error.systemError
    }
  }

  /// Takes the fingerprint of the file that was written in place.
  ///
  /// Without it, a document would take its own file for somebody else's, so it is worth another
  /// attempt.
  private func fingerprint() throws -> FileFingerprint {
    if let fingerprint = try? FileFingerprint(of: path, files) { return fingerprint }
    return try FileFingerprint(of: path, files)
  }

  private func overwrite(with bytes: [UInt8]) throws(SystemError) {
    try files.withFile(path, O_WRONLY) { file throws(SystemError) in
      try files.write(bytes, to: file, path)
      try files.perform(.truncate, path) { Int(ftruncate(file, bytes.count)) }
      // Even where nothing waits for the disk: until then the copy is the only whole version.
      try files.synchronize(file, path)
    }
  }

  /// Whether the file contains nothing but its old bytes and those that this save has written.
  private func isUntouched(between old: [UInt8], and new: [UInt8]) -> Bool {
    guard let bytes = try? bytes(of: path) else { return false }
    let count = zip(bytes, new).prefix { $0 == $1 }.count
    return bytes == new || bytes[count...] == old.dropFirst(count)
  }
}
