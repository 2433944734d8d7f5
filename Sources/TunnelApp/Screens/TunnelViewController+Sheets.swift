import Atlas
import Containers

extension TunnelViewController {
  /// Opens the search over both maps.
  ///
  /// If it is already open, selects its text.
  func search() {
    if let open = open(SearchViewController.self) { return open.beginAnew() }
    let names = NameSearch(earth: earth)
    let search = SearchViewController(
      finder: PlaceFinder(answer: names.answer), language: earth.language, start: dig.entrance,
      format: format)
    search.onChoose = { [weak self] in self?.put($1, at: $0) }
    show(search)
  }

  /// Opens the search with a text.
  func search(for text: String) {
    search()
    open(SearchViewController.self)?.text = text
  }

  /// Shows the sheet about the app and its data.
  ///
  /// - Parameter page: The page to begin with; nil for the first.
  func showAbout(at page: AboutPage? = nil) {
    guard open(AboutViewController.self) == nil else { return }
    let credits = Result { () throws(AssetError) in try earth.credits() }
    let contents = AboutContents(
      credits: credits, shortcuts: shortcutSections, platform: application?.platform.name ?? "",
      copy: earth.copy, open: openElsewhere)
    show(AboutViewController(contents, at: page))
  }

  /// Shows the sheet with all commands and their keys.
  func showAllKeys() {
    guard open(AllKeysViewController.self) == nil else { return }
    show(AllKeysViewController(shortcutSections))
  }

  /// Shows facts about the place at an end, in a popover that points at its name and coordinates
  /// and covers neither.
  func showFacts(of end: End) {
    let view = end == .start ? strip.start : strip.target
    let facts = FactsViewController(
      of: end, at: view.coordinate, named: view.name, written: format,
      lookup: PlaceLookup(answer: lookup), calendar: calendar, pointingAt: view)
    facts.onCopy = { [weak self] in self?.copy($0) }
    present(facts)
  }

  /// Lets the open facts describe where their end is now.
  func factsFollow() {
    guard let facts = presentations.wanted as? FactsViewController else { return }
    let view = facts.end == .start ? strip.start : strip.target
    facts.format = format
    facts.follow(view.coordinate, named: view.name)
  }

  /// Returns the sheet or popover of a type that is open, or on its way; nil if there is none.
  func open<Content: ViewController>(_ type: Content.Type) -> Content? {
    guard let open = presentations.wanted as? Content, !open.isBeingDismissed else { return nil }
    return open
  }

  /// Moves an end to a search result, shows it at a suitable zoom, and shows the names of both
  /// ends.
  private func put(_ end: End, at row: SearchRow) {
    presentations.close()
    viewAfterDrop = (end, row.view)
    maps[end].dig(at: row.coordinate)
    viewAfterDrop = nil
    if let endNames { notice.show(endNames) }
  }

  /// Shows a sheet in place of the present one.
  func show(_ sheet: SheetViewController) {
    sheet.fit(textScale: view.textScale)
    sheet.onStateChange = { [weak self] in self?.onStateChange?() }
    sheet.onClose = { [weak self] in self?.presentations.close() }
    present(sheet)
  }

  /// Presents a sheet or popover with the commands that are also available over it.
  private func present(_ controller: some ViewController & KeyExplaining) {
    controller.onUnclaimedKey = { [weak self] in self?.explain($0) ?? false }
    for map in maps.values { map.cancelDrag() }
    for command in commandsOverSheets { controller.addKeyCommand(command) }
    // Without a field, whose typing these keys would undo.
    if controller is HistoryViewController || controller is FactsViewController {
      for command in [undoCommand] + redoCommands { controller.addKeyCommand(command) }
    }
    controller.view.addInteraction(DropInteraction(delegate: self))
    presentations.show(controller)
  }
}
