import Atlas
import Containers

extension TunnelViewController {
  /// Opens the search over both maps; where it is open its text is selected anew.
  func search() {
    if let open = panel as? SearchViewController { return open.beginAnew() }
    let names = NameSearch(earth: earth)
    let search = SearchViewController(
      finder: PlaceFinder(answer: names.answer), language: earth.language, start: dig.entrance,
      format: format)
    search.onChoose = { [weak self] in self?.put($1, at: $0) }
    open(search)
  }

  /// Says what the program is and whose data it shows.
  func showAbout() {
    guard !(panel is AboutViewController) else { return }
    let credits: Result<DataCredits, AssetError>
    do throws(AssetError) { credits = .success(try earth.credits()) } catch {
      credits = .failure(error)
    }
    open(AboutViewController(credits: credits))
  }

  /// Takes an end to what was found, shows it in its size, and says what both ends are called.
  private func put(_ end: End, at row: SearchRow) {
    closePanel()
    viewAfterDrop = (end, row.view)
    maps[end]?.dig(at: row.coordinate)
    viewAfterDrop = nil
    if let endNames { notice.show(endNames) }
  }

  /// Shows a panel over everything, which can be used alone until it asks to be closed.
  func open(_ panel: PanelViewController) {
    closePanel()
    for map in maps.values { map.cancelDrag() }
    focusBeforePanel = view.window?.focusedView ?? maps[.start]?.view
    let below = view.subviews
    self.panel = panel
    panel.onClose = { [weak self] in self?.closePanel() }
    addChild(panel)
    panel.view.frame = view.bounds
    panel.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    for view in below { view.isUserInteractionEnabled = false }
    // What scrolls can take the keyboard once it knows its content.
    view.layoutIfNeeded()
    view.window?.moveFocus(to: panel.firstFocus)
    panel.panel.setShown(true)
  }

  /// Takes the panel away; the keyboard goes back to where it was.
  func closePanel() {
    guard let panel else { return }
    self.panel = nil
    for view in view.subviews where view !== panel.view { view.isUserInteractionEnabled = true }
    let focus = focusBeforePanel.flatMap { $0.window == nil ? nil : $0 }
    view.window?.moveFocus(to: focus ?? maps[.start]?.viewIfLoaded)
    panel.view.isUserInteractionEnabled = false
    panel.willMove(toParent: nil)
    panel.panel.setShown(false) {
      panel.view.removeFromSuperview()
      panel.removeFromParent()
    }
  }
}
