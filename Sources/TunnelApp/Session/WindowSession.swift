internal import Atlas
internal import Containers
internal import Support

/// A window of the app, from its opening to its end.
final class WindowSession {
  /// The number of the window, which distinguishes its files from those of others.
  let number: Int
  let window: Window
  let root: TunnelViewController
  /// Called when the history could not be saved, for the first time.
  var onFailure: ((SystemError) -> Void)? {
    get { historyKeeper.onFailure }
    set { historyKeeper.onFailure = newValue }
  }

  /// The app, to which the window passes on what concerns others too.
  weak var app: AppSession?

  private let application: Application
  private let earth: Earth
  private let savedHistory: SavedHistory?
  private let historyKeeper: StateKeeper<DigHistory>
  private let saves: SaveQueue
  private let makeSaves: () -> SaveQueue
  /// The histories that this one takes over, whose files go when it is saved.
  private var adopted: [Adopted] = []
  /// The state of the window when it was last shown.
  private var kept: SessionState
  /// The state to show first.
  private var first: SessionState
  /// Whether the digs of earlier starts are back.
  private(set) var hasHistory = false
  /// Observes the settings, which are those of all windows.
  private var settingsToken: ObservationToken?
  /// Observes the digs, once those of earlier starts are back.
  private var historyToken: ObservationToken?

  /// Creates a window, hidden at first.
  ///
  /// - Parameters:
  ///   - history: The file of its digs; nil if there is no place for one.
  ///   - makeSaves: Makes a queue for the saves of a file.
  init(
    _ number: Int, showing state: SessionState, settings: Settings, application: Application,
    earth: Earth, history: SavedHistory?, savingOn makeSaves: @escaping () -> SaveQueue
  ) {
    (self.number, self.application, self.earth) = (number, application, earth)
    self.makeSaves = makeSaves
    (first, kept, saves) = (state, state, makeSaves())
    let placed = state.window
    window = Window(host: application, frame: Rect(origin: .zero, size: placed.size))
    window.minimumSize = Size(width: 320, height: 320)
    window.position = placed.position
    if placed.isMaximized { window.isMaximized = true }
    if placed.isFullScreen { window.isFullScreen = true }
    root = TunnelViewController(
      earth: earth, dig: state.dig ?? .denmark, lookup: earth.describe, calendar: { .now })
    savedHistory = history
    historyKeeper = StateKeeper(
      of: { [recorder = root.coordinators.recorder] in recorder.history },
      save: { [savedHistory] history, turn throws(SystemError) in
        try savedHistory?.save(history, as: turn)
      }, on: saves)
    root.coordinators.settings.take(settings)
    settings.apply(to: window)
    root.coordinators.digging.showHint(state.dig == nil)
    root.prepare(state)
    window.rootViewController = TunnelSplitViewController(root)
    settingsToken = root.coordinators.settings.observe(\.chosen, options: .new) {
      [weak self] change in
      if let settings = change.newValue { self?.app?.change(to: settings) }
    }
    root.delegate = self
    root.coordinators.sharing.delegate = self
    root.coordinators.files.delegate = self
    root.coordinators.windows.delegate = self
    historyKeeper.onSave = { [weak self] in self?.removeAdopted() }
    application.willEnd.add(for: self) { await $0.finish() }
  }

  /// Has the window show a panel first, in place of the one that it had.
  func begin(with panel: Panel) { first.panel = panel }

  /// Shows the window as it was.
  func show() {
    // The view loads with the window, and naming the ends would delay the first frame.
    root.coordinators.naming.showsNames = false
    for map in root.maps.values { map.showsNames = false }
    window.makeKeyAndVisible()
    View.performWithoutAnimation { root.reopen(first) }
    // Tasks on the main actor run after the frame.
    Task { [self] in await showTheRest() }
  }

  /// Comes to the front with what a URL names: a place, or a file with favorites.
  func open(_ url: String) {
    comeToFront()
    root.coordinators.panels.close()
    root.coordinators.drops.open(url)
  }

  /// Comes to the front with the search.
  func search() {
    comeToFront()
    root.coordinators.finding.search()
  }

  private func comeToFront() {
    if window.isMinimized { window.isMinimized = false }
    window.makeKeyAndVisible()
  }

  /// Does what would take as long as the rest of the first frame.
  private func showTheRest() async {
    window.icon = Self.icon
    bringIntoSight()
    for map in root.maps.values { map.showsNames = true }
    FontLibrary.current.readAhead()
    await earth.prepareDescriptions()
    root.coordinators.naming.showsNames = true
    restoreHistory()
    // Naming the two ends read pages from all over the data. The next ends will be near one of
    // them.
    earth.gazetteer.releasePages()
    await root.coordinators.pins.begin()
    if let timeZone = app?.timeZone { root.coordinators.home.offerTown(of: timeZone) }
  }

