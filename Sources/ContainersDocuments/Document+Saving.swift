internal import Containers
internal import FoundationEssentials
internal import Support

extension Document {
  func performSave(to url: URL, for operation: SaveOperation) async -> Bool {
    let isOpen = !documentState.contains(.closed)
    guard isOpen || operation == .forCreating else {
      warn("\(self) is closed and cannot be saved: open() it, or save it for creating.")
      return false
    }
    guard url.isFileURL else {
      misuse("\(self) cannot be saved to “\(url.absoluteString)”, which is no file.")
    }
    let isOwn = isOpen && url.isSamePath(as: fileURL)
    if isOwn, documentState.contains(.inConflict) { return false }
    let token = changeCountToken(for: operation)
    do {
      // Only another file is replaced without having been read.
      let expected = operation == .forCreating ? .absent : isOwn ? known : nil
      let outcome = try await write(to: url, operation, over: expected)
      return didSave(to: url, outcome, token, operation)
    } catch FileReplacement.Failure.changed {
      guard isOwn, operation == .forOverwriting else {
        return didNotSave(DocumentError.fileExists)
      }
      return await saveAfterLooking(operation)
    } catch {
      return didNotSave(error)
    }
  }

  /// Writes the contents to a file.
  ///
  /// - Parameter expected: The file that may be written over, or `nil` if any may be.
  func write(
    to url: URL, _ operation: SaveOperation, over expected: FileFingerprint?
  ) async throws -> FileReplacement.Outcome {
    let contents = try contents(forType: Document.fileType(of: url) ?? "")
    return try await onDisk { [self] in
      let content = FileReplacement.Content.made { draft, old in
        try self.writeContents(
          contents, to: URL(systemPath: draft), for: operation,
          originalContentsURL: old == nil ? nil : url)
      }
      return try FileReplacement(
        of: try files.resolved(url.filePath), with: content, expecting: expected, files
      ).run()
    }
  }

  private func didSave(
    to url: URL, _ outcome: FileReplacement.Outcome, _ token: Any, _ operation: SaveOperation
  ) -> Bool {
    let isMoved = !url.isSamePath(as: fileURL)
    if let failure = outcome.failure {
      if !isMoved { take(outcome.fingerprint) }
      return didNotSave(failure)
    }
    let wasClosed = documentState.contains(.closed)
    fileURL = url
    if isMoved || wasClosed { watchFolder() }
    take(outcome.fingerprint)
    documentState.subtract([.closed, .savingError, .inConflict])
    updateChangeCount(withToken: token, for: operation)
    if wasClosed { planAutosave() }
    return true
  }

  func didNotSave(_ error: any Error) -> Bool {
    documentState.insert(.savingError)
    return fail(error)
  }

  /// Finds out what happened to the file, and saves if nothing is lost by it.
  private func saveAfterLooking(_ operation: SaveOperation) async -> Bool {
    do {
      switch try await lookAtDisk() {
      case .follow, .forget, .settle:
        // Once more only; somebody else may move the file again and again.
        let token = changeCountToken(for: operation)
        let outcome = try await write(to: fileURL, operation, over: known)
        return didSave(to: fileURL, outcome, token, operation)
      case .revert: return !hasUnsavedChanges
      case .ignore, .conflict: return false
      }
    } catch FileReplacement.Failure.changed {
      do { return try await lookAtDisk() == .revert } catch { return didNotSave(error) }
    } catch {
      return didNotSave(error)
    }
  }

  // MARK: Changes

  func saveChanges() async -> Bool {
    guard !documentState.contains(.closed) else {
      warn("\(self) is closed and cannot be saved: open() it.")
      return false
    }
    await operations.finish()
    guard hasUnsavedChanges else { return true }
    guard !documentState.contains(.inConflict) else { return false }
    return await save(to: fileURL, for: .forOverwriting)
  }

  /// Sets the alarm for the next save, or cancels it.
  func planAutosave() {
    let isWanted =
      hasUnsavedChanges && documentState.isDisjoint(with: [.closed, .inConflict])
    guard isWanted else {
      autosaveAlarm?.cancel()
      autosaveAlarm = nil
      return
    }
    guard autosaveAlarm?.isSet != true else { return }
    autosaveAlarm = application.animator.alarm(at: application.now + autosaveDelay) {
      [weak self] in self?.autosave(completionHandler: nil)
    }
  }

  /// Saves when the application is left, and before it ends.
  func followApplication() {
    for moment in [application.willLeaveForeground, application.willEnd] {
      moment.add(for: self) { document in
        // One that is being created is still closed.
        await document.operations.finish()
        guard !document.documentState.contains(.closed) else { return }
        _ = await document.autosave()
      }
    }
  }

  // MARK: Closing

  func saveAndClose() async -> Bool {
    guard !documentState.contains(.closed) else {
      warn("\(self) is closed already.")
      return false
    }
    guard await autosave() else { return false }
    return await operations.run {
      // Somebody may have closed the document, or changed it, in the meantime.
      guard !self.documentState.contains(.closed) else { return true }
      if self.hasUnsavedChanges {
        guard await self.performSave(to: self.fileURL, for: .forOverwriting) else { return false }
      }
      self.finishClosing()
      return true
    }
  }

  private func finishClosing() {
    documentState = .closed
    planAutosave()
    unwatchFolder()
  }
}
