internal import Atlas
package import Containers

/// An object that keeps what a window shows.
protocol TunnelViewControllerDelegate: AnyObject {
  /// Called when the state of a window or its size may have changed.
  func tunnelViewControllerStateDidChange(_ root: TunnelViewController)
}

/// The controller of a tunnel: two maps in container views, one per end, with a strip between them.
///
/// It knows both ends and tells each map when the other end moves. The maps know neither the root
/// nor each other. What the user does beyond that is done by ``coordinators``.
package final class TunnelViewController: ViewController {
  /// The map of each end.
  package let maps: Ends<MapViewController>
  /// The information controller of each end, outside the hierarchy until a flip.
  let infos: Ends<GeoInfoViewController>
  /// The view, with a container for each end.
  let panes: TunnelView
  /// What the user can do in the window.
  let coordinators: TunnelCoordinators
  weak var delegate: (any TunnelViewControllerDelegate)?

  private let current: CurrentDig
  private var tokens: [ObservationToken] = []

  /// Creates the controller for a tunnel.
  ///
  /// - Parameters:
  ///   - lookup: Answers a question about a place, off the main actor.
  ///   - isPatient: Whether pictures of the maps wait for all their imagery; nil if the Earth decides
  ///     that.
  ///   - calendar: Returns the current time on Earth.
  package init(
    earth: Earth, dig: Dig, lookup: @escaping PlaceLookup.Answer, isPatient: Bool? = nil,
    calendar: @escaping () -> Moment
  ) {
    let pens = MapPens()
    let shown = ShownMoment(calendar: calendar)
    maps = Ends {
      MapViewController(
        earth: earth, location: dig.place(at: $0), pens: pens, isPatient: isPatient,
        calendar: calendar)
    }
    maps.target.annotationImage = .cross
    infos = Ends {
      GeoInfoViewController(
        end: $0, lookup: PlaceLookup(answer: lookup), calendar: { shown.current })
    }
    panes = TunnelView(dig: dig)
    current = CurrentDig(dig)
    coordinators = TunnelCoordinators(
      earth: earth, current: current, maps: maps, infos: infos, panes: panes, lookup: lookup,
      shown: shown)
    super.init()
    coordinators.panels.delegate = self
    coordinators.naming.owner = self
    coordinators.flipping.delegate = self
    coordinators.sharing.redraw = { [weak self] in self?.redrawn(at: $0, showing: $1) }
    observeState()
  }

  /// The tunnel.
  package var dig: Dig { current.dig }
  /// Whether the containers show the information sides instead of the maps.
  package var showsInfo: Bool { coordinators.flipping.showsInfo }
  /// Whether a flip is running.
  package var isFlipping: Bool { coordinators.flipping.isFlipping }

  /// Flips both containers, the start first, to the information sides or back to the maps.
  package func flip() { coordinators.flipping.flip() }

  package override func loadView() { view = panes }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for end in End.allCases { embed(end) }
    coordinators.connect(panes.strip)
    coordinators.attachNotices(to: panes)
    registerForTraitChanges([UnitsTrait.self]) { (root: Self, _) in
      root.coordinators.naming.update()
    }
    coordinators.digging.updateHint()
    coordinators.naming.update()
    if showsInfo {
      panes.strip.showsInfo = true
      coordinators.flipping.handOverLocations()
    }
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    coordinators.naming.update()
    coordinators.digging.focusStart()
    coordinators.sky.begin()
  }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    panes.castShadows(in: traitCollection)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    panes.prepareLayout()
    stateDidChange()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    coordinators.sky.place()
    let panels = coordinators.panels
    // The notes on the maps, which notices avoid, are laid out after this view.
    if panels.showsNotices, !showsInfo { for map in maps.values { map.map.layOutNotes() } }
    panels.settleNotices()
  }

  /// Rearranges the maps along with an animated change of the window's size.
  package override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if coordinator.isAnimated { panes.arrange(for: size) }
  }
}

// MARK: - Containment

extension TunnelViewController {
  private func embed(_ end: End) {
    let (container, map) = (panes.containers[end], maps[end])
    let side: ViewController = showsInfo ? infos[end] : map
    addChild(side)
    side.view.frame = container.bounds
    container.addSubview(side.view)
    side.didMove(toParent: self)
    coordinators.connect(map, at: end)
    map.onStateChange = { [weak self] in
      self?.coordinators.panels.settleNotices()
      self?.stateDidChange()
    }
    map.observe(\.currentLocation, options: .new) { [weak self] change in
      if let location = change.newValue { self?.end(end, didMoveTo: location) }
    }.store(in: &tokens)
    map.observe(\.settledLocation) { [weak self] _ in self?.endDidSettle(end) }
      .store(in: &tokens)
  }

  private func end(_ end: End, didMoveTo location: Coordinate) {
    coordinators.digging.showHint(false)
    current.move(end, to: location)
    maps[end.other].updateAnnotation(location: dig.place(at: end.other))
  }

  private func endDidSettle(_ end: End) {
    coordinators.recorder.recordDig(of: end)
    coordinators.digging.showBothEnds()
    coordinators.digging.tellPlaces()
  }
}

extension TunnelViewController: FlipDelegate {
  func flip(_ end: End, completion: @escaping () -> Void) {
    let (map, info) = (maps[end], infos[end])
    let (old, new): (ViewController, ViewController) = showsInfo ? (map, info) : (info, map)
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = panes.containers[end].bounds
    transition(
      from: old, to: new, duration: .milliseconds(200), options: [.curveEaseIn, turning],
      animations: nil
    ) { [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      completion()
    }
  }

  /// The transition of a container: a flip, or a cross-dissolve if reduced motion is on.
  private var turning: AnimationOptions {
    if traitCollection.accessibilityMotion == .reduced { return .transitionCrossDissolve }
    return showsInfo ? .transitionFlipFromTop : .transitionFlipFromBottom
  }
}

// MARK: - Changes

extension TunnelViewController: PanelsDelegate {
  func panels(_ panels: Panels, willShow panel: any KeyExplaining) { coordinators.prepare(panel) }

  func panels(_ panels: Panels, willAsk alert: AlertController) { coordinators.prepare(alert) }

  func panelsDidChange(_ panels: Panels) { stateDidChange() }
}

extension TunnelViewController {
  private func observeState() {
    let settings = coordinators.settings.observe(\.chosen) { [weak self] _ in
      self?.settingsDidChange()
    }
    let changes = [
      current.observe(\.dig) { [weak self] _ in self?.stateDidChange() },
      coordinators.flipping.observe(\.showsInfo) { [weak self] _ in self?.stateDidChange() },
      coordinators.digging.observe(\.showsHint) { [weak self] _ in self?.stateDidChange() },
    ]
    tokens += [settings] + changes
    registerForTraitChanges([TraitInterfaceFontFamily.self]) { (root: Self, _) in
      root.coordinators.settings.note(desktopFont: root.traitCollection.interfaceFontFamily)
    }
  }

  private func stateDidChange() {
    coordinators.sky.update()
    delegate?.tunnelViewControllerStateDidChange(self)
  }

  private func settingsDidChange() {
    let settings = coordinators.settings.chosen
    if panes.strip.format != settings.notation {
      panes.strip.format = settings.notation
      for map in maps.values { map.format = settings.notation }
      for info in infos.values { info.format = settings.notation }
      coordinators.naming.update()
    }
    // The view must not load before it is known what it shows.
    if let window = viewIfLoaded?.window { settings.apply(to: window) }
  }
}
