internal import Atlas
package import Containers

/// The root: two maps in container views, one for each end, and what lies between them.
///
/// It knows where both ends are and tells each map of the other's; the maps know neither it nor each
/// other.
package final class TunnelViewController: ViewController {
  /// The hole.
  package private(set) var dig: Dig {
    didSet { if dig != oldValue { onStateChange?(state) } }
  }
  /// Whether the containers show what is known of the places instead of the maps.
  package var showsInfo = false
  /// Whether a flip is running.
  package var isFlipping = false
  /// How coordinates are shown.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet {
      formatDidChange()
      if format != oldValue { onStateChange?(state) }
    }
  }
  /// What the next window is to begin with.
  var state: SessionState { SessionState(dig: dig, format: format) }
  /// Whether the strip and the window's title say what the ends are called.
  var showsEndNames = true {
    didSet { if showsEndNames != oldValue, isViewLoaded { updateEnds() } }
  }
  /// Whether the child says that it can be dragged, until an end is moved.
  var showsHint = false {
    didSet { if showsHint != oldValue { hintDidChange() } }
  }
  /// Called with a text to put on the clipboard.
  var onCopy: ((String) -> Void)?
  /// Called with an address to open in another program, and with whom to tell whether one took it.
  var onOpen: ((String, @escaping (Bool) -> Void) -> Void)?
  /// Called with a picture of the window and a name for it, and with whom to tell where it was saved.
  var onSave: ((Bitmap, String, @escaping (Result<String, ImageError>) -> Void) -> Void)?
  /// Called when what the next window is to begin with has changed.
  var onStateChange: ((SessionState) -> Void)?
  /// Called when the person wants to end the app.
  var onQuit: (() -> Void)?

  /// The map of each end.
  package let maps: [End: MapViewController]
  /// What is known of the place at each end; in no hierarchy until a flip.
  let infos: [End: GeoInfoViewController]

  /// The data of everything that is shown.
  let earth: Earth

  let containers: [End: View] = [.start: View(), .target: View()]
  let strip: StripView
  let notice = NoticeView()
  private var tokens: [ObservationToken] = []
  private var layout: TunnelLayout?
  private var windowTitle = AlternatingText()
  weak var focusAfterFlip: View?
  lazy var landPairs: LandPairs? = earth.noting { () throws(AssetError) in try earth.landPairs() }
  /// What lies over everything; nil for nothing.
  var panel: PanelViewController?
  /// How the panel lies over everything.
  weak var panelOverlay: Overlay?
  /// What the map of an end shows when this has settled, where that is not the same as after every drop.
  var viewAfterDrop: (end: End, view: SearchRow.View)?

  /// Makes the root for a hole through the Earth.
  ///
  /// - Parameters:
  ///   - lookup: How a question about a place is answered, away from the main actor.
  ///   - calendar: What time it is on Earth.
  package init(
    earth: Earth, dig: Dig, lookup: @escaping PlaceLookup.Answer,
    calendar: @escaping () -> Moment
  ) {
    self.dig = dig
    self.earth = earth
    let pens = MapPens()
    maps = [
      .start: MapViewController(earth: earth, location: dig.entrance, pens: pens),
      .target: MapViewController(earth: earth, location: dig.exit, pens: pens),
    ]
    infos = [
      .start: GeoInfoViewController(
        end: .start, lookup: PlaceLookup(answer: lookup), calendar: calendar),
      .target: GeoInfoViewController(
        end: .target, lookup: PlaceLookup(answer: lookup), calendar: calendar),
    ]
    strip = StripView(dig: dig)
    super.init()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.ground
    view.setDynamicColor(Theme.accent, for: \View.tintColor)
    view.addSubview(strip)
    for end in End.allCases { embed(end) }
    if let start = containers[.start], let target = containers[.target] {
      layout = TunnelLayout(in: view, start: start, target: target, strip: strip)
    }
    strip.radar.addAction(for: .primaryActionTriggered) { [weak self] in self?.flip() }
    strip.search.addAction(for: .primaryActionTriggered) { [weak self] in self?.search() }
    strip.more.menu = Menu(children: [
      DeferredMenuElement.uncached { [weak self] deliver in deliver(self?.menuElements ?? []) }
    ])
    for (button, end) in [(strip.start, End.start), (strip.target, .target)] {
      button.onCopy = { [weak self] in self?.copy($0) }
      button.menuElements = { [weak self] in self?.coordinateElements(of: end) ?? [] }
    }
    notice.attach(to: view)
    hintDidChange()
    updateEnds()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateEnds()
    view.window?.moveFocus(to: maps[.start]?.view)
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
    layout?.reserve(
      uprightWidth: strip.uprightWidth(inWindowOf: view.bounds.width),
      acrossHeight: strip.acrossHeight(in: view.bounds.size))
    notice.fit(inWindowOf: view.bounds.width)
    let isFirst = layout?.isSideBySide == nil
    guard arrange(for: view.bounds.size), !isFirst else { return }
    if traitCollection.accessibilityMotion != .reduced { fadeFromLastFrame() }
  }

  /// Lets the arrangement of the last frame fade away over the new one: globes that took their new places
  /// by degrees would be squashed on their way.
  private func fadeFromLastFrame() {
    guard let before = view.snapshotView(afterScreenUpdates: false) else { return }
    before.isUserInteractionEnabled = false
    view.addSubview(before)
    View.animate(withDuration: .milliseconds(350)) {
      before.alpha = 0
    } completion: { _ in
      before.removeFromSuperview()
    }
  }

  /// Where the window turns, the maps change places along with that.
  package override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if coordinator.isAnimated { _ = arrange(for: size) }
  }

  /// Takes the arrangement for a size; it shows in the next layout.
  ///
  /// - Returns: Whether it is another than before.
  private func arrange(for size: Size) -> Bool {
    guard let layout, layout.follow(size) else { return false }
    strip.isUpright = layout.isSideBySide == true
    return true
  }

  package override var keyCommands: [KeyCommand] {
    commandsOverPanels + [
      saveCommand,
      KeyCommand(.character("/"), title: Messages.Commands.search) { [weak self] in self?.search()
      },
      homeCommand, landPairCommand,
      KeyCommand(.escape, title: Messages.Commands.putBack) { [weak self] in self?.cancel() },
    ] + bothMaps.commands
  }

  /// Space flips the maps, unless what has the keyboard takes it.
  package override func pressesBegan(_ presses: Set<Press>) {
    guard let key = presses.first?.key, key.keyCode == .space, key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses)
    }
    flip()
  }

  private func cancel() {
    for map in maps.values where map.cancelDrag() || map.hideCallout() { return }
    if showsInfo { flip() }
  }
}

