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
  func show() {
    guard open == nil else { return }
    let fall = makeScreen()
    present(fall)
    ground = Lookup { [earth] subject throws(AssetError) in try FallGround(of: subject, in: earth) }
    ground?.ask(fall.subject) { [weak fall] in
      if case .success(let ground) = $0 { fall?.show(ground) }
    }
  }

  /// Shows a still at a part of the time, with everything that the data know.
  func showStill(at fraction: Double) throws(AssetError) {
    let fall = makeScreen()
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
  var subject: FallSubject {
    let dig = current.dig
    let places = Ends { dig.place(at: $0) }
    let ends = Ends { end in
      FallSubject.End(
        name: naming.names[end]?.line, coordinates: settings.format.shown(places[end]))
    }
    return FallSubject(places: places, ends: ends, on: calendar())
  }

  private func makeScreen() -> FallViewController {
    let fall = FallViewController(subject) { [weak map = maps.start] in map?.globeInWindow }
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
  }
}
