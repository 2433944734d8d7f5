import Atlas
import Containers

/// Sets the user's home, and digs there.
final class HomeCoordinator {
  private let earth: Earth
  private let current: CurrentDig
  private let digging: DigCoordinator
  private let settings: SettingsCoordinator
  private let panels: Panels
  /// Finds the town with the most people in a time zone.
  private let towns: Lookup<String, Coordinate?>
  private var tokens: [ObservationToken] = []

  init(
    earth: Earth, current: CurrentDig, digging: DigCoordinator, settings: SettingsCoordinator,
    panels: Panels
  ) {
    (self.earth, self.current, self.digging) = (earth, current, digging)
    (self.settings, self.panels) = (settings, panels)
    towns = Lookup { (zone) throws(AssetError) in
      let places = try earth.gazetteer.places()
      let town = places.largestPlace(inTimeZone: zone).map { places.coordinate(of: $0) }
      try earth.gazetteer.checkWhatWasRead()
      return town
    }
    settings.here = { [weak self] in self.map { $0.home(at: $0.current.dig.entrance) } }
  }

  /// The home; nil for none.
  var place: HomePlace? { settings.chosen.home.place }

  private func home(at place: Coordinate) -> HomePlace {
    HomePlace(place, named: earth.name(of: place)?.line ?? "")
  }

  // MARK: Changing

  /// Makes a place the home, which can be undone.
  func set(_ place: Coordinate) { set(home(at: place)) }

  private func set(_ home: HomePlace) {
    settings.changeHome(to: .place(home))
    panels.notice.show(Messages.Home.isSet(home.title(written: settings.format)))
  }

  /// Removes the home, which can be undone.
  func remove() {
    settings.changeHome(to: .nowhere)
    panels.notice.show(Messages.Home.removed)
  }

  /// Digs at the home, or says that there is none.
  func go() {
    guard let place else { return panels.notice.show(Messages.Home.missing) }
    digging.digAndShowNames(at: place.coordinate)
  }

  // MARK: The first start

  /// Offers the largest town of a time zone as home, unless the user has been asked before.
  ///
  /// The offer makes way for sheets, and goes without an answer when an end moves.
  func offerTown(of timeZone: String) {
    guard settings.chosen.home == .unknown else { return }
    towns.ask(timeZone) { [weak self] in
      if case .success(let town?) = $0 { self?.offer(town) }
    }
  }

  private func offer(_ town: Coordinate) {
    let home = home(at: town)
    guard settings.chosen.home == .unknown, digging.showsHint, !home.name.isEmpty
    else { return }
    panels.ask(
      Messages.Home.question(home.name),
      answers: [
        (
          Messages.Home.accept(earth.name(of: town)?.place ?? home.name),
          { [weak self] in self?.set(home) }
        ),
        (Messages.Home.decline, { [weak self] in self?.decline() }),
      ])
    tokens = [
      digging.observe(\.showsHint) { [weak panels] _ in panels?.withdrawQuestion() },
      settings.observe(\.chosen, options: .new) { [weak panels] change in
        if change.newValue?.home != .unknown { panels?.withdrawQuestion() }
      },
    ]
  }

  private func decline() {
    settings.changeHome(to: .nowhere)
    panels.notice.show(Messages.Home.later)
  }

  // MARK: Commands

  /// Digs at the home.
  var command: KeyCommand {
    KeyCommand(.home, modifierFlags: .control, title: Messages.Home.go) { [weak self] in
      self?.go()
    }
  }

  /// Returns the menu of the home, with another element at its end.
  func menu(with element: MenuElement) -> Menu {
    let set = Action(title: Messages.Home.setHere) { [weak self] _ in
      if let self { self.set(current.dig.entrance) }
    }
    let remove = Action(title: Messages.Home.remove) { [weak self] _ in self?.remove() }
    return Menu(
      title: Messages.Home.title,
      children: (place == nil ? [set] : [command, set, remove]) + [element])
  }

  /// Returns the command that makes a place on a map the home, or removes the home there.
  func element(at place: Coordinate) -> MenuElement {
    if place == self.place?.coordinate {
      return Action(title: Messages.Home.remove) { [weak self] _ in self?.remove() }
    }
    return Action(title: Messages.Home.setThere) { [weak self] _ in self?.set(place) }
  }
}