// MARK: - Containment

extension TunnelViewController {
  private func embed(_ end: End) {
    guard let container = containers[end], let map = maps[end] else { return }
    container.accessibility.identifier = end.identifier + " container"
    view.addSubview(container)
    map.annotationImage = end == .start ? .child : .cross
    addChild(map)
    map.view.frame = container.bounds
    container.addSubview(map.view)
    map.didMove(toParent: self)
    map.onAskForSources = { [weak self] in self?.showAbout() }
    map.onAskForHome = { [weak self] in self?.flyHome() }
    map.furtherMenuElements = { [weak self] in self?.furtherElements ?? [] }
    tokens.append(
      map.observe(\.currentLocation, options: .new) { [weak self] change in
        if let location = change.newValue { self?.end(end, didMoveTo: location) }
      })
    tokens.append(
      map.observe(\.settledLocation) { [weak self] _ in self?.endDidSettle() })
  }

  private func hintDidChange() {
    guard isViewLoaded else { return }
    maps[.start]?.showHint(showsHint ? Messages.Maps.hint : nil)
  }

  private func end(_ end: End, didMoveTo location: Coordinate) {
    showsHint = false
    switch end {
    case .start:
      dig.entrance = location
      maps[.target]?.updateAnnotation(location: dig.exit)
    case .target:
      dig.exit = location
      maps[.start]?.updateAnnotation(location: dig.entrance)
    }
    updateEnds()
  }

  /// Metres across the start's map after a drop: near enough for names, far enough for the imagery.
  private static let regionAfterDrop = 3_000_000.0

  private func endDidSettle() {
    for (end, map) in maps {
      switch viewAfterDrop {
      case (end, .region(let metres))?: map.fly(toRegion: metres)
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

  /// Tells the information sides where the ends are.
  func handOverLocations() {
    for end in End.allCases { infos[end]?.location = maps[end]?.currentLocation }
  }

  /// Says in the strip and in the window's title where the ends are.
  private func updateEnds() {
    for (end, button, place) in [
      (End.start, strip.start, dig.entrance), (.target, strip.target, dig.exit),
    ] {
      let name = showsEndNames ? earth.name(of: place) : nil
      button.coordinate = place
      button.name = name
      maps[end]?.endSpot = name?.spot
    }
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

  /// What both ends are called: `Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand`; nil where one
  /// has no name.
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
    if isViewLoaded { updateEnds() }
  }
}
