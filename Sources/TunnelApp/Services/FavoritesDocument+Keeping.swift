import Atlas
import Containers
import ContainersDocuments
internal import FoundationEssentials
internal import Glibc
internal import Support

/// Favorites whose file is missing, or can neither be read nor written.
extension FavoritesDocument {
  /// Creates the file, or reads it if it can be read by now.
  func create() {
    guard !isCreating else { return }
    isCreating = true
    creation = Task.immediate {
      await createFile()
      isCreating = false
    }
  }

  private func createFile() async {
    if !hasFile, await save(to: fileURL, for: .forCreating) { return }
    // Somebody else was faster, if there is a file now.
    guard hasFile, documentState.contains(.closed) else { return }
    await prepare()
  }

  /// Saves at the end of the app, merged with the file if the document cannot be saved by itself, or if
  /// that is impossible, in another one.
  ///
  /// - Parameter refuge: A folder for the other file, if there can be none beside the file.
  func finish(refuge: String?) async {
    await changing?.value
    if isCreating { await creation?.value }
    if !documentState.contains(.closed) { _ = await autosave() }
    if list.collection != base {
      let keeping = FavoritesKeeping(
        path: path, others: (1...100).map { FilePath.name(of: conflictURL($0).filePath) },
        refuge: refuge, base: base, mine: list.collection, files: fileSystem)
      makeOwnFolder()
      if let loss = await onDisk({ keeping.run() }) { onLoss(loss) }
      // Nothing more can be done about the changes, and the document may go.
      updateChangeCount(.cleared)
    }
    hasFinished = true
  }

  /// Runs work after other accesses to the disk, and returns its result.
  func onDisk<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      performAsynchronousFileAccess { continuation.resume(returning: work()) }
    }
  }

  /// Makes the folder of the app's own file, which may have gone while the app runs, before the next
  /// access to the disk.
  func makeOwnFolder() {
    guard isOwn else { return }
    let (folder, fileSystem) = (FilePath.folder(of: path), fileSystem)
    // What goes wrong is said by the save.
    performAsynchronousFileAccess { try? fileSystem.makeFolders(folder) }
  }
}

/// What is done at the end with favorites that their document could not save.
private nonisolated struct FavoritesKeeping: Sendable {
  let path: String
  /// The names of other files for them.
  let others: [String]
  let refuge: String?
  let base: GeoJSONCollection
  let mine: GeoJSONCollection
  let files: FileSystem

  /// Keeps the favorites, and returns a message for the user; nil if they are in the file.
  func run() -> String? {
    guard let reason = merge() else { return nil }
    return keepBeside().map { Messages.Favorites.keptBeside(path, reason, as: $0) }
      ?? Messages.Favorites.lost(path, reason)
  }

  /// Writes the favorites into the file, with what it contains; returns why that is impossible, or nil.
  private func merge() -> String? {
    var obstacle: String?
    do throws(SystemError) {
      try files.change(path, ofAtMost: JSONReader.greatestSize) { old throws(SystemError) in
        obstacle = nil
        guard let old else { return Array(mine.text.utf8) }
        guard let theirs = try? GeoJSONCollection(reading: old) else {
          obstacle = Messages.Favorites.noFavorites
          return nil
        }
        let merge = FavoriteMerge(base: base, mine: mine, theirs: theirs)
        guard let merged = merge.merged else {
          obstacle = Messages.Favorites.changedElsewhere
          return nil
        }
        return Array(merged.text.utf8)
      }
    } catch {
      return "\(error)"
    }
    return obstacle
  }

  /// Writes the favorites into a new file, and returns its path; nil if that is impossible.
  private func keepBeside() -> String? {
    for folder in [FilePath.folder(of: path), refuge].compactMap(\.self) {
      if folder == refuge { try? files.makeFolders(folder) }
      for name in others {
        do throws(SystemError) {
          try files.write(Array(mine.text.utf8), to: folder + "/" + name, .creating)
          return folder + "/" + name
        } catch {
          guard error.code == EEXIST else { break }
        }
      }
    }
    return nil
  }
}
