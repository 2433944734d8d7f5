import Atlas
import Containers

/// The root: two maps in container views, one for each end, and what lies between them.
///
/// It knows where both ends are and tells each map of the other's; the maps know neither it nor each
/// other.
final class TunnelViewController: ViewController {
  /// The hole.
  private(set) var dig: Dig
  /// Whether the containers show what is known of the places instead of the maps.
  private(set) var showsInfo = false
  /// Whether a flip is running.
  private(set) var isFlipping = false
  /// How coordinates are shown.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet { formatDidChange() }
  }
  /// Called with a text to put on the clipboard.
  var onCopy: ((String) -> Void)?
  /// Called with an address to open in another program, and with whom to tell whether one took it.
  var onOpen: ((String, @escaping (Bool) -> Void) -> Void)?
  /// Called when the person wants to end the app.
  var onQuit: (() -> Void)?

  /// The map of each end.
  let maps: [End: MapViewController]
  /// What is known of the place at each end; in no hierarchy until a flip.
  let infos: [End: GeoInfoViewController]

  /// The data of everything that is shown.
  let earth: Earth

  private let containers: [End: View] = [.start: View(), .target: View()]
  private let strip: StripView
  private let notice = NoticeView()
  private var tokens: [ObservationToken] = []
  private var layout: TunnelLayout?
  private weak var focusAfterFlip: View?
  private lazy var landPairs: LandPairs? = {
    do throws(AssetError) { return try earth.landPairs() } catch {
      earth.note(error)
      return nil
    }
  }()
  /// What lies over everything; nil for nothing.
  var panel: PanelViewController?
  /// Where the keyboard was before the panel came.
  weak var focusBeforePanel: View?

  /// Makes the root for a hole through the Earth.
  ///
  /// - Parameters:
  ///   - lookup: How a question about a place is answered, away from the main actor.
  ///   - calendar: What time it is on Earth.
  init(
    earth: Earth, dig: Dig, lookup: @escaping PlaceLookup.Answer,
    calendar: @escaping () -> Moment
  ) {
    self.dig = dig
    self.earth = earth
    maps = [
      .start: MapViewController(earth: earth, location: dig.entrance),
      .target: MapViewController(earth: earth, location: dig.exit),
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

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.ground
    view.addSubview(strip)
    for end in End.allCases { embed(end) }
    if let start = containers[.start], let target = containers[.target] {
      layout = TunnelLayout(
        in: view, start: start, target: target, strip: strip, stripWidth: StripView.uprightWidth)
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
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateCoordinates()
    view.window?.moveFocus(to: maps[.start]?.view)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let shadow = Theme.shadow.resolvedColor(with: traitCollection)
    for container in containers.values {
      container.shadow = Shadow(color: shadow, radius: 28, offset: Point(x: 0, y: 4))
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isFirst = layout?.isSideBySide == nil
    guard arrange(for: view.bounds.size), !isFirst else { return }
    let isCalm = traitCollection.accessibilityMotion == .reduced
    View.animate(withDuration: isCalm ? .zero : .milliseconds(350)) { self.view.layoutIfNeeded() }
  }

  /// Where the window turns, the maps change places along with that.
  override func viewWillTransition(
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

  override var keyCommands: [KeyCommand] {
    guard panel == nil else { return [searchCommand, aboutCommand, quitCommand] }
    return [
      searchCommand, aboutCommand, quitCommand,
      KeyCommand(.character("/"), title: "Search") { [weak self] in self?.search() },
      homeCommand, landPairCommand,
      KeyCommand(.escape, title: "Put back") { [weak self] in self?.cancel() },
    ]
  }

  /// Brings both whole globes back.
  var homeCommand: KeyCommand {
    KeyCommand(.home, title: "Both globes") { [weak self] in self?.flyHome() }
  }

  /// Digs at the next place where land lies opposite land.
  var landPairCommand: KeyCommand {
    KeyCommand(.character("p"), title: "Next land opposite land") { [weak self] in
      self?.digNextLandPair()
    }
  }

  /// Opens the search.
  var searchCommand: KeyCommand {
    KeyCommand(.character("f"), modifierFlags: .control, title: "Search…") { [weak self] in
      self?.search()
    }
  }

  /// Says what the program is.
  var aboutCommand: KeyCommand {
    KeyCommand(.character("i"), modifierFlags: .control, title: "About Tunnel") { [weak self] in
      self?.showAbout()
    }
  }

  /// Ends the app.
  var quitCommand: KeyCommand {
    KeyCommand(.character("q"), modifierFlags: .control, title: "Quit") { [weak self] in
      self?.onQuit?()
    }
  }

  /// Brings both whole globes back, the ends in their middles.
  func flyHome() {
    guard !showsInfo else { return }
    for map in maps.values { map.flyHome() }
  }

  /// Digs where land lies opposite land: at the next of the known pairs.
  func digNextLandPair() {
    guard !showsInfo, let pair = landPairs?.pair(after: dig.entrance) else { return }
    maps[.start]?.dig(at: pair.coordinate)
  }

  /// Puts a text on the clipboard and says so.
  func copy(_ text: String) {
    onCopy?(text)
    notice.show("Copied “\(text)”.")
  }

  /// Opens a place in another program, and says so where there is none.
  func openElsewhere(_ address: String) {
    onOpen?(address) { [weak self] isOpened in
      if !isOpened { self?.notice.show("No program on this computer opens \(address).") }
    }
  }

  private func cancel() {
    for map in maps.values where map.cancelDrag() { return }
    if showsInfo { flip() }
  }
}

// MARK: - Containment

extension TunnelViewController {
  private func embed(_ end: End) {
    guard let container = containers[end], let map = maps[end] else { return }
    container.accessibility.identifier = end.name + " container"
    view.addSubview(container)
    map.annotationImage = end == .start ? .child : .cross
    addChild(map)
    map.view.frame = container.bounds
    container.addSubview(map.view)
    map.didMove(toParent: self)
    map.onAskForSources = { [weak self] in self?.showAbout() }
    map.furtherMenuElements = { [weak self] in self?.furtherElements ?? [] }
    tokens.append(
      map.observe(\.currentLocation, options: .new) { [weak self] change in
        if let location = change.newValue { self?.end(end, didMoveTo: location) }
      })
    tokens.append(
      map.observe(\.settledLocation) { [weak self] _ in self?.endDidSettle() })
  }

  private func end(_ end: End, didMoveTo location: Coordinate) {
    switch end {
    case .start:
      dig.entrance = location
      maps[.target]?.updateAnnotation(location: dig.exit)
    case .target:
      dig.exit = location
      maps[.start]?.updateAnnotation(location: dig.entrance)
    }
    updateCoordinates()
  }

  private func endDidSettle() {
    maps[.start]?.fly(toRegion: 1_000_000)
    maps[.target]?.fly(toRegionWithLandFrom: 1_000_000)
    if showsInfo { handOverLocations() }
  }

  /// Tells the information sides where the ends are.
  private func handOverLocations() {
    for end in End.allCases { infos[end]?.location = maps[end]?.currentLocation }
  }

  private func updateCoordinates() {
    strip.start.coordinate = dig.entrance
    strip.target.coordinate = dig.exit
    view.window?.title = "Tunnel: \(format.shown(dig.entrance)) → \(format.shown(dig.exit))"
  }

  private func formatDidChange() {
    strip.format = format
    if isViewLoaded { updateCoordinates() }
  }
}

// MARK: - Flipping

extension TunnelViewController {
  /// Turns both containers over, the start first: to what is known of the places, or back.
  func flip() {
    guard !isFlipping else { return }
    for map in maps.values { map.cancelDrag() }
    isFlipping = true
    focusAfterFlip = view.window?.focusedView
    strip.radar.isEnabled = false
    showsInfo.toggle()
    if showsInfo { handOverLocations() }
    turn(.start) { [weak self] in
      self?.turn(.target) { [weak self] in self?.flipDidEnd() }
    }
  }

  /// Flips to what is known of the places, both answers at hand at once.
  func flip(answering answer: PlaceLookup.Answer) throws(AssetError) {
    flip()
    infos[.start]?.show(try answer(dig.entrance))
    infos[.target]?.show(try answer(dig.exit))
  }

  private func turn(_ end: End, completion: @escaping () -> Void) {
    guard let map = maps[end], let info = infos[end], let container = containers[end] else {
      misuse("\(self) has no map, information or container for \(end): make all for both ends.")
    }
    let (old, new): (ViewController, ViewController) = showsInfo ? (map, info) : (info, map)
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = container.bounds
    transition(
      from: old, to: new, duration: .milliseconds(200), options: [.curveEaseIn, turning],
      animations: nil
    ) { [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      completion()
    }
  }

  /// How a container turns over; it does not where things should move less.
  private var turning: AnimationOptions {
    if traitCollection.accessibilityMotion == .reduced { return .transitionCrossDissolve }
    return showsInfo ? .transitionFlipFromTop : .transitionFlipFromBottom
  }

  private func flipDidEnd() {
    isFlipping = false
    strip.radar.isEnabled = true
    if view.window?.focusedView == nil, let focusAfterFlip, focusAfterFlip.window != nil {
      view.window?.moveFocus(to: focusAfterFlip)
    }
  }
}
