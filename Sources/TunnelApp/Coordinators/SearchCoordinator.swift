import Atlas
import Containers

/// Opens the search over both maps, and digs at what it found.
final class SearchCoordinator {
  private let earth: Earth
  private let current: CurrentDig
  private let digging: DigCoordinator
  private let settings: SettingsCoordinator
  private let panels: Panels

  init(
    earth: Earth, current: CurrentDig, digging: DigCoordinator, settings: SettingsCoordinator,
    panels: Panels
  ) {
    (self.earth, self.current, self.digging) = (earth, current, digging)
    (self.settings, self.panels) = (settings, panels)
  }

  /// Opens the search over both maps.
  ///
  /// If it is already open, selects its text.
  func search() {
    if let open = panels.open(SearchViewController.self) { return open.beginAnew() }
    let names = NameSearch(earth: earth)
    let search = SearchViewController(
      finder: PlaceFinder(answer: names.answer), language: earth.language,
      start: current.dig.entrance, format: settings.format)
    search.onChoose = { [weak self] row, end in
      self?.panels.close()
      self?.digging.dig(at: row, on: end)
    }
    panels.show(search)
  }

  /// Opens the search with a text.
  func search(for text: String) {
    search()
    panels.open(SearchViewController.self)?.text = text
  }

  /// Opens the search.
  var command: KeyCommand {
    KeyCommand(.character("f"), modifierFlags: .control, title: Messages.Commands.searchMenu) {
      [weak self] in self?.search()
    }
  }

  /// Opens the search by the key of many web sites.
  var slashCommand: KeyCommand {
    KeyCommand(.character("/"), title: Messages.Commands.searchMenu) { [weak self] in
      self?.search()
    }
  }
}
