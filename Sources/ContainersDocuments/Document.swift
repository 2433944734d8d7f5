public import Containers
internal import Dispatch
public import FoundationEssentials
internal import Glibc
internal import Support

/// A document: data that people edit, and the file in which it is kept.
///
/// A subclass holds the data, and says how to write and read it:
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
/// The document does the rest: it saves in the background some seconds after a change, when the
/// application is left, and before it closes. A save leaves either the old file or the new one, even
/// after a crash. If other programs change the file, the document reads it again, or is in conflict;
/// it never writes over what it has not read.
///
/// Operations run one after the other. The disk is accessed off the main actor; ``contents(forType:)``
/// and ``load(fromContents:ofType:)`` run on it. Keep a document until it is closed.
@MainActor
open class Document {
  /// The file of the document.
  ///
  /// It follows when the file is moved within its folder, and changes when the document is saved to
  /// another file.
  public internal(set) var fileURL: URL

  /// What is special about the document at the moment.
  public internal(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      application.messageCenter.post(StateDidChange(), subject: self)
    }
  }

  /// The time at which the contents of the file last changed, or `nil` if it was never read.
  public internal(set) var fileModificationDate: Date?

  /// The time between a change and the save that it leads to; 5 seconds by default.
  public var autosaveDelay: Duration = .seconds(5)

  /// The undo manager of the document, which counts its changes.
  ///
  /// Give it to the responders that edit the document, by overriding ``Responder/undoManager``.
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
  ///   - application: The application whose clock and life the document follows, or `nil` for the
  ///     one that is running.
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

  /// Returns the contents of the file for the current data; a subclass overrides it.
  ///
  /// The default implementation traps.
  ///
  /// - Parameter typeName: The extension of the file; empty for none.
  open func contents(forType typeName: String) throws -> Contents {
    misuse("\(self) has no contents to save: override contents(forType:) in \(type(of: self)).")
  }

  /// Takes the data from the contents of the file; a subclass overrides it.
  ///
  /// The default implementation traps.
  ///
  /// - Parameters:
  ///   - contents: What was read.
  ///   - typeName: The extension of the file, or `nil` for none.
  open func load(fromContents contents: Contents, ofType typeName: String?) throws {
    misuse(
      "\(self) cannot take what was read: override load(fromContents:ofType:) in "
        + "\(type(of: self)).")
  }

  /// The largest size, in bytes, of a file that the document reads whole; 256 MiB by default.
  ///
  /// In a package the sizes of all files count together. A larger file is not read, and
  /// ``handleError(_:userInteractionPermitted:)`` receives ``DocumentError/tooLarge``. Override it to
  /// set another limit. An override of ``read(from:)`` has its own.
  open nonisolated class var maximumContentSize: Int { 256 << 20 }

  /// Reads the file, off the main actor; the default implementation passes everything in it to
  /// ``load(fromContents:ofType:)``.
  ///
  /// Override it to read a large file in parts.
  open nonisolated func read(from url: URL) throws { try readEverything(from: url) }

  /// Writes contents as a new file, off the main actor; the default implementation writes them
  /// whole.
  ///
  /// Override it to write in another way. There is nothing at the URL, which is not that of the
  /// document: the new file takes the place of the document's when it is complete.
  ///
  /// - Parameters:
  ///   - contents: What ``contents(forType:)`` returned.
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
  /// - Returns: Whether it was read. If not, ``handleError(_:userInteractionPermitted:)`` has been
  ///   called. Opening an open document returns `false` with a warning.
  open func open() async -> Bool { await operations.run { await self.performOpen() } }

  /// Saves changes and closes the document.
  ///
  /// - Returns: Whether it is closed. If the changes cannot be saved, it stays open.
  open func close() async -> Bool { await saveAndClose() }

  /// Saves the document, to its file or to another one, which becomes its file.
  ///
  /// A document in conflict is not saved to its own file. Saving over another file replaces it,
  /// whatever is in it.
  ///
  /// - Returns: Whether it was saved. If it failed, ``handleError(_:userInteractionPermitted:)`` has
  ///   been called, and the old file is as it was.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await operations.run { await self.performSave(to: url, for: saveOperation) }
  }

  /// Saves the document if it has changes and is not in conflict.
  ///
  /// Called some time after a change, when the application is left, at its end, and before the
  /// document closes.
  ///
  /// - Returns: Whether the document has no unsaved changes now.
  open func autosave() async -> Bool { await saveChanges() }

  /// Reads a file, usually the document's own, in place of the current data.
  ///
  /// - Returns: Whether it was read. If not, the document is as it was.
  open func revert(toContentsOf url: URL) async -> Bool {
    await operations.run { await self.performRevert(toContentsOf: url) }
  }

  // MARK: Changes

  /// Whether the document has changes that are not saved.
  open var hasUnsavedChanges: Bool { !changes.isClean }

  /// Records a change, and plans a save if the document has changes now.
  ///
  /// The ``undoManager`` calls it. Call it for changes that cannot be undone.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.note(change)
    planAutosave()
  }

  /// Returns a token for the current state of the data.
  ///
  /// Pass it to ``updateChangeCount(withToken:for:)`` when that state has been saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.current }

  /// Records that the state of a token was saved; changes made since then stay unsaved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let state = changeCountToken as? Int else {
      misuse("\(self) made no such token: pass one that changeCountToken(for:) returned.")
    }
    changes.save(state)
    planAutosave()
  }

  // MARK: For subclasses

  /// Called before the data is replaced, to keep the user from editing; does nothing by default.
  open func disableEditing() {}

  /// Called after the data was replaced; does nothing by default.
  open func enableEditing() {}

  /// Called once for each failure; the default implementation logs it and calls
  /// ``finishedHandlingError(_:recovered:)``.
  ///
  /// - Parameters:
  ///   - error: A ``DocumentError``, or what an override has thrown.
  ///   - userInteractionPermitted: Whether an alert makes sense, because the application does not
  ///     end.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    warn("\(self): \(error)")
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error is dealt with; does nothing by default.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
}
