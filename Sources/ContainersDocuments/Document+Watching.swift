internal import Containers
internal import FoundationEssentials
internal import Support

extension Document {
  /// The time without further events after which the document looks at its changed file.
  static let quiet = Duration.milliseconds(200)

  /// Watches the folder of the file, and the folders in a package.
  func watchFolder() {
    if watch == nil {
      watch = FolderWatch { [weak self] in
        Task { @MainActor [weak self] in self?.folderDidChange() }
      }
    }
    let path = (try? files.resolved(fileURL.filePath)) ?? fileURL.filePath
    watch?.follow(path, insides: known.folders)
  }

  func unwatchFolder() {
    watch = nil
    quietAlarm?.cancel()
    quietAlarm = nil
  }

  /// Waits for quiet, then looks at the disk.
  private func folderDidChange() {
    guard watch != nil else { return }
    quietAlarm?.cancel()
    quietAlarm = application.animator.alarm(at: application.now + Document.quiet) { [weak self] in
      guard let self else { return }
      Task.immediate {
        _ = await self.operations.run { (try? await self.lookAtDisk()) != .conflict }
      }
    }
  }

  /// Looks at the file, and responds to what happened to it.
  @discardableResult
  func lookAtDisk() async throws -> DiskResponse {
    let (url, known) = (fileURL, known)
    let observation = try await onDisk { [files] in
      try files.observe(try files.resolved(url.filePath), knowing: known)
    }
    guard url == fileURL else { return .ignore }
    let situation = DocumentSituation(
      isOpen: !documentState.contains(.closed), hasUnsavedChanges: hasUnsavedChanges,
      isInConflict: documentState.contains(.inConflict))
    let response = situation.response(to: observation)
    try await respond(response)
    return response
  }

  private func respond(_ response: DiskResponse) async throws {
    switch response {
    case .ignore: break
    case .settle: endConflict()
    case .revert: _ = await performRevert(toContentsOf: fileURL)
    case .conflict:
      documentState.insert(.inConflict)
      planAutosave()
    case .follow(let path):
      fileURL = URL(systemPath: path)
      watchFolder()
      // The new name may already hold another version.
      try await lookAtDisk()
    case .forget:
      known = .absent
      endConflict()
    }
  }

  private func endConflict() {
    documentState.remove(.inConflict)
    planAutosave()
  }
}
