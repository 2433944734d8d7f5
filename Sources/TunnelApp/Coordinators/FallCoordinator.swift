import Atlas
import Containers

/// Lets the child fall through the tunnel, on a screen of its own.
final class FallCoordinator {
  private let earth: Earth
  private let current: CurrentDig
  private let maps: Ends<MapViewController>
  private let naming: EndNaming
  private let settings: SettingsCoordinator
  private let panels: Panels
  private let calendar: () -> Moment
  /// The question about the ground of the tunnel that is open.
  private var ground: Lookup<FallSubject, FallGround>?
  /// Whether the user was told how to fall between any two places.
  private var hasHinted = false

  /// Creates a coordinator.
  ///
  /// - Parameter calendar: Returns the current time on Earth.
  init(
    earth: Earth, current: CurrentDig, maps: Ends<MapViewController>, naming: EndNaming,
    settings: SettingsCoordinator, panels: Panels, calendar: @escaping () -> Moment
  ) {
    (self.earth, self.current, self.maps, self.naming) = (earth, current, maps, naming)
    (self.settings, self.panels, self.calendar) = (settings, panels, calendar)
  }

  /// The screen that is open; nil if there is none.
  var open: FallViewController? { panels.open(FallViewController.self) }

  /// Opens the screen, on which the child begins to fall.
  func show() { show(Ends { current.dig.place(at: $0) }, out: .start) }

  /// Opens the screen of a tunnel between a place on the map of an end and the other end.
  func show(at place: Coordinate, on end: End) {
    let places = tunnel(at: place, on: end)
    guard FallSubject.isTunnel(places) else { return panels.notice.show(Messages.Fall.noTunnel) }
    show(places, out: end)
  }

  /// Says how long a tunnel is that would begin or end at a place over which an end is held; nil ends
  /// that.
  func aim(at place: Coordinate?, on end: End) {
    let isNew = naming.aimed == nil
    naming.aimed = place.map { (end, $0) }
    guard let place else { return panels.notice.hide() }
    let words = wordsOfTunnel(tunnel(at: place, on: end))
    panels.notice.show(words, stays: true)
    if isNew {
      panels.split?.application?.accessibility.post(notification: .announcement, argument: words)
    }
  }

  /// Returns the elements of a map's context menu about a tunnel to a place.
  func menuElements(at place: Coordinate, on end: End) -> [MenuElement] {
    let other = end.other
    let name = naming.names[other]?.place ?? settings.format.shown(current.dig.place(at: other))
    let title =
      end == .start ? Messages.Fall.fromHere(to: name) : Messages.Fall.toHere(from: name)
    return [Action(title: title) { [weak self] _ in self?.show(at: place, on: end) }]
  }

  private func tunnel(at place: Coordinate, on end: End) -> Ends<Coordinate> {
    Ends { $0 == end ? place : current.dig.place(at: $0) }
  }

  private func wordsOfTunnel(_ places: Ends<Coordinate>) -> String {
    guard FallSubject.isTunnel(places), let owner = naming.owner else {
      return Messages.Fall.noTunnel
    }
    let length = Ellipsoid.wgs84.chord(from: places.start, to: places.target).length
    return owner.inShownUnits {
      Messages.Fall.aim(FallWords.unbroken(Units.current.distance(meters: length)))
    }
  }

  private func show(_ places: Ends<Coordinate>, out end: End) {
    guard open == nil else { return }
    let fall = makeScreen(subject(of: places), out: end)
    present(fall)
    ground = Lookup { [earth] subject throws(AssetError) in try FallGround(of: subject, in: earth) }
    ground?.ask(fall.subject) { [weak fall] in
      if case .success(let ground) = $0 { fall?.show(ground) }
    }
  }

  /// Shows a still at a part of the time, with everything that the data know.
  ///
  /// - Parameter target: The end of the tunnel; nil for the antipode.
  func showStill(at fraction: Double, to target: Coordinate? = nil) throws(AssetError) {
    let fall = makeScreen(subject(to: target), out: .start)
    fall.plays = false
    fall.show(try FallGround(of: fall.subject, in: earth))
    fall.show(at: fraction)
    View.performWithoutAnimation { present(fall) }
  }

  /// Opens the screen.
  var command: KeyCommand {
    KeyCommand(.character("f"), title: Messages.Fall.command) { [weak self] in self?.show() }
  }

  /// The tunnel between the ends at this moment.
  var subject: FallSubject { subject() }

  /// Returns the tunnel from the start at this moment.
  ///
  /// - Parameter target: The end of the tunnel; nil for the antipode.
  func subject(to target: Coordinate? = nil) -> FallSubject {
    let dig = current.dig
    return subject(of: Ends(start: dig.entrance, target: target ?? dig.exit))
  }

  private func subject(of places: Ends<Coordinate>) -> FallSubject {
    let dig = current.dig
    let ends = Ends { end in
      let place = places[end]
      let name = place == dig.place(at: end) ? naming.names[end] : naming.name(of: place)
      return FallSubject.End(names: name?.lines ?? [], coordinates: settings.format.shown(place))
    }
    return FallSubject(places: places, ends: ends, on: calendar())
  }

  /// Makes the screen, which opens out of the globe of an end.
  private func makeScreen(_ subject: FallSubject, out end: End) -> FallViewController {
    let fall = FallViewController(subject) { [weak map = maps[end]] in map?.globeInWindow }
    fall.onClose = { [weak self, weak fall] in self?.close(fall) }
    return fall
  }

  private func present(_ fall: FallViewController) {
    panels.show(panel: fall)
    let ends = fall.subject.ends
    panels.split?.view.window?.title = Messages.Fall.windowTitle(
      ends.start.words + " → " + ends.target.words)
  }

  private func close(_ fall: FallViewController?) {
    // Another panel may have taken its place.
    if panels.wanted === fall { panels.close() }
    // So may a new fall, opened while this one closed, with its own question and title.
    guard open == nil else { return }
    ground = nil
    naming.update()
    guard !hasHinted, fall?.subject.meetsCenter == true else { return }
    hasHinted = true
    panels.notice.show(Messages.Fall.hint)
  }
}
