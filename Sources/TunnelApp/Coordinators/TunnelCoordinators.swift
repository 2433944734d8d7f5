import Atlas
import Containers

/// The coordinators of a window: one for each thing that the user does there.
///
/// Each keeps the state that its task needs, and holds only earlier ones of this list; help asks
/// the list for all commands.
final class TunnelCoordinators {
  let maps: Ends<MapViewController>
  /// The changes that can be undone.
  let undos = UndoManager()
  let panels = Panels()
  let settings: SettingsCoordinator
  let naming: EndNaming
  let sky: SkyCoordinator
  let flipping: FlipCoordinator
  let digging: DigCoordinator
  let recorder: DigRecorder
  let history: HistoryCoordinator
  let falling: FallCoordinator
  let sharing: ShareCoordinator
  let facts: FactsCoordinator
  let alerts: FavoriteAlerts
  let favorites: FavoritesCoordinator
  let home: HomeCoordinator
  let pins: PinsCoordinator
  let finding: SearchCoordinator
  let discovering: DiscoverCoordinator
  let files: FilesCoordinator
  let drops: DropCoordinator
  let help: HelpCoordinator
  let windows: WindowCoordinator
  /// The button that opens the menu; nil before the view of the window is loaded.
  private(set) weak var more: Button?

  /// Creates the coordinators for the maps, the information and the views of a window.
  ///
  /// - Parameters:
  ///   - lookup: Answers a question about a place, off the main actor.
  ///   - shown: The moment that the window shows.
  init(
    earth: Earth, current: CurrentDig, maps: Ends<MapViewController>,
    infos: Ends<GeoInfoViewController>, panes: TunnelView, lookup: @escaping PlaceLookup.Answer,
    shown: ShownMoment
  ) {
    self.maps = maps
    let notice = panels.notice
    settings = SettingsCoordinator(current: current, panels: panels, undos: undos)
    naming = EndNaming(earth: earth, current: current, maps: maps, strip: panes.strip)
    sky = SkyCoordinator(
      shown: shown, maps: maps, infos: infos, panes: panes, panels: panels, naming: naming)
    flipping = FlipCoordinator(
      current: current, maps: maps, infos: infos, strip: panes.strip, notice: notice)
    digging = DigCoordinator(
      earth: earth, current: current, maps: maps, naming: naming, flipping: flipping,
      notice: notice)
    recorder = DigRecorder(
      current: current, maps: maps, naming: naming, settings: settings, undos: undos,
      calendar: shown.calendar)
    history = HistoryCoordinator(
      recorder: recorder, digging: digging, settings: settings, panels: panels)
    falling = FallCoordinator(
      earth: earth, current: current, maps: maps, naming: naming, settings: settings,
      panels: panels, calendar: { shown.current })
    sharing = ShareCoordinator(
      earth: earth, current: current, naming: naming, settings: settings, falling: falling,
      panels: panels)
    facts = FactsCoordinator(
      strip: panes.strip, naming: naming, settings: settings, sharing: sharing, panels: panels,
      lookup: lookup, calendar: { shown.current })
    alerts = FavoriteAlerts(panels: panels, undos: undos)
    favorites = FavoritesCoordinator(
      earth: earth, digging: digging, recorder: recorder, settings: settings, panels: panels,
      alerts: alerts)
    home = HomeCoordinator(
      earth: earth, current: current, digging: digging, settings: settings, panels: panels)
    pins = PinsCoordinator(maps: maps, settings: settings, favorites: favorites)
    finding = SearchCoordinator(
      earth: earth, recorder: recorder, digging: digging, favorites: favorites, settings: settings,
      panels: panels)
    discovering = DiscoverCoordinator(
      earth: earth, current: current, digging: digging, favorites: favorites, settings: settings,
      panels: panels)
    files = FilesCoordinator(favorites: favorites, panels: panels, undos: undos)
    drops = DropCoordinator(
      containers: panes.containers, digging: digging, files: files, notice: notice)
    help = HelpCoordinator(earth: earth, sharing: sharing, panels: panels)
    windows = WindowCoordinator(panels: panels)
    help.commands = self
    digging.onPutBack = { [weak sky, weak windows] in
      if sky?.returnToNow() != true { windows?.leaveFullScreen() }
    }
    finding.onCopy = { [weak sharing] in sharing?.copy($0) }
    connect(infos)
  }

