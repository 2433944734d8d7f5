import Atlas
import Containers

extension TunnelViewController {
  /// Opens the search over both maps.
  ///
  /// If it is already open, selects its text.
  func search() {
    if let open = panel as? SearchViewController { return open.beginAnew() }
    let names = NameSearch(earth: earth)
    let search = SearchViewController(
      finder: PlaceFinder(answer: names.answer), language: earth.language, start: dig.entrance,
      format: format)
    search.onChoose = { [weak self] in self?.put($1, at: $0) }
    open(search)
  }

  /// Shows the panel about the app and its data.
  func showAbout() {
    guard !(panel is AboutViewController) else { return }
    let credits: Result<DataCredits, AssetError>
    do throws(AssetError) { credits = .success(try earth.credits()) } catch {
      credits = .failure(error)
    }
    open(AboutViewController(credits: credits))
  }

  /// Moves an end to a search result, shows it at a suitable zoom, and shows the names of both
  /// ends.
  private func put(_ end: End, at row: SearchRow) {
    closePanel()
    viewAfterDrop = (end, row.view)
    maps[end]?.dig(at: row.coordinate)
    viewAfterDrop = nil
    if let endNames { notice.show(endNames) }
  }

  /// Shows a panel that disables everything below it until it asks to be closed.
  func open(_ panel: PanelViewController) {
    guard let window = view.window else { return }
    closePanel()
    for map in maps.values { map.cancelDrag() }
    self.panel = panel
    panel.onClose = { [weak self] in self?.closePanel() }
    panel.furtherCommands = { [weak self] in self?.commandsOverPanels ?? [] }
    addChild(panel)
    panel.view.frame = view.bounds
    panel.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let overlay = overlay(for: panel)
    panelOverlay = overlay
    overlay.begin(in: window)
    panel.didMove(toParent: self)
    // A scroll view can take the focus only once its content is laid out.
    view.layoutIfNeeded()
    window.moveFocus(to: panel.firstFocus)
    panel.panel.setShown(true)
  }

  private func overlay(for panel: PanelViewController) -> Overlay {
    let overlay = Overlay(panel.view, kind: .presentation)
    overlay.container = view
    overlay.pressOutside = .calls { [weak panel] in panel?.onClose?() }
    overlay.leave = { [weak panel] in panel?.panel.setShown(false, completion: $0) }
    overlay.onEnd = { [weak panel] in panel?.removeFromParent() }
    return overlay
  }

  /// Closes the panel; the focus returns to where it was, or else goes to the map of the start.
  func closePanel() {
    guard let panel else { return }
    self.panel = nil
    panel.willMove(toParent: nil)
    panelOverlay?.end()
    guard let window = view.window, window.focusedView == nil else { return }
    window.moveFocus(to: maps[.start]?.viewIfLoaded)
  }
}
