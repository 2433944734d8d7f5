internal import Atlas
internal import Containers
import ContainersDocuments
internal import Support

/// The app from launch to exit: its windows and their shared state.
final class AppSession {
  let application: Application
  private let earth: Earth
  /// The documents with favorites that are open.
  private var documents: [FavoritesDocument] = []
  // A serial queue: pictures are written one after the other, however fast they are requested.
  private let saving = WorkQueue("saving")
  private var settings: Settings
  /// The open windows by their numbers.
  private(set) var windows: [Int: WindowSession] = [:]
  /// The numbers that no other running instance has, with those of closed windows.
  private var numbers: Set<Int> = []
  /// The numbers of windows that stay in the file for a later start.
  private var postponed: Set<Int> = []
  private let mostWindows: Int
  /// The last number that is looked for when a new window needs one.
  private static let lastNumber = 10_000
  /// The number of histories of other windows that a start takes over at most.
  private static let mostAdopted = 32
  /// The last window, after it was closed while other instances run.
  private var last: WindowSession?
  /// The lock on the numbers of windows, which are the numbers of its bytes from 1 on; nil where all
  /// are free, because there is no place for it.
  private let lock: FileLock?
  private let makeSaves: () -> SaveQueue
  private let variable: (String) -> String?
  private let recentFiles: SavedRecentFiles
  private let savedWindows: SavedWindows?
  private let savedSettings: SavedSettings?
  private lazy var keeper = StateKeeper(
    of: { [weak self] in self?.states ?? [:] },
    save: { [savedWindows] states, turn throws(SystemError) in
      try savedWindows?.save(states, as: turn)
    }, on: makeSaves())
  /// The keeper of the settings.
  lazy var settingsKeeper = StateKeeper(
    of: { [weak self] in self?.settings ?? Settings() },
    save: { [savedSettings] settings, turn throws(SystemError) in
      try savedSettings?.save(settings, as: turn)
    }, on: makeSaves())

  /// Creates the windows, hidden at first.
  ///
  /// - Parameters:
  ///   - start: The entrance of the tunnel in the first window; nil for the last one.
  ///   - document: The path of a file with favorites for the first window; nil for the last one.
  ///   - mostWindows: The number of windows that a start opens at most.
  ///   - variable: Returns the value of an environment variable; nil if it is not set.
  ///   - makeSaves: Makes a queue for the saves of a file.
  init(
    platform: any Platform, earth: Earth, start: Coordinate? = nil, document: String? = nil,
    mostWindows: Int = 64, from variable: @escaping (String) -> String? = environmentVariable,
    savingOn makeSaves: @escaping () -> SaveQueue = { SaveQueue() }
  ) {
    (self.mostWindows, self.variable, self.makeSaves) = (mostWindows, variable, makeSaves)
    recentFiles = .standard(from: variable)
    application = Application(platform: platform)
    application.defaultTraits = Theme.defaultTraits
    self.earth = earth
    lock = Self.lock(from: variable)
    savedWindows = SavedWindows.standard(from: variable)
    savedSettings = SavedSettings.standard(from: variable)
    settings = savedSettings?.load() ?? Settings(units: Units(from: variable))
    if let family = settings.font.family { FontLibrary.current.interfaceFamily = family }
    let saved = savedWindows?.load() ?? [:]
    for (number, state) in firstStates(saved, at: start, document) { open(number, showing: state) }
    if let document { note(document) }
    keeper.onFailure = { [weak self] in self?.report($0) }
    settingsKeeper.onFailure = { [weak self] in self?.report($0) }
    application.willEnd.add(for: self) { await $0.keeper.finish(always: true) }
    application.willEnd.add(for: self) { await $0.settingsKeeper.finish() }
  }

  /// Opens the lock in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`.
  ///
  /// Which windows open depends on it. After the first start this writes nothing.
  private static func lock(from variable: (String) -> String?) -> FileLock? {
    guard let folder = UserFolder.state.path(from: variable).map({ $0 + "/tunnel" }) else {
      return nil
    }
    try? FileSystem.current.makeFolders(folder)
    return try? FileLock(path: folder + "/lock")
  }

  /// Returns what the first windows show, by their numbers.
  private func firstStates(
    _ saved: [Int: SessionState], at start: Coordinate?, _ document: String?
  ) -> [(Int, SessionState)] {
    let last = saved.sorted { $0.key < $1.key }
    var sorted: [(key: Int, value: SessionState)] = []
    for window in last {
      if sorted.count >= mostWindows {
        postponed.insert(window.key)
      } else if take(window.key) {
        // Those that cannot be taken are open in another instance.
        sorted.append(window)
      }
    }
    if sorted.isEmpty {
      // Without saved windows, the first number keeps its digs; those of others belong to closed windows.
      let number = newNumber(sparing: last.isEmpty ? closed.subtracting([1]) : closed)
      var state = last.first.map { .home(like: $0.value) } ?? SessionState()
      // Asking for the displays would delay the first frame.
      let others = last.map(\.value.window)
      state.window.setOff(from: others.first, among: others, on: [])
      sorted = [(number, state)]
    }
    if settings.start == .home { sorted = [(sorted[0].key, .home(like: sorted[0].value))] }
    if let start { sorted[0].value = sorted[0].value.moved(to: Dig(entrance: start)) }
    if let document { sorted[0].value = sorted[0].value.opening(document) }
    return sorted.map { ($0.key, $0.value) }
  }

