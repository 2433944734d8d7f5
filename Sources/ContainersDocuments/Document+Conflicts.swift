internal import Containers
package import FoundationEssentials
internal import Glibc
internal import Support

extension Document {
  /// Resolves a conflict between the document and its file, which changed independently.
  ///
  /// To keep both, the document is saved as “Name (conflict date)” beside the file, and ``fileURL``
  /// does not change.
  ///
  /// - Parameter resolution: The version to keep.
  /// - Returns: Whether the conflict is resolved. Without a conflict, the method returns `false`
  ///   with a warning.
  public func resolveConflict(keeping resolution: ConflictResolution) async -> Bool {
    await operations.run {
      guard self.documentState.contains(.inConflict) else {
        warn("\(self) is in no conflict that could be resolved.")
        return false
      }
      return switch resolution {
      case .mine: await self.keepMine()
      case .theirs: await self.performRevert(toContentsOf: self.fileURL)
      // What is changed while the copy is written would be in neither file.
      case .both: await self.withoutEditing { await self.keepBoth() }
      }
    }
  }

  private func keepMine() async -> Bool {
    let url = fileURL
    do {
      known = try await onDisk { [files] in
        try FileFingerprint(of: try files.resolved(url.filePath), files)
      }
    } catch {
      return didNotSave(error)
    }
    documentState.remove(.inConflict)
    if await performSave(to: url, for: .forOverwriting) { return true }
    documentState.insert(.inConflict)
    planAutosave()
    return false
  }

  private func keepBoth() async -> Bool {
    for number in 1...100 {
      do {
        let outcome = try await write(to: conflictURL(number), .forCreating, over: .absent)
        if let failure = outcome.failure { throw failure }
        return await performRevert(toContentsOf: fileURL)
      } catch FileReplacement.Failure.changed {
        continue
      } catch {
        return didNotSave(error)
      }
    }
    return didNotSave(DocumentError.fileExists)
  }

  /// Returns the place for the document's own version.
  package func conflictURL(_ number: Int) -> URL {
    let digits = Document.digits(of: now())
    let ending = (number == 1 ? "" : " \(number)") + (fileType.map { "." + $0 } ?? "")
    // The beginning of a long name is enough to tell whose version it is.
    let room =
      FilePath.longestName - Messages.Documents.conflict("", digits).utf8.count
      - ending.utf8.count
    let name = FilePath.beginning(of: localizedName, bytes: max(room, 1))
    return fileURL.deletingLastPathComponent()
      .appending(path: Messages.Documents.conflict(name, digits) + ending)
  }

  /// Returns a moment as digits, such as 2026-03-01 14.05, in the user's time zone.
  private static func digits(of moment: Int) -> String {
    var (moment, parts) = (time_t(moment), tm())
    localtime_r(&moment, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)).\(two(parts.tm_min))"
  }
}
