import Atlas
import Containers
import ContainersDocuments
internal import FoundationEssentials
internal import Support

extension FavoritesDocument {
  /// Whether both the document and its file have changed, and nothing has been decided.
  var isInConflict: Bool { documentState.contains(.inConflict) }

  func stateDidChange() {
    guard isInConflict, !documentState.contains(.editingDisabled), settling == nil else { return }
    settling = Task {
      await settle()
      settling = nil
    }
  }

  /// Asks once more what stays, after a change of a document in conflict, which is not saved.
  func askAgain() { if isInConflict, settling == nil { onConflict?() } }

  /// Merges the document and its file; if that is impossible, asks.
  private func settle() async {
    guard isInConflict else { return }
    let theirs = await fileContents()
    guard isInConflict else { return }
    guard let theirs,
      FavoriteMerge(base: base, mine: list.collection, theirs: theirs).merged != nil
    else {
      onConflict?()
      return
    }
    // Reading the file merges it.
    _ = await resolveConflict(keeping: .theirs)
  }

  /// Ends a conflict as the user has decided.
  @discardableResult
  func settle(keeping resolution: ConflictResolution) async -> Bool {
    isDiscarding = true
    defer { isDiscarding = false }
    return await resolveConflict(keeping: resolution)
  }

  /// Returns what the file contains; nil if it cannot be read.
  private func fileContents() async -> GeoJSONCollection? {
    let path = path
    return await withCheckedContinuation { continuation in
      performAsynchronousFileAccess {
        let bytes = try? FileSystem.current.bytes(of: path, atMost: JSONReader.greatestSize)
        continuation.resume(returning: bytes.flatMap { try? GeoJSONCollection(reading: $0) })
      }
    }
  }

  // MARK: The new file

  /// Creates the file, with the folders above it.
  func create() {
    guard !isCreating else { return }
    isCreating = true
    Task.immediate {
      await createFile()
      isCreating = false
    }
  }

  /// Creates the file at the end of the app, if that was impossible before.
  func finish() {
    guard documentState.contains(.closed), list.collection != base else { return }
    do throws(SystemError) {
      let files = FileSystem.current
      try files.makeFolders(FilePath.folder(of: path))
      try files.write(Array(list.collection.text.utf8), to: path, .creating)
    } catch {
      warn("\(self): \(error)")
    }
  }

  private func createFile() async {
    try? FileSystem.current.makeFolders(FilePath.folder(of: path))
    if !hasFile, await save(to: fileURL, for: .forCreating) { return }
    // Somebody else was faster, if there is a file now.
    guard hasFile, documentState.contains(.closed) else { return }
    await prepare()
  }
}
