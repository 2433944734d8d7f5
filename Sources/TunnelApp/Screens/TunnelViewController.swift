internal import Atlas
package import Containers

/// The root view controller: two maps in container views, one per end, with a strip between them.
///
/// It knows both ends and tells each map when the other end moves. The maps know neither the root
/// nor each other.
package final class TunnelViewController: ViewController {
  /// The tunnel.
  package private(set) var dig: Dig {
    didSet { if dig != oldValue { onStateChange?() } }
  }
  /// Whether the containers show the info sides instead of the maps.
  package var showsInfo = false { didSet { if showsInfo != oldValue { onStateChange?() } } }
  /// Whether a flip is running.
  package var isFlipping = false
  /// The notation of coordinates.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet {
      formatDidChange()
      settings.notation = format
    }
  }
  /// What the user has chosen for all starts.
  var settings = Settings() { didSet { if settings != oldValue { settingsDidChange() } } }
  /// Whether the strip and the title of the window show the names of the ends.
  var showsEndNames = true {
    didSet { if showsEndNames != oldValue, isViewLoaded { updateEnds() } }
  }
  /// Whether a hint says that the child can be dragged.
  ///
  /// It disappears when an end moves.
  var showsHint = false {
    didSet {
      guard showsHint != oldValue else { return }
      hintDidChange()
      onStateChange?()
    }
  }
  /// The digs of the user.
  var history: DigHistory { didSet { if history != oldValue { historyDidChange(from: oldValue) } } }
  /// The changes that can be undone; ``history`` knows those digs that earlier starts left.
  let undos = UndoManager()
  /// What is done with ``history``, if not adding a dig of the user.
  var historyWork: HistoryWork?
  /// The position in ``history`` that the user went back or forth to, and the tunnel there; nil after a
  /// dig.
  var browsed: (position: Int, dig: Dig)?
  /// Whether the last change was a small step of an end, which more steps continue.
  var isNudging = false
  /// Returns the number of seconds that the user's clocks are ahead of UTC at a time.
  var clockOffset: (Moment) -> Int = \.localOffset
  /// Called with a text to copy to the clipboard.
  var onCopy: ((String) -> Void)?
  /// Called with a URI to open in another program.
  ///
  /// The completion receives whether one opened it.
  var onOpen: ((String, @escaping (Bool) -> Void) -> Void)?
  /// Called with a picture of the window and a name for it.
  ///
  /// The completion receives the path of the saved file.
  var onSave: ((Bitmap, String, @escaping (Result<String, ImageError>) -> Void) -> Void)?
  /// Called when ``state`` or the size of the window may have changed.
  var onStateChange: (() -> Void)?
  /// Called when ``settings`` change.
  var onSettingsChange: ((Settings) -> Void)?
  /// Called when ``history`` changes.
  var onHistoryChange: ((DigHistory) -> Void)?
  /// The document with the favorites; nil if there is no place for one.
  ///
  /// It keeps the application, and belongs to the app, which may have it in several windows.
  weak var favorites: FavoritesDocument? { didSet { favoritesDidArrive() } }
  /// Observes ``favorites``.
  var favoritesToken: ObservationToken?
  /// Called with the path of a file with favorites that the user opens; nil for the user's own.
  var onOpenFile: ((String?) -> Void)?
  /// Returns what the panel that opens a file offers besides folders.
  var filesOffer: () -> FilesViewController.Offer = { FilesViewController.Offer() }
  /// Called with the path of a file that the user takes out of those opened before, or brings back to
  /// a place among them.
  var onRememberFile: ((_ path: String, _ index: Int?) -> Void)?
  /// Checks the file that was dropped last.
  var dropChecker: FileChecker?
  /// Whether an alert asks what stays of favorites that were changed elsewhere.
  var asksAboutFavorites = false
  /// Called when the user asks for another window.
  var onNewWindow: (() -> Void)?
  /// Called when the user asks to close the window.
  var onCloseWindow: (() -> Void)?
  /// Called when the user asks to quit the app.
  var onQuit: (() -> Void)?

  /// The map of each end.
  package let maps: Ends<MapViewController>
  /// The info controller of each end, outside the hierarchy until a flip.
  let infos: Ends<GeoInfoViewController>

  /// The data behind everything that is shown.
  let earth: Earth

  /// Answers a question about a place, off the main actor.
  let lookup: PlaceLookup.Answer
  /// Returns the current time on Earth.
  let calendar: () -> Moment

  let containers = Ends { _ in View() }
  let strip: StripView
  let notice = NoticeView()
  /// The room for the favorites beside the maps.
  let sidebar = Sidebar()
  private var tokens: [ObservationToken] = []
  private var layout: TunnelLayout?
  private var windowTitle = AlternatingText()
  weak var focusAfterFlip: View?
  lazy var landPairs: LandPairs? = earth.noting { () throws(AssetError) in try earth.landPairs() }
  /// The sheets, popovers and alerts over the maps.
  private(set) lazy var presentations = PresentationQueue(of: self)
  /// What the map of an end shows when the end settles, if not the same as after a drop.
  var viewAfterDrop: (end: End, view: SearchRow.View)?

  /// Creates the root for a tunnel.
  ///
  /// - Parameters:
  ///   - lookup: Answers a question about a place, off the main actor.
  ///   - calendar: Returns the current time on Earth.
  package init(
    earth: Earth, dig: Dig, lookup: @escaping PlaceLookup.Answer,
    calendar: @escaping () -> Moment
  ) {
    self.dig = dig
    history = DigHistory(origin: dig)
    self.earth = earth
    self.lookup = lookup
    self.calendar = calendar
    let pens = MapPens()
    maps = Ends { MapViewController(earth: earth, location: dig.place(at: $0), pens: pens) }
    maps.target.annotationImage = .cross
    infos = Ends {
      GeoInfoViewController(end: $0, lookup: PlaceLookup(answer: lookup), calendar: calendar)
    }
    strip = StripView(dig: dig)
    super.init()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.ground
    view.tintColor = Theme.accent
    view.addSubview(strip)
    for end in End.allCases { embed(end) }
    sidebar.attach(to: view)
    layout = TunnelLayout(
      in: sidebar.rest, start: containers.start, target: containers.target, strip: strip)
    strip.radar.addAction(for: .primaryActionTriggered) { [weak self] in self?.flip() }
    strip.search.addAction(for: .primaryActionTriggered) { [weak self] in self?.search() }
    for (view, end) in [(strip.start, End.start), (strip.target, .target)] {
      view.onCopy = { [weak self] in self?.copy($0) }
      view.onAskForFacts = { [weak self] in self?.showFacts(of: end) }
      view.menuElements = { [weak self] in self?.coordinateElements(of: end) ?? [] }
    }
    strip.more.menu = Menu(children: [
      DeferredMenuElement.uncached { [weak self] deliver in deliver(self?.menuElements ?? []) }
    ])
    notice.attach(to: view) { [weak self] in
      [self?.containers.target, self?.containers.start].compactMap(\.self).map {
        $0.convert($0.bounds, to: nil)
      }
    } front: { [weak self] in
      self?.frontView
    }
    addBrowsingButtons()
    view.addInteraction(DropInteraction(delegate: self))
    // It would shine through the dimming.
    presentations.onPresent = { [notice] in notice.hide() }
    presentations.onChange = { [weak self] in
      self?.notice.settle()
      self?.onStateChange?()
    }
    registerForTraitChanges([UnitsTrait.self]) { (root: Self, _) in root.updateEnds() }
    hintDidChange()
    updateEnds()
    if showsInfo {
      strip.showsInfo = true
      handOverLocations()
    }
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateEnds()
    view.window?.moveFocus(to: maps[.start].view)
  }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let shadow = Theme.shadow.resolvedColor(with: traitCollection)
    for container in containers.values {
      container.shadow = Shadow(color: shadow, radius: 28, offset: Point(x: 0, y: 4))
    }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    sidebar.fit(view.bounds.width)
    let rest = sidebar.rest(of: view.bounds.size)
    layout?.reserve(
      uprightWidth: strip.uprightWidth(inWindowOf: rest.width),
      acrossHeight: strip.acrossHeight(in: rest))
    onStateChange?()
    let isFirst = layout?.isSideBySide == nil
    guard arrange(for: rest), !isFirst else { return }
    if traitCollection.accessibilityMotion != .reduced { fadeFromLastFrame() }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    notice.settle()
  }

  /// Crossfades from the last frame to the new arrangement.
  ///
  /// Animating the frames would squash the globes on the way.
  func fadeFromLastFrame() {
    guard let before = view.snapshotView(afterScreenUpdates: false) else { return }
    before.isUserInteractionEnabled = false
    view.addSubview(before)
    View.animate(withDuration: .milliseconds(350)) {
      before.alpha = 0
    } completion: { _ in
      before.removeFromSuperview()
    }
  }

  /// Rearranges the maps along with an animated change of the window's size.
  package override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if coordinator.isAnimated { _ = arrange(for: sidebar.rest(of: size)) }
  }

  /// Chooses the arrangement for a size, which takes effect in the next layout.
  ///
  /// - Returns: Whether the arrangement changed.
  private func arrange(for size: Size) -> Bool {
    guard let layout, layout.follow(size) else { return false }
    strip.isUpright = layout.isSideBySide == true
    return true
  }

  package override var keyCommands: [KeyCommand] {
    commandsOverSheets + [slashCommand, homeCommand, landPairCommand, putBackCommand]
      + [undoCommand] + redoCommands + browsingCommands(.back) + browsingCommands(.forth)
      + bothMaps.commands
  }

  package override var undoManager: UndoManager? { undos }

  /// Flips the maps on Space, and takes the keys of a map, unless the focused view handles the key.
  package override func pressesBegan(_ presses: Set<Press>) {
    guard let key = presses.first?.key, take(key) else { return super.pressesBegan(presses) }
  }

  /// Puts back what is dragged, closes a callout, or flips back.
  func cancel() {
    for map in maps.values where map.cancelDrag() || map.hideCallout() { return }
    if showsInfo { flip() }
  }
}

