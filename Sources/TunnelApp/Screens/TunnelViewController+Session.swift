import Atlas
import Containers

extension TunnelViewController {
  /// What the window shows, apart from its placement.
  var state: SessionState {
    var state = SessionState()
    if !showsHint { state.dig = dig }
    for end in End.allCases { state.maps[end] = maps[end].state }
    state.showsInfo = showsInfo
    state.document = favorites.flatMap { $0.isOwn ? nil : $0.path }
    state.hasSidebar = sidebar.content != nil
    state.panel = (presentations.wanted as? any RestorableController)?.panel
    return state
  }

  /// Prepares the first frame so that it shows what another launch has kept.
  ///
  /// Call it before the view loads, and ``reopen(_:)`` when the view is in a window.
  func prepare(_ state: SessionState) {
    showsInfo = state.showsInfo
    for (end, map) in state.maps { maps[end].restore(map) }
  }

  /// Opens the sidebar and the sheet that were open.
  func reopen(_ state: SessionState) {
    if state.hasSidebar, let favorites {
      openSidebar(favorites)
      Task { await favorites.prepare() }
    }
    if let panel = state.panel { reopen(panel) }
  }

  private func reopen(_ panel: Panel) {
    switch panel.kind {
    case .search: search(for: panel.text)
    case .history: showHistory()
    case .favorites: toggleFavorites()
    case .settings: showSettings(at: SettingsPage(rawValue: panel.page))
    case .about: showAbout(at: AboutPage(rawValue: panel.page))
    case .keys: showAllKeys()
    case .files: showFiles(in: panel.page.hasPrefix("/") ? panel.page : nil, text: panel.text)
    case .facts: showFacts(of: End(rawValue: panel.page) ?? .start)
    }
  }

  // MARK: Windows

  /// Opens another window.
  var newWindowCommand: KeyCommand {
    KeyCommand(.character("n"), modifierFlags: .control, title: Messages.Commands.newWindow) {
      [weak self] in self?.onNewWindow?()
    }
  }

  /// Closes the window.
  var closeWindowCommand: KeyCommand {
    KeyCommand(.character("w"), modifierFlags: .control, title: Messages.Commands.closeWindow) {
      [weak self] in self?.onCloseWindow?()
    }
  }
}
