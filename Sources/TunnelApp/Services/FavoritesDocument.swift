import Atlas
import Containers
import ContainersDocuments
internal import FoundationEssentials
internal import Glibc
internal import Support

/// The favorites in a GeoJSON file, which the user may edit with other programs too.
///
/// Without a file it is empty and closed; the first change creates the file. It is read when
/// somebody asks for the favorites, not at the start of the app.
///
/// If another program changes the file while there are unsaved changes, both are merged, or
/// ``onConflict`` asks.
final class FavoritesDocument: Document {
  /// A message posted to the application's message center after the favorites changed.
  struct DidChange: Message {
    /// The subject of the message: the document.
    typealias Subject = FavoritesDocument
  }

  /// Whether the file is the one that the app keeps, and not one that the user opened.
  let isOwn: Bool
  /// The favorites.
  private(set) var list = FavoriteList()
  /// Called with a sentence when the file can neither be read nor written.
  var onFailure: ((String) -> Void)?
  /// Called with a sentence if the file could not be saved at the end.
  var onLoss: (String) -> Void = StandardError.say
  /// Called when the user has to decide what stays.
  var onConflict: (() -> Void)?
  /// Called when a change is not undone or redone, because the same favorite has been changed elsewhere
  /// since.
  var onChangedSince: (() -> Void)?

  /// Called with a sentence when the file has something that is left out, because it has no place.
  var onOmission: ((String) -> Void)?

  /// What the file contained when it was last read or written.
  var base = GeoJSONCollection()
  /// What is being written.
  private var draft = GeoJSONCollection()
  /// Whether the user has decided against the unsaved changes.
  var isDiscarding = false
  /// Changes that wait until the document has been read.
  private var waiting: [() -> Void] = []
  private var opening: Task<Bool, Never>?
  /// Whether the file is read without the user asking for it, who then hears nothing of it.
  private var isQuiet = false
  /// What was left out while nobody heard of it.
  private var untoldOmission: String?
  /// The last change, which may wait until the file has been read.
  private(set) var changing: Task<Void, Never>?
  /// The merging with a file that others have changed, while it goes on.
  var settling: Task<Void, Never>?
  /// Whether the file is being created.
  var isCreating = false
  /// The creation of the file, as long as it goes on.
  var creation: Task<Void, Never>?
  /// Whether the end of the app has saved the favorites, or said what happened to them.
  var hasFinished = false
  /// Whether the user knows that the file can neither be read nor written.
  private var hasReported = false
  private var token: ObservationToken?
  let fileSystem = FileSystem.current
  private let center: MessageCenter

  /// Creates the document of a file, which may not exist.
  ///
  /// - Parameter isOwn: Whether it is the file that the app keeps.
  init(path: String, isOwn: Bool = true, application: Application) {
    self.isOwn = isOwn
    center = application.messageCenter
    super.init(fileURL: URL(systemPath: path), application: application)
    // Like everything that the app keeps, changes are saved within a second.
    autosaveDelay = StateKeeper<FavoriteList>.delay
    token = center.addObserver(
      for: Document.StateDidChange.self, of: self
    ) { [weak self] _ in self?.stateDidChange() }
  }

  /// The user's own favorites, `favorites.geojson` in the folder for data; nil without a home.
  static func standardPath(from variable: (String) -> String?) -> String? {
    UserFolder.data.path(from: variable).map { $0 + "/tunnel/favorites.geojson" }
  }

  /// Calls back after each change of the favorites, as long as the token exists.
  func observe(_ body: @escaping () -> Void) -> ObservationToken {
    center.addObserver(for: DidChange.self, of: self) { _ in body() }
  }

  // MARK: Contents

  override nonisolated class var maximumContentSize: Int { JSONReader.greatestSize }

  override func contents(forType typeName: String) throws -> Contents {
    draft = list.collection
    return .data(Data(draft.text.utf8))
  }

