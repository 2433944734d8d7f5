internal import Support

extension Application {
  /// The reverse domain name of the program, such as “org.example.Maps”, under which its state is
  /// saved, or `nil`, the default, not to save it.
  ///
  /// Set it before the application runs. A name that is not a valid folder name is a programming
  /// error and traps.
  public var identifier: String? {
    get { restoration.identifier }
    set {
      if let newValue, newValue.isEmpty || newValue.hasPrefix(".") || newValue.contains("/") {
        misuse(
          "The application cannot have the identifier \(newValue.quoted): use a reverse domain name, "
            + "such as “org.example.Maps”.")
      }
      restoration.identifier = newValue
    }
  }

  /// The version of the program, or `nil`, the default, for none.
  ///
  /// A state that another version saved is restored only if the delegate returns `true`.
  public var programVersion: String? {
    get { restoration.programVersion }
    set { restoration.programVersion = newValue }
  }

  /// Registers an object that is neither a view nor a controller for state restoration.
  ///
  /// The application does not retain the object. Register it before the state is restored.
  public func registerObject(
    forStateRestoration object: any StateRestoring, restorationIdentifier: String
  ) {
    restoration.registered.removeAll { $0.object == nil || $0.object === object }
    restoration.registered.append(
      RegisteredObject(object: object, identifier: restorationIdentifier))
  }

  /// Notifies the application that a part of the program restores its state asynchronously.
  ///
  /// Until ``completeStateRestoration()`` has been called as often, ending the program counts as a
  /// failed launch. After two failed launches in a row, the saved state is set aside.
  public func extendStateRestoration() { restoration.extensions += 1 }

  /// Notifies the application that a part of the program finished restoring its state; see
  /// ``extendStateRestoration()``.
  public func completeStateRestoration() {
    guard restoration.extensions > 0 else {
      return warn("completeStateRestoration() was called more often than extendStateRestoration().")
    }
    restoration.extensions -= 1
    endTrial()
  }

  /// Saves the state within a second.
  ///
  /// Transitions, resizing, scrolling, typing, selecting in lists, and moving a divider call this method.
  /// Call it when any other part of the state changes.
  public func setNeedsStatePreservation() {
    if restoration.identifier == nil { warnOfMissingIdentifier() }
    stateDidChange()
  }

  private func warnOfMissingIdentifier() {
    restoration.warnOnce(
      "The application saves no state, because it has no identifier: set one before it runs.")
  }

  /// Keeps the state in other files than those of the user, as tests do.
  package func keepState(in files: any RestorationFiles) {
    restoration.files = files
    restoration.environment = { $0 == "XDG_STATE_HOME" ? "/state" : nil }
  }

  // MARK: Saving

  /// Saves the state soon, if the delegate allows it.
  ///
  /// Called when the program leaves the foreground.
  func preserveState() {
    if let archive = makeArchive() { restoration.openedStore?.write(archive) }
  }

  /// Returns the current state, if it should be saved.
  ///
  /// Without a window on the screen the state saved last stays.
  private func makeArchive() -> [UInt8]? {
    restoration.alarm?.cancel()
    restoration.alarm = nil
    guard let delegate, !restoration.isBusy, !windows.isEmpty else { return nil }
    if restoration.identifier != nil, restoration.openStore()?.isFirst != true { return nil }
    restoration.isBusy = true
    defer { restoration.isBusy = false }
    let saver = StateSaver(restoration.origin, registered: restoration.registered)
    let coder = RestorationCoder(of: nil, in: restoration.origin, references: saver)
    guard delegate.application(self, shouldSaveApplicationState: coder) else { return nil }
    guard restoration.openStore() != nil else {
      if restoration.identifier == nil { warnOfMissingIdentifier() }
      return nil
    }
    delegate.application(self, willEncodeRestorableStateWith: coder)
    for window in windows { saver.save(window) }
    saver.saveOthers()
    return RestorationArchive(
      origin: restoration.origin, application: coder.values,
      windows: windows.compactMap(RestorationArchive.Window.init), objects: saver.objects
    ).json
  }

  // MARK: Returning

  /// Restores the state, if there is one and the delegate allows it.
  func restoreState() {
    guard restoration.identifier != nil, let store = restoration.openStore(), store.isFirst else {
      return
    }
    // Read after the archive: if neither can be read, one warning says so.
    lazy var marker = store.marker
    let choice: RestorationChoice
    do throws(ReadError) {
      choice = RestorationChoice(bytes: try store.read(), version: programVersion) {
        marker.decision == .discard || isWanted($0)
      }
    } catch {
      choice = RestorationChoice(error)
    }
    switch choice {
    case .nothing, .leave: break
    case .hold(let reason): return store.hold(reason)
    case .discard(let reason): store.discard(reason)
    case .restore(let archive): restore(archive, from: store, marker)
    }
    if !restoration.isMarked, marker.count > 0 { clearMarker() }
  }

