public import Containers
internal import Dispatch
public import FoundationEssentials
internal import Glibc
internal import Support

/// A document: data that the user edits, and the file that stores it.
///
/// A subclass holds the data and implements reading and writing:
///
/// ```swift
/// final class Note: Document {
///   private(set) var text = ""
///
///   override func contents(forType typeName: String) throws -> Contents {
///     .data(Data(text.utf8))
///   }
///
///   override func load(fromContents contents: Contents, ofType typeName: String?) throws {
///     guard case .data(let data) = contents else { throw DocumentError.notAFile }
///     text = String(decoding: data, as: UTF8.self)
///   }
/// }
/// ```
///
/// The document saves itself in the background: some seconds after a change, when the application
/// leaves the foreground, and before it closes. A save is atomic: even after a crash, the file has
/// either the old or the new contents. If another program changes the file, the document reads it
/// again, or is in conflict if it has unsaved changes. It never overwrites contents that it has not
/// read.
///
/// Operations run one after the other. The document accesses the disk off the main actor;
/// ``contents(forType:)`` and ``load(fromContents:ofType:)`` run on the main actor. Retain a
/// document until it is closed.
@MainActor
open class Document {
  /// The file of the document.
  ///
  /// The URL changes when the file is renamed within its folder, and when the document is saved to
  /// another file.
  public internal(set) var fileURL: URL

