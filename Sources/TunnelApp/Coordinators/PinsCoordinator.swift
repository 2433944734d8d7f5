import Atlas
import Containers

/// Marks the user's home and favorites on both maps.
final class PinsCoordinator {
  private let maps: Ends<MapViewController>
  private let settings: SettingsCoordinator
  private let favorites: FavoritesCoordinator
  /// Whether the first frame has been shown, before which nothing is marked.
  private var hasBegun = false
  private var token: ObservationToken?

  init(
    maps: Ends<MapViewController>, settings: SettingsCoordinator, favorites: FavoritesCoordinator
  ) {
    (self.maps, self.settings, self.favorites) = (maps, settings, favorites)
    token = settings.observe(\.chosen, options: .new) { [weak self] _ in self?.update() }
    favorites.onChange = { [weak self] in self?.update() }
  }

  /// Marks what is known, and reads the favorites if there is a file.
  ///
  /// Call it after the first frame.
  func begin() async {
    hasBegun = true
    update()
    await readFavorites()
  }

  private func readFavorites() async {
    if settings.chosen.pins == .shown { await favorites.document?.prepareQuietly() }
  }

  private var pins: [MapScene.Pin] {
    guard settings.chosen.pins == .shown else { return [] }
    let own = favorites.document?.list.favorites.map {
      MapScene.Pin(.favorite, at: $0.coordinate, named: $0.title(written: settings.format))
    }
    let home = settings.chosen.home.place.map {
      MapScene.Pin(.home, at: $0.coordinate, named: Messages.Home.title)
    }
    return (own ?? []) + [home].compactMap(\.self)
  }

  private func update() {
    guard hasBegun else { return }
    let pins = pins
    for map in maps.values { map.pins = pins }
  }

  /// Shows or hides the pins, which all windows share.
  private func toggle() {
    var changed = settings.chosen
    changed.pins = changed.pins == .shown ? .hidden : .shown
    settings.take(changed)
    Task { await readFavorites() }
  }

  /// The command that shows or hides the pins.
  var element: MenuElement {
    Action(
      title: Messages.Home.pins, state: settings.chosen.pins == .shown ? .on : .off
    ) { [weak self] _ in self?.toggle() }
  }
}