  /// Takes the number of a window, and returns whether no other instance has it.
  private func take(_ number: Int) -> Bool {
    guard !postponed.contains(number), (try? lock?.take(number)) != false else { return false }
    numbers.insert(number)
    return true
  }

  /// The numbers whose digs are on the disk, with those of windows that other instances closed.
  private var closed: Set<Int> { Set(SavedHistory.numbers(from: variable)) }

  /// Takes a number that no window had in this run, whose files may not be removed yet.
  ///
  /// If another program has locked all of them, the window has a number that another instance may
  /// use too.
  ///
  /// - Parameter spared: Numbers of closed windows, whose digs a new one would undo as its own.
  private func newNumber(sparing spared: Set<Int>) -> Int {
    let last = Self.lastNumber
    let used = numbers.union(spared)
    if let free = (1...last).first(where: { !used.contains($0) && take($0) }) { return free }
    let shared = max(last, numbers.max() ?? 0) + 1
    numbers.insert(shared)
    return shared
  }

  /// The states of the windows; nil for those that are closed.
  private var states: [Int: SessionState?] {
    Dictionary(uniqueKeysWithValues: numbers.map { ($0, windows[$0]?.state) })
  }

  /// Shows the windows and runs until the last one is closed.
  ///
  /// Their state is saved for the next launch.
  func run() throws {
    show()
    // The application does not retain its delegate.
    try withExtendedLifetime(self) { try application.run() }
  }

  /// Shows the windows.
  func show() {
    application.delegate = self
    for (_, window) in windows.sorted(by: { $0.key < $1.key }) { window.show() }
    let drafts = AbandonedDrafts(from: variable)
    Task.detached(executorPreference: saving) { drafts.remove() }
  }

  /// Returns the window that has or had the keyboard, or the first one, of those that fulfill a
  /// condition.
  func front(
    where isWanted: (WindowSession) -> Bool = { _ in true }
  ) -> WindowSession? {
    let wanted = windows.values.filter(isWanted)
    let front = application.frontWindow
    return wanted.first { $0.window === front } ?? wanted.min { $0.number < $1.number }
  }

  // MARK: Windows

  @discardableResult
  private func open(_ number: Int, showing state: SessionState) -> WindowSession {
    let session = WindowSession(
      number, showing: state, settings: settings, application: application, earth: earth,
      history: SavedHistory.standard(number, from: variable), savingOn: makeSaves)
    session.app = self
    session.favorites = favorites(at: state.document)
    session.onFailure = { [weak self] in self?.report($0) }
    windows[number] = session
    return session
  }

  /// Returns histories of windows that are open nowhere, which the first window takes over.
  ///
  /// The rest is left to later starts, because reading them takes time.
  func abandoned(to session: WindowSession) -> [SavedHistory] {
    guard session.number == windows.keys.min(), savedWindows?.isUnread != true else { return [] }
    let others = SavedHistory.numbers(from: variable).lazy.filter { [self] in
      windows[$0] == nil && take($0)
    }
    return others.prefix(Self.mostAdopted).compactMap {
      SavedHistory.standard($0, from: variable)
    }
  }

  /// Opens another window, with another hole.
  @discardableResult
  func openAnother(like other: WindowSession) -> WindowSession {
    var state = SessionState.home(like: other.state)
    state.window.setOff(
      from: other.state.window, among: windows.values.map(\.state.window),
      on: application.platform.displays)
    let session = open(newNumber(sparing: closed), showing: state)
    session.show()
    stateDidChange()
    return session
  }

  /// Ends the app.
  func quit() {
    // Later, the system no longer tells where the windows are.
    for window in windows.values { window.keepState() }
    application.terminate()
  }

  /// Closes a window.
  func close(_ session: WindowSession) {
    leave(session)
    session.window.close()
  }

  /// Prepares for the end of a window.
  ///
  /// The last one of all instances is kept for the next launch. The digs of others go to the list
  /// of the first, which finds those of another instance at its next launch.
  private func leave(_ session: WindowSession) {
    session.keepState()
    guard windows.count > 1 || lock?.isTaken(from: 1) == true else { return }
    windows[session.number] = nil
    if let first = windows.min(by: { $0.key < $1.key })?.value {
      first.adopt(historyOf: session)
    } else {
      last = session
    }
    stateDidChange()
  }

  // MARK: Shared

  /// Returns the document at a path; the user's own for nil, or for a file that has gone.
  private func favorites(at path: String?) -> FavoritesDocument? {
    if let path, FavoritesFile.exists(path) { return document(at: path) }
    return FavoritesDocument.standardPath(from: variable).map { document(at: $0) }
  }