  private func restore(
    _ archive: RestorationArchive, from store: RestorationStore, _ marker: RestorationMarker
  ) {
    switch marker.decision {
    case .discard:
      return store.discard("the program has ended twice in a row while it was starting")
    case .restoreWithWarning:
      warn("The program ended while it was starting. Its state returns once more.")
    case .restore: break
    }
    store.raise(marker.next)
    restoration.isMarked = true
    bringBack(archive)
  }

  private func isWanted(_ archive: RestorationArchive) -> Bool {
    delegate?.application(self, shouldRestoreApplicationState: coder(of: archive)) ?? false
  }

  private func coder(
    of archive: RestorationArchive, references: StateRestorer? = nil
  ) -> RestorationCoder {
    RestorationCoder(
      archive.application, of: nil, in: archive.origin, references: references)
  }

  private func bringBack(_ archive: RestorationArchive) {
    restoration.isBusy = true
    defer { restoration.isBusy = false }
    let windows = Array(restoration.windows)
    let restorer = StateRestorer(archive, sources(windows))
    View.performWithoutAnimation {
      restorer.findObjects()
      register(restorer.newlyMade)
      for window in windows where !window.isVisible { giveBack(archive, to: window, restorer) }
      restorer.decodeObjects()
      for window in windows where window.isVisible { giveBack(archive, to: window, restorer) }
      delegate?.application(
        self, didDecodeRestorableStateWith: coder(of: archive, references: restorer))
      restorer.tellFinished()
    }
    restoration.presented = restorer.presented
    presentRestoredSoon()
  }

  /// Registers what restoration classes made, so that it is saved again.
  private func register(_ objects: [RegisteredObject]) {
    for new in objects where !restoration.registered.contains(where: { $0.object === new.object }) {
      restoration.registered.append(new)
    }
  }

  /// Gives a window its size, place and root back.
  private func giveBack(
    _ archive: RestorationArchive, to window: Window, _ restorer: StateRestorer
  ) {
    guard let identifier = window.restorationIdentifier,
      let record = archive.windows.first(where: { $0.identifier == identifier })
    else { return }
    // Asking for the displays waits for the system.
    window.giveBack(record, displays: record.position == nil ? [] : platform.displays)
    let root = record.root.flatMap(restorer.object) as? ViewController
    if let root { window.takeRestored(root) }
  }

  private func sources(_ windows: [Window]) -> StateRestorer.Sources {
    StateRestorer.Sources(
      roots: windows.compactMap(\.rootViewController), registered: restoration.registered,
      delegate: { [self] path, coder in
        delegate?.application(
          self, viewControllerWithRestorationIdentifierPath: path, coder: coder)
      },
      storyboards: restoration.storyboards, resources: scenes)
  }

  /// Presents the restored presented controllers before the layout of the next frame.
  func presentRestoredSoon() {
    guard !restoration.presented.isEmpty else { return }
    beforeLayout { [self] in
      let waiting = restoration.presented
      restoration.presented = []
      for entry in waiting { present(entry) }
    }
  }

  private func present(_ entry: StateRestorer.Presented) {
    guard let presenter = entry.presenter else { return }
    guard presenter.viewIfLoaded?.attachedWindow != nil else {
      // Its window comes later.
      return restoration.presented.append(entry)
    }
    if !presenter.presentRestored(entry.controller, entry.style) {
      warn(
        "\(presenter.name) cannot present \(entry.controller.name), which was presented when the "
          + "state was saved.")
    }
  }

  // MARK: The mark of a start

  /// Marks the launch as successful some time after the first frame.
  func beginTrial() {
    guard restoration.isMarked else { return }
    afterCommit { [self] in
      animator.alarm(at: now + ApplicationRestoration.trial) { [weak self] in
        self?.restoration.isTrialOver = true
        self?.endTrial()
      }
    }
  }

  private func endTrial() {
    guard restoration.isTrialOver, restoration.extensions == 0, restoration.isMarked else { return }
    restoration.isMarked = false
    clearMarker()
  }

  private func clearMarker() {
    guard let store = restoration.openedStore else { return }
    Task.immediate { await store.clearMarker() }
  }

  /// Adds the saving of the state to the work of the life cycle.
  func followLife() {
    willLeaveForeground.add(for: self) { $0.preserveState() }
    willEnd.add(for: self) { application in
      let archive = application.makeArchive()
      await application.restoration.openedStore?.finish(archive)
    }
    willEnd.add(for: self) { application in
      guard application.restoration.isMarked else { return }
      application.restoration.isMarked = false
      await application.restoration.openedStore?.clearMarker()
    }
  }
}

extension Application: StateHost {
  func windowDidJoin(_ window: Window) { restoration.add(window) }

  func windowWillHide(_ window: Window) {
    // With the last window the program leaves the screen.
    if !isTerminated, windows.count == 1, windows[0] === window { preserveState() }
  }

  func stateDidChange() {
    guard restoration.identifier != nil, restoration.alarm == nil, !restoration.isBusy,
      !isEnding
    else { return }
    restoration.alarm = animator.alarm(at: now + ApplicationRestoration.delay) { [weak self] in
      self?.preserveState()
    }
  }
}
