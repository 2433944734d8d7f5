import Atlas
import Containers

/// Keeps what the user has chosen, and lets them change it.
final class SettingsCoordinator: ObservationSource {
  /// The settings that the user has chosen.
  @Observed private(set) var chosen = Settings()

  /// Returns the entrance of the tunnel, which the settings offer as home; nil for none.
  var here: () -> HomePlace? = { nil }

  private let current: CurrentDig
  private let panels: Panels
  private let undos: UndoManager

  init(current: CurrentDig, panels: Panels, undos: UndoManager) {
    (self.current, self.panels, self.undos) = (current, panels, undos)
  }

  /// The notation of coordinates.
  var format: CoordinateFormat { chosen.notation }

  /// Takes over what the user chose, here or in another window.
  func take(_ new: Settings) {
    guard new != chosen else { return }
    chosen = new
    (panels.wanted as? SettingsViewController)?.show(new)
  }

  /// Changes the notation of coordinates, which can be undone.
  func changeFormat(to new: CoordinateFormat) {
    change(\.notation, to: new, as: Messages.Changes.notation)
  }

  /// Changes the user's home, which can be undone.
  func changeHome(to new: HomeChoice) {
    // Who has been asked once is not asked again.
    if chosen.home == .unknown { chosen.home = .nowhere }
    change(\.home, to: new, as: Messages.Home.change)
  }

  /// Changes a setting in a way that can be undone under a name.
  private func change<Value: Equatable>(
    _ path: WritableKeyPath<Settings, Value>, to new: Value, as name: String
  ) {
    let old = chosen[keyPath: path]
    guard new != old else { return }
    var changed = chosen
    changed[keyPath: path] = new
    take(changed)
    undos.registerUndo(withTarget: self) { settings in
      // Another window may have changed it, which all share.
      guard settings.chosen[keyPath: path] == new else {
        return settings.panels.notice.show(Messages.Changes.changedSince)
      }
      settings.change(path, to: old, as: name)
    }
    undos.setActionName(name)
  }

  /// Keeps the family of the desktop's font for the next start, if the user has chosen that font.
  func note(desktopFont family: String?) {
    guard let family, chosen.font.isDesktop, chosen.font.family != family else { return }
    var changed = chosen
    changed.font = .desktop(family: family)
    take(changed)
  }

  /// Opens the settings.
  ///
  /// - Parameter page: The page to begin with; nil for the first.
  func show(at page: SettingsPage? = nil) {
    guard panels.open(SettingsViewController.self) == nil else { return }
    let sheet = SettingsViewController(
      chosen, at: page, here: here(), showingLinksTo: current.dig.entrance)
    sheet.onChange = { [weak self] in
      // A change of the notation or the home can be undone.
      self?.changeFormat(to: $0.notation)
      if let self, $0.home != chosen.home { changeHome(to: $0.home) }
      let isOtherFont = $0.font != self?.chosen.font
      self?.take($0)
      if isOtherFont { self?.panels.notice.show(Messages.Choices.fontLater) }
    }
    panels.show(sheet)
  }

  /// Opens the settings.
  var command: KeyCommand {
    KeyCommand(.character(","), modifierFlags: .control, title: Messages.Choices.command) {
      [weak self] in self?.show()
    }
  }
}

extension Settings {
  /// Gives a window the appearance and the units.
  func apply(to window: Window) {
    window.traitOverrides[UnitsTrait.self] = units
    window.traitOverrides[ScrollingTrait.self] = scrolling
    window.overrideUserInterfaceStyle =
      switch appearance {
      case .system: .unspecified
      case .light: .light
      case .dark: .dark
      }
  }
}
