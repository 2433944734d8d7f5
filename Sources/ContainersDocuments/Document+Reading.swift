internal import Containers
internal import Dispatch
internal import FoundationEssentials
internal import Support

extension Document {
  func performOpen() async -> Bool {
    guard documentState.contains(.closed) else {
      warn("\(self) is open already: close() it first.")
      return false
    }
    watchFolder()
    guard await withoutEditing({ await read(fileURL) }) else {
      unwatchFolder()
      return false
    }
    documentState = .normal
    planAutosave()
    return true
  }

  func performRevert(toContentsOf url: URL) async -> Bool {
    guard !documentState.contains(.closed) else {
      warn("\(self) is closed and cannot be reverted: open() it.")
      return false
    }
    return await withoutEditing {
      guard await read(url) else { return false }
      // Before editing goes on: what is changed from now on is saved again.
      documentState.subtract([.inConflict, .savingError])
      return true
    }
  }

  /// Keeps the user from editing while the data is replaced.
  func withoutEditing(_ body: () async -> Bool) async -> Bool {
    guard !documentState.contains(.editingDisabled) else { return await body() }
    disableEditing()
    documentState.insert(.editingDisabled)
    defer {
      documentState.remove(.editingDisabled)
      enableEditing()
    }
    return await body()
  }

  /// Reads a file, and forgets all changes.
  private func read(_ url: URL) async -> Bool {
    do {
      // Taken first: what changes while the file is read counts as unread.
      let fingerprint = try await onDisk { [self] in
        let fingerprint = try FileFingerprint(of: try files.resolved(url.filePath), files)
        guard fingerprint.isPresent else { throw DocumentError.system(code: SystemError.missing) }
        try read(from: url)
        return fingerprint
      }
      undoManager.removeAllActions()
      changes.restart()
      if url.isSamePath(as: fileURL) {
        take(fingerprint)
      } else {
        updateChangeCount(.done)
      }
      planAutosave()
      return true
    } catch {
      return fail(error)
    }
  }

  /// Records the file that was read or written.
  func take(_ fingerprint: FileFingerprint) {
    let isSamePlace = known.folders == fingerprint.folders && known.identity == fingerprint.identity
    known = fingerprint
    fileModificationDate = fingerprint.modificationTime.map(Date.init(timeIntervalSince1970:))
    if !isSamePlace { watchFolder() }
  }

  nonisolated func readEverything(from url: URL) throws {
    let contents: Contents
    do {
      contents = try files.contents(
        of: try files.resolved(url.filePath), atMost: Self.maximumContentSize)
    } catch {
      throw DocumentError.visible(error)
    }
    let type = Document.fileType(of: url)
    try Document.onMainActor { try load(fromContents: contents, ofType: type) }
  }

  /// Runs work on the main actor and waits for it; at once if the caller is there already.
  ///
  /// A document reads on the disk's queue, but a program may call ``read(from:)`` anywhere.
  private nonisolated static func onMainActor(_ work: @MainActor () throws -> Void) throws {
    func run() -> Result<Void, any Error> {
      MainActor.assumeIsolated { Result { try work() } }
    }
    let isThere = DispatchQueue.getSpecific(key: mainQueue) != nil
    try (isThere ? run() : DispatchQueue.main.sync(execute: run)).get()
  }

  /// The mark by which the main queue is known.
  private nonisolated static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

extension SystemError {
  /// The number of the error that a file does not exist: `ENOENT`.
  static var missing: Int32 { 2 }
}
