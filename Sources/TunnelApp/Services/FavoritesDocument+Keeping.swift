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
    Task.immediate {
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

  /// Saves at the end of the app what could not be saved before: merged with the file, or if that is
  /// impossible, in another one.
  ///
  /// - Parameter refuge: A folder for the other file, if there can be none beside the file.
  func finish(refuge: String?) {
    guard list.collection != base else { return }
    do throws(SystemError) { try merge() } catch {
      let kept = keepBeside(refuge)
      onLoss(
        kept.map { Messages.Favorites.keptBeside(path, "\(error)", as: $0) }
          ?? Messages.Favorites.lost(path, "\(error)"))
    }
  }

  /// Writes the favorites into the file, with what it contains.
  private func merge() throws(SystemError) {
    makeOwnFolder()
    let (base, mine) = (base, list.collection)
    try fileSystem.change(path, ofAtMost: JSONReader.greatestSize) { old throws(SystemError) in
      guard let old else { return Array(mine.text.utf8) }
      guard let theirs = try? GeoJSONCollection(reading: old) else { throw SystemError(EILSEQ) }
      let merge = FavoriteMerge(base: base, mine: mine, theirs: theirs)
      guard let merged = merge.merged else { throw SystemError(EBUSY) }
      return Array(merged.text.utf8)
    }
  }

  /// Writes the favorites into a new file, and returns its path; nil if that is impossible.
  private func keepBeside(_ refuge: String?) -> String? {
    for folder in [FilePath.folder(of: path), refuge].compactMap(\.self) {
      if folder == refuge { try? fileSystem.makeFolders(folder) }
      for number in 1...100 {
        let target = folder + "/" + FilePath.name(of: conflictURL(number).filePath)
        do throws(SystemError) {
          try fileSystem.write(Array(list.collection.text.utf8), to: target, .creating)
          return target
        } catch {
          guard error.code == EEXIST else { break }
        }
      }
    }
    return nil
  }

  /// Makes the folder of the app's own file, which may have gone while the app runs.
  func makeOwnFolder() {
    // What goes wrong is said by the save.
    if isOwn { try? fileSystem.makeFolders(FilePath.folder(of: path)) }
  }
}
