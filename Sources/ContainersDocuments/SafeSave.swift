internal import Glibc
internal import Support

/// A save that leaves either the old file or the new one, and never a part of it.
///
/// A draft is written beside the file and takes its place in one step. A file that has several names,
/// or whose folder does not allow that, is written in place, after a copy of it has been made.
struct SafeSave {
  /// What a save did.
  struct Outcome {
    /// The new file.
    let fingerprint: FileFingerprint
    /// The error after the file had been touched: the new one may not outlive a crash, or the old
    /// contents were written back.
    var failure: (any Error)?
  }

  let files: DocumentFiles
  /// The path of the file, after symbolic links.
  let path: String
  /// The file that may be written over, or `nil` if any may be.
  let known: FileFingerprint?
  /// Writes the contents as a new file or folder at a path.
  let write: (_ draft: String, _ old: FileStatus?) throws -> Void

  private var folder: String { DocumentFiles.folder(of: path) }

  /// Saves, or throws and leaves the old file as it was.
  func run() throws -> Outcome {
    try verify()
    guard let old = try files.status(path) else { return try replace(nil) }
    guard old.isFile || old.isFolder else { throw DocumentError.notAFile }
    guard old.isFolder || files.isWritable(path) else { throw SystemError(EACCES) }
    if old.isFile, old.links > 1 || !files.isWritable(folder) { return try writeInPlace() }
    return try replace(old)
  }

  /// Throws if the file is not the known one.
  private func verify() throws {
    guard let known else { return }
    if try FileFingerprint(of: path, files) != known { throw ChangedOnDisk() }
  }

  private func replace(_ old: FileStatus?) throws -> Outcome {
    let draft = DocumentFiles.draftPath(in: folder)
    do {
      try write(draft, old)
      let isFolder = try finish(draft, like: old)
      let fingerprint = try FileFingerprint(of: draft, files)
      try files.alone(with: path) {
        try verify()
        if let old, old.isFolder || isFolder {
          try files.exchange(draft, with: path)
        } else {
          try files.rename(draft, to: path, isExclusive: old == nil && known != nil)
        }
      }
      return settle(draft, fingerprint)
    } catch {
      try? files.remove(draft)
      if let error = error as? SystemError, error.code == EEXIST, known != nil {
        throw ChangedOnDisk()
      }
      throw error
    }
  }

  /// Gives a draft the mode and the owner of the old file, and waits until it is on disk.
  ///
  /// - Returns: Whether it is a folder.
  private func finish(_ draft: String, like old: FileStatus?) throws -> Bool {
    guard let new = try files.status(draft) else { throw SystemError(ENOENT) }
    try files.withFile(draft, O_RDONLY) { descriptor throws(SystemError) in
      if let old, old.isFolder == new.isFolder {
        try self.files.check(.changeMode, draft)
        // Without permission to give the file away, it keeps its owner, but no special rights.
        let isSameOwner = fchown(descriptor, old.owner, old.group) == 0
        guard fchmod(descriptor, old.mode & (isSameOwner ? 0o7777 : 0o777)) == 0 else {
          throw .current
        }
      }
      try self.files.synchronize(descriptor, draft)
    }
    return new.isFolder
  }

  /// Waits until the new name is on disk, and removes what was exchanged.
  private func settle(_ draft: String, _ fingerprint: FileFingerprint) -> Outcome {
    do throws(SystemError) {
      try files.synchronizeFolder(folder)
    } catch {
      try? files.remove(draft)
      return Outcome(fingerprint: fingerprint, failure: error)
    }
    try? files.remove(draft)
    return Outcome(fingerprint: fingerprint)
  }

  // MARK: In place

  private func writeInPlace() throws -> Outcome {
    let store = files.stateFolder
    FileReplacement.makeFolders(above: store + "/")
    let draft = DocumentFiles.draftPath(in: store)
    defer { try? files.remove(draft) }
    try write(draft, nil)
    let new = try files.bytes(of: draft)
    let old = try files.bytes(of: path)
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let name = DocumentFiles.beginning(of: DocumentFiles.name(of: path), bytes: 200)
    let copy = "\(store)/\(number).\(name)"
    do {
      try files.make(copy, with: old, mode: 0o600)
      try files.synchronizeFolder(store)
      try verify()
    } catch {
      try? files.remove(copy)
      throw error
    }
    do { try overwrite(with: new) } catch {
      // If that fails too, the copy is the only whole version left, and it stays.
      if (try? overwrite(with: old)) != nil { try? files.remove(copy) }
      return Outcome(fingerprint: try fingerprint(), failure: error)
    }
    try? files.remove(copy)
    return Outcome(fingerprint: try fingerprint())
  }

  /// Takes the fingerprint of what was written in place.
  ///
  /// Without it, the document would take its own file for somebody else's, so it is worth another
  /// attempt.
  private func fingerprint() throws -> FileFingerprint {
    if let fingerprint = try? FileFingerprint(of: path, files) { return fingerprint }
    return try FileFingerprint(of: path, files)
  }

  private func overwrite(with bytes: [UInt8]) throws {
    try files.withFile(path, O_WRONLY) { file throws(SystemError) in
      try self.files.write(bytes, to: file, self.path)
      try self.files.check(.truncate, self.path)
      guard ftruncate(file, bytes.count) == 0 else { throw .current }
      try self.files.synchronize(file, self.path)
    }
  }
}
