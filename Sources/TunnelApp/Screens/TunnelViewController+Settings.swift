import Containers

extension TunnelViewController {
  /// Opens the settings.
  ///
  /// - Parameter page: The page to begin with; nil for the first.
  func showSettings(at page: SettingsPage? = nil) {
    guard open(SettingsViewController.self) == nil else { return }
    let sheet = SettingsViewController(settings, at: page)
    sheet.onChange = { [weak self] in self?.change(to: $0) }
    show(sheet)
  }

  /// Takes over what the user chose.
  ///
  /// Another notation can be undone.
  private func change(to new: Settings) {
    changeFormat(to: new.notation)
    settings = new
  }

  /// Applies the settings and reports them.
  func settingsDidChange() {
    if format != settings.notation { format = settings.notation }
    if let window = view.window { settings.apply(to: window) }
    (presentations.wanted as? SettingsViewController)?.show(settings)
    onSettingsChange?(settings)
  }

  /// Opens the settings.
  var settingsCommand: KeyCommand {
    KeyCommand(.character(","), modifierFlags: .control, title: Messages.Choices.command) {
      [weak self] in
      self?.showSettings()
    }
  }
}

extension Settings {
  /// Gives a window the appearance and the units.
  func apply(to window: Window) {
    window.traitOverrides[UnitsTrait.self] = units
    window.overrideUserInterfaceStyle =
      switch appearance {
      case .system: .unspecified
      case .light: .light
      case .dark: .dark
      }
  }
}
