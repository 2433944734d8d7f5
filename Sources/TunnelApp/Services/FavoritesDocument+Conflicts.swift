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

  /// Returns the contents of the file; nil if it cannot be read.
  private func fileContents() async -> GeoJSONCollection? {
    let (path, fileSystem) = (path, fileSystem)
    return await onDisk {
      let bytes = try? fileSystem.bytes(of: path, atMost: JSONReader.greatestSize)
      return bytes.flatMap { try? GeoJSONCollection(reading: $0) }
    }
  }
}