  /// Moves the window onto a display if its own has gone.
  ///
  /// Asking for the displays waits for the connection, so that the first frame would come later.
  private func bringIntoSight() {
    let displays = application.platform.displays
    guard let position = window.position, let display = displays.first else { return }
    if !window.hasTitle(at: position, on: displays) { window.position = display.origin }
  }

  /// The icon of the window in panels and window lists, as the desktop shows it in menus.
  private static var icon: Image {
    let size = Size(width: 64, height: 64)
    return .drawn(size: size) { canvas in
      Drawing.icon.draw(on: canvas, in: Rect(origin: .zero, size: size))
    }
  }

  // MARK: The state

  /// The state of the window, or its last state.
  var state: SessionState {
    if window.isVisible { keepState() }
    return kept
  }

  /// Records the state of the window.
  func keepState() {
    var state = root.state
    state.window = kept.window
    // At the end, the system no longer tells, and a frozen or lost display would not answer.
    if !application.isEnding { state.window.note(window) }
    kept = state
  }

  // MARK: The history

  /// A history of another window, in the list of this one.
  private struct Adopted {
    let file: SavedHistory?
    /// The queue of its saves.
    let saves: SaveQueue
    /// The window, if it was open here; until then its own changes are saved.
    let window: WindowSession?
  }

  /// Whether the digs are saved, or the user knows that they never are.
  var isSaved: Bool { historyKeeper.isSaved || savedHistory?.isBlocked == true }

  private var recorder: DigRecorder { root.coordinators.recorder }

  /// The favorites that the window shows.
  var favorites: FavoritesDocument? {
    get { root.coordinators.favorites.document }
    set { root.coordinators.favorites.document = newValue }
  }

  /// Restores the digs of earlier launches, and saves those of this one from now on.
  ///
  /// A start that shows the hint is the first one: there is nothing to undo.
  private func restoreHistory() {
    guard !hasHistory else { return }
    restoreEarlierDigs()
    adoptAbandoned()
  }

  private func restoreEarlierDigs() {
    hasHistory = true
    let earlier = savedHistory?.load()
    recorder.restore(earlier)
    // The keeper retains the recorder.
    historyToken = recorder.observe(\.history) { [weak historyKeeper] _ in
      historyKeeper?.stateDidChange()
    }
    if recorder.history.entries != earlier?.entries ?? [] { historyKeeper.stateDidChange() }
  }

  /// Saves the digs for the last time.
  private func finish() async {
    // The app may end before the digs of earlier launches are restored.
    if !hasHistory, !recorder.history.entries.isEmpty { restoreEarlierDigs() }
    await historyKeeper.finish()
    await root.coordinators.sharing.finish()
  }

  /// Lists the digs of windows that are no more, whose histories end when they are saved here.
  private func adoptAbandoned() {
    for other in app?.abandoned(to: self) ?? [] {
      let digs = other.load()
      if other.isUnread { continue }
      adopt(digs, from: Adopted(file: other, saves: makeSaves(), window: nil))
    }
    if !adopted.isEmpty { historyKeeper.saveNow() }
  }

  /// Lists the digs of a window that goes, whose history ends when they are saved here.
  func adopt(historyOf other: WindowSession) {
    restoreHistory()
    other.restoreHistory()
    adopt(
      other.recorder.history,
      from: Adopted(file: other.savedHistory, saves: other.saves, window: other))
    historyKeeper.saveNow()
  }

  private func adopt(_ digs: DigHistory?, from other: Adopted) {
    adopted.append(other)
    if let digs { recorder.adopt(digs) }
  }

  /// Removes the files of the state that is saved now.
  ///
  /// One that stays, because the app ends first, is found at the next start, which lists no dig twice.
  private func removeAdopted() {
    let due = adopted
    adopted = []
    for other in due {
      other.window?.historyToken = nil
      Task.immediate { try? await other.saves.save(.inTurn) { _ in other.file?.remove() } }
    }
  }
}

// MARK: - What the window asks of the app

extension WindowSession: TunnelViewControllerDelegate, WindowKeeping, FileOpening, PictureKeeping {
  func tunnelViewControllerStateDidChange(_ root: TunnelViewController) { app?.stateDidChange() }

  func openAnotherWindow() { app?.openAnother(like: self) }

  func closeWindow() { app?.close(self) }

  func quit() { app?.quit() }

  var filesOffer: FilesViewController.Offer { app?.filesOffer ?? FilesViewController.Offer() }

  func openFile(_ path: String?) { app?.openFile(path, in: self) }

  func rememberFile(_ path: String, at index: Int?) { app?.rememberFile(path, at: index) }

  func save(
    _ picture: Bitmap, named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) { app?.save(picture, named: name, completion: completion) }

  func save(
    film: [UInt8], named name: String,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) { app?.save(film: film, named: name, completion: completion) }
}