// MARK: - Containment

extension TunnelViewController {
  private func embed(_ end: End) {
    let (container, map) = (containers[end], maps[end])
    container.accessibility.identifier = end.identifier + " container"
    view.addSubview(container)
    let side: ViewController = showsInfo ? infos[end] : map
    addChild(side)
    side.view.frame = container.bounds
    container.addSubview(side.view)
    side.didMove(toParent: self)
    map.onStateChange = { [weak self] in
      self?.notice.settle()
      self?.onStateChange?()
    }
    map.onAskForSources = { [weak self] in self?.showAbout(at: .sources) }
    map.onAskForHome = { [weak self] in self?.flyHome() }
    map.onNudge = { [weak self] in self?.recordNudge(of: end) }
    map.undos = undos
    map.furtherMenuElements = { [weak self] in self?.furtherElements ?? [] }
    tokens.append(
      map.observe(\.currentLocation, options: .new) { [weak self] change in
        if let location = change.newValue { self?.end(end, didMoveTo: location) }
      })
    tokens.append(
      map.observe(\.settledLocation) { [weak self] _ in self?.endDidSettle(end) })
  }

  private func hintDidChange() {
    guard isViewLoaded else { return }
    maps[.start].showHint(showsHint ? Messages.Maps.hint : nil)
  }