  /// Takes the contents of the file, merged with the changes that are not in it yet.
  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    guard case .data(let data) = contents else { throw DocumentError.notAFile }
    let theirs = try GeoJSONCollection(reading: Array(data))
    let merged = isDiscarding ? theirs : merged(with: theirs)
    let known = base.omission?.count
    base = theirs
    hasReported = false
    show(FavoriteList(merged))
    if let omission, theirs.omission?.count != known { tell(omission) }
  }

  private func tell(_ omission: String) {
    if isQuiet { untoldOmission = omission } else { onOmission?(omission) }
  }

  /// Returns the contents of the file with the changes that are not in it yet.
  private func merged(with theirs: GeoJSONCollection) -> GeoJSONCollection {
    let mine = list.collection
    guard mine != base else { return theirs }
    let merge = FavoriteMerge(base: base, mine: mine, theirs: theirs)
    // The file may have changed once more since it was compared; then everything of both stays.
    return merge.merged ?? merge.union
  }

  override func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) {
    base = draft
    hasReported = false
    super.updateChangeCount(withToken: changeCountToken, for: saveOperation)
  }

  override func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    makeOwnFolder()
    return await super.save(to: url, for: saveOperation)
  }

  override func autosave() async -> Bool {
    if await super.autosave() { return true }
    // The merging may be over by now, because the task that it began in has ended before this one
    // goes on.
    await settling?.value
    guard documentState.isDisjoint(with: [.closed, .inConflict, .savingError]) else { return false }
    // What was merged is saved at once: at the end there is no later.
    return await super.autosave()
  }

  private func show(_ list: FavoriteList) {
    self.list = list
    center.post(DidChange(), subject: self)
  }

  /// Puts a list in place of the present one, without a way back.
  func adopt(_ collection: GeoJSONCollection) {
    show(FavoriteList(collection))
    updateChangeCount(.done)
  }

  // MARK: Reading

  /// Reads the file, if there is one and it has not been read.
  ///
  /// - Returns: Whether the favorites may be changed. Those of the app may be even if their file
  ///   cannot be read: they are added to it when it can be, or at the end.
  @discardableResult
  func prepare() async -> Bool {
    isQuiet = false
    defer {
      if let omission = untoldOmission { onOmission?(omission) }
      untoldOmission = nil
    }
    return await read()
  }

  /// Reads the file for the maps, if there is one: that it cannot be read, or that something is left
  /// out, is told when the user asks for the favorites.
  func prepareQuietly() async {
    guard documentState.contains(.closed), opening == nil else { return }
    isQuiet = true
    await read()
    isQuiet = false
  }

  @discardableResult
  private func read() async -> Bool {
    guard documentState.contains(.closed), hasFile else { return true }
    if let opening { return await opening.value || isOwn }
    let task = Task.immediate { await open() }
    opening = task
    defer { opening = nil }
    return await task.value || isOwn
  }

  /// The heading of the list.
  var heading: String {
    isOwn ? Messages.Favorites.title : PathText.name(of: path).escapingControls
  }

  /// What the file has that is left out, because it has no place, as a sentence; nil for nothing.
  var omission: String? {
    base.omission.map { Messages.Favorites.leftOut($0, of: heading) }
  }

  /// The path of the file.
  var path: String { fileURL.filePath }

  /// Whether there is a file.
  var hasFile: Bool { FavoritesFile.exists(path) }

  override func enableEditing() {
    // What was merged is not in the file yet.
    if list.collection != base { updateChangeCount(.done) }
    let due = waiting
    waiting = []
    for change in due { change() }
  }

  // MARK: Changing

  /// Changes the favorites in a way that can be undone.
  ///
  /// - Parameters:
  ///   - name: What is undone, for a menu.
  ///   - undos: The undo manager of the window in which the change was made.
  func change(
    _ name: String, undoneBy undos: UndoManager, _ change: @escaping (inout FavoriteList) -> Void
  ) {
    changing = Task.immediate {
      guard await prepare() else { return }
      perform { $0.apply(name, undos, change) }
    }
  }

  /// Runs a change, now or when the document has been read again.
  private func perform(_ change: @escaping (FavoritesDocument) -> Void) {
    guard !documentState.contains(.editingDisabled) else {
      waiting.append { [weak self] in self?.perform(change) }
      return
    }
    change(self)
    askAgain()
    if documentState.contains(.closed) { create() }
  }

  private func apply(
    _ name: String, _ undos: UndoManager, _ change: (inout FavoriteList) -> Void
  ) {
    let old = list
    var new = list
    change(&new)
    guard new != old else { return }
    undos.beginUndoGrouping()
    register(new, instead: old, undoneBy: undos)
    undos.setActionName(name)
    undos.endUndoGrouping()
    updateChangeCount(.done)
    show(new)
  }

  private func register(_ new: FavoriteList, instead old: FavoriteList, undoneBy undos: UndoManager)
  {
    // It runs from within the undo manager, which would otherwise keep itself.
    undos.registerUndo(withTarget: self) { [unowned undos] document in
      document.register(old, instead: new, undoneBy: undos)
      let kind: ChangeKind = undos.isUndoing ? .undone : .redone
      document.perform { $0.take(old, instead: new, kind) }
    }
  }

  /// Takes one version back in place of another, and keeps what others have changed since.
  private func take(_ old: FavoriteList, instead new: FavoriteList, _ kind: ChangeKind) {
    guard list != new else {
      updateChangeCount(kind)
      return show(old)
    }
    let merge = FavoriteMerge(
      base: new.collection, mine: old.collection, theirs: list.collection)
    guard let merged = merge.merged else {
      onChangedSince?()
      return
    }
    if merged != list.collection { adopt(merged) }
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    // Somebody else created the file just now, which will be read.
    if case DocumentError.fileExists = error { return }
    // At the end, `finish(refuge:)` says what happens.
    if userInteractionPermitted, !hasReported, !isQuiet {
      hasReported = true
      onFailure?("\(error)")
    }
    finishedHandlingError(error, recovered: false)
  }
}
