import Atlas
import Containers

/// Opens the search over both maps, and digs at what it found.
final class SearchCoordinator {
  /// Called with the coordinates of a result to copy.
  var onCopy: ((String) -> Void)?

  private let earth: Earth
  private let recorder: DigRecorder
  private let digging: DigCoordinator
  private let favorites: FavoritesCoordinator
  private let settings: SettingsCoordinator
  private let panels: Panels

  init(
    earth: Earth, recorder: DigRecorder, digging: DigCoordinator,
    favorites: FavoritesCoordinator, settings: SettingsCoordinator, panels: Panels
  ) {
    (self.earth, self.recorder, self.digging) = (earth, recorder, digging)
    (self.favorites, self.settings, self.panels) = (favorites, settings, panels)
  }

  /// Opens the search over both maps.
  ///
  /// If it is already open, selects its text.
  func search() {
    if let open = panels.open(SearchViewController.self) { return open.beginAnew() }
    let names = NameSearch(earth: earth)
    let search = SearchViewController(
      finder: PlaceFinder(answer: names.answer), language: earth.language,
      start: recorder.dig.entrance, format: settings.format)
    search.offer = { [weak self] in self?.offer ?? [] }
    search.onCopy = { [weak self] in
      guard let self else { return }
      onCopy?(settings.format.copied($0))
    }
    search.onChoose = { [weak self] row, end in
      self?.panels.close()
      self?.digging.dig(at: row, on: end)
    }
    panels.show(search)
    Task { [weak self, weak search] in
      await self?.favorites.document?.prepareQuietly()
      search?.offerDidChange()
    }
  }

  /// Opens the search with a text.
  func search(for text: String) {
    search()
    panels.open(SearchViewController.self)?.text = text
  }

  /// Opens the search with the coordinates of the start, selected, to be copied or written over.
  private func searchForCoordinates() {
    search(for: settings.format.copied(recorder.dig.entrance))
    panels.open(SearchViewController.self)?.beginAnew()
  }

  // MARK: What the empty search offers

  /// The most recent digs and favorites that are offered.
  private static let most = 5

  private var offer: [SearchListing.Section] {
    let home = settings.chosen.home.place.map {
      row($0.coordinate, called: $0.name.isEmpty ? nil : $0.name)
    }
    return [
      .init(title: Messages.Home.title, rows: [home].compactMap(\.self)),
      .init(title: Messages.Home.recent, rows: recent),
      .init(title: Messages.Favorites.title, rows: firstFavorites),
      .init(title: Messages.Home.examples, rows: examples),
    ]
  }

  private func row(_ place: Coordinate, called name: String?) -> SearchRow {
    SearchRow(place, called: name, written: settings.format, from: recorder.dig.entrance)
  }

  /// The places of the last digs, each once, without the present one and the home.
  private var recent: [SearchRow] {
    var known = [recorder.dig.entrance, recorder.dig.exit]
    if let home = settings.chosen.home.place { known.append(home.coordinate) }
    var rows: [SearchRow] = []
    for entry in recorder.history.entries.reversed() where rows.count < Self.most {
      guard !known.contains(where: { $0.isSamePlace(as: entry.place) }) else { continue }
      known.append(entry.place)
      rows.append(row(entry.place, called: entry.name))
    }
    return rows
  }

  private var firstFavorites: [SearchRow] {
    (favorites.document?.list.favorites.prefix(Self.most) ?? []).map {
      row($0.coordinate, called: $0.name.isEmpty ? nil : $0.name)
    }
  }

  private var examples: [SearchRow] {
    [
      (Messages.Home.nameExample, Messages.Home.aName),
      (Messages.Home.coordinateExample, Messages.Home.aCoordinate),
      (Messages.Home.codeExample, Messages.Home.aCode),
    ].map { SearchRow(example: $0, $1, near: recorder.dig.entrance) }
  }

  // MARK: Commands

  /// Opens the search.
  var command: KeyCommand {
    KeyCommand(.character("f"), modifierFlags: .control, title: Messages.Commands.searchMenu) {
      [weak self] in self?.search()
    }
  }

  /// Opens the search with the coordinates of the start.
  var coordinatesCommand: KeyCommand {
    KeyCommand(.character("l"), modifierFlags: .control, title: Messages.Habits.coordinates) {
      [weak self] in self?.searchForCoordinates()
    }
  }

  /// Opens the search by the key of many web sites.
  var slashCommand: KeyCommand {
    KeyCommand(.character("/"), title: Messages.Commands.searchMenu) { [weak self] in
      self?.search()
    }
  }
}
