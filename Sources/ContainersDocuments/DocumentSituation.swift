internal import Support

/// What a look at the disk says about a document's file.
enum DiskObservation: Hashable, Sendable {
  /// The file is the one that was last read or written.
  case same
  /// Another file is there, or the same one with other contents.
  case changed
  /// The file has another name in the same folder.
  case moved(to: String)
  /// There is no file.
  case gone
}

/// How a document responds to a change of its file.
enum DiskResponse: Hashable, Sendable {
  /// Nothing happens.
  case ignore
  /// The document and its file are no longer in conflict.
  case settle
  /// The document reads the file again.
  case revert
  /// Both changed, and the program decides.
  case conflict
  /// The document belongs to the file with the new name.
  case follow(String)
  /// The next save writes the file again.
  case forget
}

/// What matters about a document when its file changes: the decision as a table of values.
struct DocumentSituation: Hashable, Sendable {
  /// Whether the document is open.
  var isOpen = true
  /// Whether it has changes that are not saved.
  var hasUnsavedChanges = false
  /// Whether it is in conflict with its file.
  var isInConflict = false

  /// Returns the response to an observation of the disk.
  func response(to observation: DiskObservation) -> DiskResponse {
    guard isOpen else { return .ignore }
    return switch observation {
    case .same: isInConflict ? .settle : .ignore
    case .changed: isInConflict ? .ignore : hasUnsavedChanges ? .conflict : .revert
    case .moved(let name): .follow(name)
    case .gone: .forget
    }
  }
}

extension FileSystem {
  /// Compares the file at a path with the known fingerprint.
  func observe(_ path: String, knowing known: FileFingerprint) throws -> DiskObservation {
    let found = try FileFingerprint(of: path, self)
    if found == known { return .same }
    if found.isPresent { return .changed }
    let folder = FilePath.folder(of: path)
    for name in (try? names(in: folder)) ?? [] {
      let status = try? status("\(folder)/\(name)", followsLinks: false)
      if let status, status.identity == known.identity { return .moved(to: "\(folder)/\(name)") }
    }
    return .gone
  }
}