  private func document(at path: String) -> FavoritesDocument {
    if let open = documents.first(where: { FavoritesFile.isSame($0.path, path) }) { return open }
    let own = FavoritesDocument.standardPath(from: variable)
    let isOwn = own.map { FavoritesFile.isSame($0, path) } ?? false
    let document = FavoritesDocument(path: path, isOwn: isOwn, application: application)
    documents.append(document)
    let refuge = own.map { FilePath.folder(of: $0) }
    application.willEnd.add(for: document) { await $0.finish(refuge: refuge) }
    document.onFailure = { [weak self, unowned document] in
      self?.alerts(about: document)?.report($0, about: document)
    }
    document.onConflict = { [weak self, unowned document] in
      self?.alerts(about: document)?.askAbout(document)
    }
    document.onOmission = { [weak self, unowned document] in
      self?.alerts(about: document)?.reportOmission($0)
    }
    document.onChangedSince = { [weak self, unowned document] in
      self?.alerts(about: document)?.reportChangedSince()
    }
    return document
  }

  /// Returns the alerts of a window with a document, or of any window, if it is still to be saved.
  private func alerts(about document: FavoritesDocument) -> FavoriteAlerts? {
    (front { $0.favorites === document } ?? front())?.root.coordinators.alerts
  }

  /// Opens a file in a window; the user's own for nil.
  func openFile(_ path: String?, in session: WindowSession) {
    guard let path = path ?? FavoritesDocument.standardPath(from: variable) else { return }
    let old = session.favorites
    let new = document(at: path)
    session.root.coordinators.files.show(new)
    stateDidChange()
    if !new.isOwn { note(path) }
    if let old { leave(old) }
  }

  /// Saves and closes a document that no window shows.
  ///
  /// One that cannot be saved stays, and a window asks about it.
  private func leave(_ document: FavoritesDocument) {
    guard !document.isOwn, !isShown(document) else { return }
    Task {
      guard await document.close() else { return document.askAgain() }
      // A window may have opened it again meanwhile.
      if isShown(document) {
        await document.prepare()
      } else {
        documents.removeAll { $0 === document }
      }
    }
  }

  private func isShown(_ document: FavoritesDocument) -> Bool {
    windows.values.contains { $0.favorites === document }
  }

  /// Notes that a file was opened.
  private func note(_ path: String) {
    guard settings.recentFiles == .kept else { return }
    saving.perform { [recentFiles] in recentFiles.note(path, at: .now) }
  }

  /// The name of the time zone that the computer keeps; nil if that is not known.
  var timeZone: String? { ComputerTimeZone.name(from: variable) }

  /// The files that the panel for opening one offers besides folders.
  var filesOffer: FilesViewController.Offer {
    FilesViewController.Offer(
      home: UserFolder.home(from: variable),
      recent: settings.recentFiles == .kept ? recentFiles.load() : [])
  }

  /// Removes a file from the recent files, or puts it back at a place among them.
  func rememberFile(_ path: String, at index: Int?) {
    saving.perform { [recentFiles] in recentFiles.put(path, at: index) }
  }

  /// Saves a picture of a window under a name.
  func save(
    _ picture: Bitmap, named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) { PictureFolder.save(.still(picture), named: name, on: saving, completion: completion) }

  /// Saves a film of a window under a name.
  func save(
    film: [UInt8], named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) { PictureFolder.save(.film(film), named: name, on: saving, completion: completion) }

  /// Saves what the windows show soon.
  func stateDidChange() { keeper.stateDidChange() }

  /// Takes over settings for all windows.
  func change(to new: Settings) {
    guard new != settings else { return }
    settings = new
    if new.recentFiles == .forgotten { saving.perform { [recentFiles] in recentFiles.forget() } }
    settingsKeeper.stateDidChange()
    for window in windows.values { window.root.coordinators.settings.take(new) }
  }

  /// Reports that the user's changes are not saved.
  private func report(_ error: SystemError) {
    front()?.root.coordinators.panels.notice.show(Messages.Notes.notKept("\(error)"))
  }
}

extension AppSession: ApplicationDelegate {
  /// Removes the standard commands, because the window has its own with the same keys.
  func buildMenu(with builder: MenuBuilder) { builder.remove(menu: .root) }

  func application(_ application: Application, shouldClose window: Window) -> Bool {
    if let session = windows.values.first(where: { $0.window === window }) { leave(session) }
    return true
  }

  func applicationWillTerminate(_ application: Application) {
    let unsaved = unsaved
    if !unsaved.isEmpty { StandardError.say(Messages.Unsaved.note(unsaved)) }
    lock?.release()
  }

  /// What is not saved at the end, because the disk refused it or did not answer in time, unless the
  /// user knows that it never is.
  var unsaved: [String] {
    let sessions = Array(windows.values) + (last.map { [$0] } ?? [])
    let things = [
      (keeper.isSaved || savedWindows?.isBlocked == true, Messages.Unsaved.windows),
      (sessions.allSatisfy(\.isSaved), Messages.Unsaved.digs),
      (settingsKeeper.isSaved || savedSettings?.isBlocked == true, Messages.Unsaved.settings),
      (documents.allSatisfy(\.hasFinished), Messages.Unsaved.favorites),
    ]
    return things.filter { !$0.0 }.map(\.1)
  }
}