  // MARK: What the window asks for

  /// Does what a map asks for.
  func connect(_ map: MapViewController, at end: End) {
    map.undos = undos
    map.onAskForSources = { [weak help] in help?.showAbout(at: .sources) }
    map.onAskForHome = { [weak digging] in digging?.flyHome() }
    map.onToggle = { [weak self, unowned map] in self?.bothMaps.perform($0, asOn: map) }
    map.onAskForStyle = { [weak self] in self?.bothMaps.showNextStyle() }
    map.onNudge = { [weak recorder] in recorder?.recordNudge(of: end) }
    map.onAim = { [weak falling] in falling?.aim(at: $0, on: end) }
    map.onAskForFall = { [weak falling] in falling?.show(at: $0, on: end) }
    map.fallElements = { [weak falling] in falling?.menuElements(at: $0, on: end) ?? [] }
    map.endMenuElements = { [weak self] in self?.coordinateElements(of: end) ?? [] }
    map.furtherMenuElements = { [weak self] in self?.furtherElements(at: $0) ?? [] }
  }

  /// Does what the information sides ask for.
  private func connect(_ infos: Ends<GeoInfoViewController>) {
    for info in infos.values {
      info.onCopy = { [weak sharing] in sharing?.copy($0.copied ?? $0.value, shown: $0.value) }
      info.onFall = { [weak falling] in falling?.show() }
    }
  }

  /// Does what the strip asks for.
  func connect(_ strip: StripView) {
    strip.radar.addAction(for: .primaryActionTriggered) { [weak flipping] in flipping?.flip() }
    strip.search.addAction(for: .primaryActionTriggered) { [weak finding] in finding?.search() }
    for end in End.allCases {
      strip.ends[end].onCopy = { [weak sharing] in sharing?.copy($0) }
      strip.ends[end].onAskForFacts = { [weak facts] in facts?.show(of: end) }
      strip.ends[end].menuElements = { [weak self] in self?.coordinateElements(of: end) ?? [] }
    }
    more = strip.more
    strip.more.menu = Menu(children: [
      DeferredMenuElement.uncached { [weak self] deliver in deliver(self?.menuElements ?? []) }
    ])
  }

  /// Takes what the mouse brings to the view of the window.
  func connect(_ view: View) {
    history.addBrowsingButtons(to: view)
    view.addInteraction(DropInteraction(delegate: drops))
  }

  /// Lets notices appear over the maps.
  func attachNotices(to panes: TunnelView) {
    panels.attach = { [weak panes, weak panels] notice in
      guard let panes else { return }
      notice.attach(to: panes) { [weak panes] in
        panes?.rooms ?? []
      } front: { [weak panels] in
        panels?.frontView
      }
    }
    panels.attach?(panels.notice)
  }

  /// Opens a sheet or popover that the last launch left open.
  func reopen(_ panel: Panel) {
    switch panel.kind {
    case .search: finding.search(for: panel.text)
    case .history: history.showList()
    case .favorites: favorites.toggle()
    case .settings: settings.show(at: SettingsPage(rawValue: panel.page))
    case .about: help.showAbout(at: AboutPage(rawValue: panel.page))
    case .keys: help.showAllKeys(with: panel.text)
    case .files:
      files.showPanel(in: panel.page.hasPrefix("/") ? panel.page : nil, text: panel.text)
    case .facts: facts.show(of: End(rawValue: panel.page) ?? .start)
    case .discover: discovering.show(at: DiscoverPage(rawValue: panel.page))
    }
  }
}