  /// The current state of the document.
  public internal(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      application.messageCenter.post(StateDidChange(), subject: self)
    }
  }

  /// The time at which the contents of the file last changed, or `nil` if it was never read.
  public internal(set) var fileModificationDate: Date?

  /// The delay between a change and the resulting save; 5 seconds by default.
  public var autosaveDelay: Duration = .seconds(5)

  /// The undo manager of the document, which counts its changes.
  ///
  /// Return it from ``Responder/undoManager`` in the responders that edit the document.
  public let undoManager = UndoManager()

  /// The application whose clock and life the document follows.
  let application: Application
  nonisolated let files = FileSystem.current
  /// Returns the time of the system, in seconds since 1970.
  var now = { time(nil) }
  /// The queue on which the document accesses the disk.
  nonisolated let disk = DispatchQueue(label: "document")
  let operations = DocumentQueue()

  var changes = ChangeCount()
  /// The file that was last read or written.
  var known = FileFingerprint.absent
  var autosaveAlarm: Alarm?
  var quietAlarm: Alarm?
  var watch: FolderWatch?

  /// Creates a closed document for a file, which may not exist yet.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - application: The application whose clock and life cycle the document follows, or `nil` for
  ///     the running application.
  public init(fileURL url: URL, application: Application? = nil) {
    guard url.isFileURL else {
      misuse("A document needs the URL of a file, and “\(url.absoluteString)” is none.")
    }
    guard let application = application ?? Application.running else {
      misuse(
        "No application is running that the document “\(url.visibleName)” could follow: pass "
          + "one to init(fileURL:application:).")
    }
    fileURL = url
    self.application = application
    followApplication()
    undoManager.onChange = { [weak self] change in
      switch change {
      case .done: self?.updateChangeCount(.done)
      case .undone: self?.updateChangeCount(.undone)
      case .redone: self?.updateChangeCount(.redone)
      }
    }
  }

  isolated deinit {
    guard !documentState.contains(.closed) else { return }
    autosaveAlarm?.cancel()
    quietAlarm?.cancel()
    // The end of the application saves, and leaves no time to close.
    if application.isEnding, changes.isClean { return }
    warn(
      "\(self) was released while it was open, and changes that were not saved yet are lost: keep it "
        + "until close() has returned true.")
  }

  // MARK: Contents

  /// Returns the contents of the file for the current data.
  ///
  /// Subclasses override this method. The default implementation traps.
  ///
  /// - Parameter typeName: The extension of the file; empty for none.
  open func contents(forType typeName: String) throws -> Contents {
    misuse("\(self) has no contents to save: override contents(forType:) in \(type(of: self)).")
  }

  /// Loads the data from the contents of the file.
  ///
  /// Subclasses override this method. The default implementation traps.
  ///
  /// - Parameters:
  ///   - contents: The contents of the file.
  ///   - typeName: The extension of the file, or `nil` for none.
  open func load(fromContents contents: Contents, ofType typeName: String?) throws {
    misuse(
      "\(self) cannot take what was read: override load(fromContents:ofType:) in "
        + "\(type(of: self)).")
  }

  /// The maximum size of the file in bytes; 256 MiB by default.
  ///
  /// For a package, the limit applies to the sum of all files. A larger file is not read, and
  /// ``handleError(_:userInteractionPermitted:)`` receives ``DocumentError/tooLarge``. Override the
  /// property to set another limit. The limit does not apply to an override of ``read(from:)``.
  open nonisolated class var maximumContentSize: Int { 256 << 20 }

  /// Reads the file, off the main actor.
  ///
  /// The default implementation passes the contents to ``load(fromContents:ofType:)``. Override it
  /// to read a large file in parts.
  open nonisolated func read(from url: URL) throws { try readEverything(from: url) }

  /// Writes the contents to a new file, off the main actor.
  ///
  /// Override this method to write the file in another way. The URL is that of a temporary file
  /// that does not exist yet; it replaces the document's file when it is complete.
  ///
  /// - Parameters:
  ///   - contents: The result of ``contents(forType:)``.
  ///   - url: The new file.
  ///   - saveOperation: The purpose of the save.
  ///   - originalContentsURL: The file that will be replaced, or `nil` if there is none.
  open nonisolated func writeContents(
    _ contents: Contents, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    try files.write(contents, to: url.filePath, isPrivate: originalContentsURL != nil)
  }

  // MARK: Operations

  /// Reads the file and opens the document.
  ///
  /// - Returns: Whether the file was read. If not, ``handleError(_:userInteractionPermitted:)`` was
  ///   called. Opening an open document returns `false` with a warning.
  open func open() async -> Bool { await operations.run { await self.performOpen() } }

  /// Saves changes and closes the document.
  ///
  /// - Returns: Whether the document is closed. It stays open if its changes cannot be saved.
  open func close() async -> Bool { await saveAndClose() }

  /// Saves the document to its file, or to another file, which then becomes its file.
  ///
  /// A document in conflict is not saved to its own file. Saving to another existing file replaces
  /// it.
  ///
  /// - Returns: Whether the document was saved. If not,
  ///   ``handleError(_:userInteractionPermitted:)`` was called, and the old file is unchanged.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await operations.run { await self.performSave(to: url, for: saveOperation) }
  }

  /// Saves the document if it has changes and is not in conflict.
  ///
  /// Called after ``autosaveDelay``, when the application leaves the foreground, before it ends,
  /// and before the document closes.
  ///
  /// - Returns: Whether the document has no unsaved changes now.
  open func autosave() async -> Bool { await saveChanges() }

  /// Replaces the data with the contents of a file, usually the document's own.
  ///
  /// - Returns: Whether the file was read. If not, the document is unchanged.
  open func revert(toContentsOf url: URL) async -> Bool {
    await operations.run { await self.performRevert(toContentsOf: url) }
  }

  // MARK: Changes

  /// Whether the document has unsaved changes.
  open var hasUnsavedChanges: Bool { !changes.isClean }

  /// Records a change, and schedules a save if the document has unsaved changes.
  ///
  /// The ``undoManager`` calls this method. Call it for changes that cannot be undone.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.note(change)
    planAutosave()
  }

  /// Returns a token for the current state of the data.
  ///
  /// Pass the token to ``updateChangeCount(withToken:for:)`` when that state has been saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.current }

  /// Records that the state of a token was saved.
  ///
  /// Later changes stay unsaved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let state = changeCountToken as? Int else {
      misuse("\(self) made no such token: pass one that changeCountToken(for:) returned.")
    }
    changes.save(state)
    planAutosave()
  }

  // MARK: For subclasses

  /// Called before the data is replaced, to disable editing.
  ///
  /// The default implementation does nothing.
  open func disableEditing() {}

  /// Called after the data was replaced.
  ///
  /// The default implementation does nothing.
  open func enableEditing() {}

  /// Called once for each failure.
  ///
  /// The default implementation logs it and calls ``finishedHandlingError(_:recovered:)``.
  ///
  /// - Parameters:
  ///   - error: A ``DocumentError``, or an error that an override threw.
  ///   - userInteractionPermitted: Whether an alert may be shown, because the application is not
  ///     ending.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    warn("\(self): \(error)")
    finishedHandlingError(error, recovered: false)
  }

  /// Called after an error is handled.
  ///
  /// The default implementation does nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
}