  private func end(_ end: End, didMoveTo location: Coordinate) {
    showsHint = false
    dig = dig.moving(end, to: location)
    maps[end.other].updateAnnotation(location: dig.place(at: end.other))
    updateEnds()
  }

  /// The width in meters of the start's map after a drop: near enough for names, far enough for the
  /// imagery.
  private static let regionAfterDrop = 3_000_000.0

  private func endDidSettle(_ settled: End) {
    recordDig(of: settled)
    for end in End.allCases {
      let map = maps[end]
      switch viewAfterDrop {
      case (end, .region(let meters))?: map.fly(toRegion: meters)
      case (end, .globe)?: map.flyHome()
      default:
        if end == .start {
          map.fly(toRegion: Self.regionAfterDrop)
        } else {
          map.fly(toRegionWithNamedLandFrom: Self.regionAfterDrop)
        }
      }
    }
    if showsInfo { handOverLocations() }
  }

  /// Passes the locations of the ends to the info sides.
  func handOverLocations() {
    for end in End.allCases { infos[end].location = maps[end].currentLocation }
  }

  /// Shows the ends in the strip and in the title of the window.
  func updateEnds() {
    for (end, button, place) in [
      (End.start, strip.start, dig.entrance), (.target, strip.target, dig.exit),
    ] {
      let name = showsEndNames ? inShownUnits { earth.name(of: place) } : nil
      button.coordinate = place
      button.name = name
      maps[end].endSpot = name?.spot
    }
    factsFollow()
    windowTitle.write { title in
      title += "Tunnel: "
      if let endNames {
        title += endNames
        title += " · "
      }
      title += strip.start.shown
      title += " → "
      title += strip.target.shown
    }
    view.window?.title = windowTitle.text
  }

  /// The names of both ends: `Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand`; nil
  /// if one has no name.
  var endNames: String? {
    guard let start = strip.start.name?.line, let target = strip.target.name?.line else {
      return nil
    }
    return start + " → " + target
  }

  private func formatDidChange() {
    strip.format = format
    for map in maps.values { map.format = format }
    for info in infos.values { info.format = format }
    favoritesFollowFormat()
    if isViewLoaded { updateEnds() }
  }
}
