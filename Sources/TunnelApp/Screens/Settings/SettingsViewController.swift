import Atlas
import Containers

/// A sheet with the settings, each of which has a page with its choices.
///
/// A choice takes effect at once.
final class SettingsViewController: SheetViewController {
  /// Called with the changed settings.
  var onChange: ((Settings) -> Void)?

  /// The entrance of the tunnel, which is offered as home; nil for none.
  private let here: HomePlace?
  private(set) var settings: Settings
  /// The place of the examples of links.
  let place: Coordinate
  private lazy var first = ChoiceListViewController(Messages.Choices.panel) { [weak self] in
    self?.rows ?? []
  }

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - page: The page to show over the first; nil for none.
  ///   - here: The entrance of the tunnel, which is offered as home; nil for none.
  ///   - place: The place of the examples of links.
  init(
    _ settings: Settings, at page: SettingsPage? = nil, here: HomePlace? = nil,
    showingLinksTo place: Coordinate
  ) {
    (self.settings, self.here, self.place) = (settings, here, place)
    super.init()
    stack.viewControllers = [finish(first)] + (page.map { [make($0)] } ?? [])
  }

  /// The page over the first; nil for none.
  var page: SettingsPage? {
    guard stack.viewControllers.count > 1 else { return nil }
    return SettingsPage.allCases.first { $0.title == stack.viewControllers[1].title }
  }

  /// Shows settings that were changed elsewhere.
  func show(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    for case let page as ChoiceListViewController in stack.viewControllers { page.reload() }
  }

  private var rows: [ChoiceListViewController.Row] {
    SettingsPage.allCases.map { page in
      ChoiceListViewController.Row(
        title: page.title, detail: page.choice(in: settings), opensPage: true
      ) { [weak self] in
        guard let self else { return }
        stack.pushViewController(make(page), animated: true)
      }
    }
  }

  private func make(_ page: SettingsPage) -> ViewController {
    switch page {
    case .units: make(page, \.units, Units.allCases, \.title)
    case .notation: make(page, \.notation, CoordinateFormat.offered, \.title)
    case .appearance: make(page, \.appearance, Settings.Appearance.allCases, \.title)
    case .font: makeFonts()
    case .home: makeHome()
    case .pins: make(page, \.pins, Settings.Pins.allCases, \.title)
    case .start: make(page, \.start, Settings.Start.allCases, \.title)
    case .recentFiles: make(page, \.recentFiles, Settings.RecentFiles.allCases, \.title)
    case .link: finish(makeLinks())
    case .card: make(page, \.card, Settings.Card.allCases, \.title)
    case .scrolling: make(page, \.scrolling, Settings.Scrolling.allCases, \.title)
    case .pictureSize: make(page, \.pictureSize, Settings.Resolution.allCases, \.title)
    case .pictureContent: make(page, \.pictureContent, Settings.PictureContent.allCases, \.title)
    }
  }

  /// Returns the page with the choices of a setting.
  private func make<Value: Equatable>(
    _ page: SettingsPage, _ path: WritableKeyPath<Settings, Value>, _ choices: [Value],
    _ name: KeyPath<Value, String>
  ) -> ViewController {
    finish(
      ChoiceListViewController(page.title) { [weak self] in
        choices.map { choice in
          ChoiceListViewController.Row(
            title: choice[keyPath: name], isChosen: self?.settings[keyPath: path] == choice
          ) { [weak self] in self?.choose(choice, for: path) }
        }
      })
  }

  /// Returns the page with our own font, and that of the desktop.
  private func makeFonts() -> ViewController {
    finish(
      ChoiceListViewController(SettingsPage.font.title) { [weak self] in
        let family = self?.traitCollection.interfaceFontFamily ?? self?.settings.font.family
        return [InterfaceFont.own, .desktop(family: family)].map { choice in
          ChoiceListViewController.Row(
            title: choice.title, detail: choice.family,
            isChosen: choice.isDesktop == self?.settings.font.isDesktop
          ) { [weak self] in self?.choose(choice, for: \.font) }
        }
      })
  }

  /// Returns the page with the home that is chosen, the entrance of the tunnel, and none.
  private func makeHome() -> ViewController {
    let (known, here) = (settings.home.place, here)
    let isHere = known.map { known in here?.coordinate == known.coordinate } ?? false
    let places = [known, isHere ? nil : here].compactMap(\.self).map(HomeChoice.place)
    return finish(
      ChoiceListViewController(SettingsPage.home.title) { [weak self] in
        (places + [.nowhere]).map { choice in
          let home = self?.settings.home == .unknown ? .nowhere : self?.settings.home
          return ChoiceListViewController.Row(
            title: self?.settings.title(of: choice) ?? "",
            detail: choice.place != nil && choice.place == here ? Messages.Home.here : nil,
            isChosen: choice == home
          ) { [weak self] in self?.choose(choice, for: \.home) }
        }
      })
  }

  func choose<Value>(_ value: Value, for path: WritableKeyPath<Settings, Value>) {
    var changed = settings
    changed[keyPath: path] = value
    show(changed)
    onChange?(changed)
  }
}
