internal import Containers
internal import Dispatch
public import FoundationEssentials

extension Document: @MainActor CustomStringConvertible {
  /// The type of the document and the name of its file.
  public var description: String { "\(type(of: self)) “\(fileURL.visibleName)”" }

  /// The name of the document for display: the name of its file without the extension.
  public var localizedName: String {
    fileURL.visible.deletingPathExtension().lastPathComponent
  }

  /// The extension of the file, or `nil` if it has none.
  public var fileType: String? { Document.fileType(of: fileURL) }

  nonisolated static func fileType(of url: URL) -> String? {
    let type = url.visible.pathExtension
    return type.isEmpty ? nil : type
  }

  // MARK: With closures

  /// Reads the file and opens the document.
  ///
  /// - Parameter completionHandler: Called with whether the file was read.
  public func open(completionHandler: ((Bool) -> Void)? = nil) {
    Task {
      // Not as an argument, which nobody evaluates without a handler.
      let result = await open()
      completionHandler?(result)
    }
  }

  /// Saves changes and closes the document.
  ///
  /// - Parameter completionHandler: Called with whether the document is closed.
  public func close(completionHandler: ((Bool) -> Void)? = nil) {
    Task {
      // Not as an argument, which nobody evaluates without a handler.
      let result = await close()
      completionHandler?(result)
    }
  }

  /// Saves the document to its file, or to another file, which then becomes its file.
  ///
  /// - Parameter completionHandler: Called with whether the document was saved.
  public func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    Task {
      // Not as an argument, which nobody evaluates without a handler.
      let result = await save(to: url, for: saveOperation)
      completionHandler?(result)
    }
  }

  /// Saves the document if it has changes and is not in conflict.
  ///
  /// - Parameter completionHandler: Called with whether the document has no unsaved changes now.
  public func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    Task {
      // Not as an argument, which nobody evaluates without a handler.
      let result = await autosave()
      completionHandler?(result)
    }
  }

  /// Replaces the data with the contents of a file, usually the document's own.
  ///
  /// - Parameter completionHandler: Called with whether the file was read.
  public func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    Task {
      // Not as an argument, which nobody evaluates without a handler.
      let result = await revert(toContentsOf: url)
      completionHandler?(result)
    }
  }

  // MARK: The disk

  /// Runs work off the main actor, after earlier accesses to the disk.
  public nonisolated func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    disk.async(execute: block)
  }

  /// Runs work on the disk's queue and returns its result.
  func onDisk<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      performAsynchronousFileAccess { continuation.resume(with: Result(catching: work)) }
    }
  }

  /// Reports a failure.
  func fail(_ error: any Error) -> Bool {
    handleError(
      DocumentError.visible(error), userInteractionPermitted: !application.isEnding)
    return false
  }
}

extension URL {
  /// Creates the URL of a file from its path.
  package init(systemPath path: String) {
    let literal = URL(filePath: path)
    guard SystemPath.holdsBytes(path) else {
      self = literal
      return
    }
    self = URL(string: "file://" + SystemPath.percentEncoded(path)) ?? literal
  }

  /// The path of a file, as the system takes it.
  ///
  /// The path of a folder has no slash at its end, where its name stands.
  package var filePath: String {
    var path = SystemPath.text(percentEncoded: path(percentEncoded: true))
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
      path.unicodeScalars.removeLast()
    }
    return path
  }

  /// The name of a file for display.
  var visibleName: String { SystemPath.visible(FilePath.name(of: filePath)) }

  /// The name of a file for display, as a URL, which finds nothing in a name that is not UTF-8.
  fileprivate var visible: URL { URL(filePath: "/" + visibleName, directoryHint: .notDirectory) }

  /// Whether a URL has the same path: texts that look alike may be different names.
  func isSamePath(as other: URL) -> Bool {
    filePath.utf8.elementsEqual(other.filePath.utf8)
  }
}
