import Atlas
import Containers
internal import Support

/// Shows the favorites beside or over the maps, and adds the present place to them.
final class FavoritesCoordinator {
  /// The document with the favorites; nil if there is no place for one.
  ///
  /// It keeps the application, and belongs to the app, which may have it in several windows.
  weak var document: FavoritesDocument? { didSet { documentDidChange() } }

  /// Called when the favorites are others.
  var onChange: (() -> Void)?

  private let earth: Earth
  private let digging: DigCoordinator
  private let recorder: DigRecorder
  private let settings: SettingsCoordinator
  private let panels: Panels
  private let alerts: FavoriteAlerts
  /// Observes the document.
  private var documentToken: ObservationToken?
  private var formatToken: ObservationToken?

  init(
    earth: Earth, digging: DigCoordinator, recorder: DigRecorder, settings: SettingsCoordinator,
    panels: Panels, alerts: FavoriteAlerts
  ) {
    (self.earth, self.digging, self.recorder) = (earth, digging, recorder)
    (self.settings, self.panels, self.alerts) = (settings, panels, alerts)
    formatToken = settings.observe(\.chosen) { [weak self] _ in
      guard let self else { return }
      for list in lists { list.format = self.settings.format }
    }
  }

  private func documentDidChange() {
    documentToken = document?.observe { [weak self] in
      self?.lists.forEach { $0.favoritesDidChange() }
      self?.onChange?()
    }
    onChange?()
  }

  /// The lists of favorites beside and over the maps.
  private var lists: [FavoritesViewController] {
    [panels.side, panels.wanted].compactMap { $0 as? FavoritesViewController }
  }

  // MARK: Showing

  /// Shows the favorites beside the maps, or over them in a narrow window, or hides them.
  func toggle() {
    if panels.open(FavoritesViewController.self) != nil { return panels.close() }
    if panels.side != nil, panels.hasRoomAtSide { return closeSidebar() }
    guard let document else { return }
    Task.immediate {
      // A list that is empty at first would leave the focus to its field.
      await document.prepare()
      if document === self.document { show(document) }
    }
  }

  /// Shows the favorites, unless they are shown.
  func openList() {
    if panels.side == nil, !(panels.wanted is FavoritesViewController) { toggle() }
  }

  /// Hides the favorites, wherever they are.
  func closeLists() {
    if panels.wanted is FavoritesViewController { panels.close() }
    closeSidebar()
  }

  private func show(_ document: FavoritesDocument) {
    // The window may have closed meanwhile.
    guard panels.split?.viewIfLoaded?.window != nil else { return }
    if !panels.hasRoomAtSide {
      panels.show(makeList(of: document))
    } else if panels.side == nil {
      openSidebar(with: document).goToList()
    }
  }

  /// Opens the favorites beside the maps as the last launch left them.
  func reopenSidebar() {
    guard let document else { return }
    openSidebar(with: document)
    Task { await document.prepare() }
  }

  /// Puts the favorites beside the maps; they are hidden while the window is narrow.
  @discardableResult
  private func openSidebar(with document: FavoritesDocument) -> FavoritesViewController {
    let list = makeList(of: document)
    list.onClose = { [weak self] in self?.closeSidebar() }
    list.onLeave = { [weak self] in self?.digging.focusStart() }
    panels.setSide(list)
    return list
  }

  /// Hides the favorites beside the maps; the focus goes to the start.
  func closeSidebar() {
    guard let list = panels.side else { return }
    let focused = list.viewIfLoaded?.window?.focusedView
    let hadFocus = focused?.isDescendant(of: list.view) == true
    panels.setSide(nil)
    if hadFocus { digging.focusStart() }
  }

  private func makeList(of document: FavoritesDocument) -> FavoritesViewController {
    let list = FavoritesViewController(document, undos: recorder.undos)
    list.format = settings.format
    list.onAdd = { [weak self] in self?.add() }
    list.onChoose = { [weak self] in self?.dig(at: $0) }
    list.onEdit = { [weak alerts, weak document] in alerts?.edit($0, of: document) }
    list.onDelete = { [weak self] in
      guard let self else { return }
      panels.notice.show(Messages.Favorites.deleted($0.favorite.title(written: settings.format)))
    }
    return list
  }

  /// Moves a list that is over the maps beside them, once the window has become wide enough.
  func moveAside() {
    guard let document, panels.hasRoomAtSide,
      let sheet = panels.open(FavoritesViewController.self)
    else { return }
    let row = sheet.selected.flatMap { selected in
      document.list.entries.firstIndex { $0 == selected }
    }
    panels.close()
    guard panels.side == nil else { return }
    let list = openSidebar(with: document)
    list.goToList()
    if let row { list.select(row) }
  }

  // MARK: Changing

  /// Moves the start to a favorite, and shows the names of both ends.
  private func dig(at favorite: Favorite) {
    if panels.wanted is FavoritesViewController { panels.close() }
    digging.digAndShowNames(at: favorite.coordinate)
  }

  /// Adds the entrance of the tunnel to the favorites, unless it is one.
  func add() {
    guard let document else { return }
    let place = recorder.dig.entrance
    let name = earth.name(of: place)?.line ?? ""
    Task.immediate {
      guard await document.prepare() else { return }
      if let known = document.list.favorites.first(where: { $0.coordinate == place }) {
        return panels.notice.show(Messages.Favorites.known(known.title(written: settings.format)))
      }
      let time = recorder.now
      recorder.endNudging()
      document.change(Messages.Favorites.add, undoneBy: recorder.undos) {
        $0.add(place, named: name, at: time)
      }
      panels.notice.show(
        Messages.Favorites.added(name.isEmpty ? settings.format.shown(place) : name))
      for list in lists { list.selectLast() }
    }
  }

  /// Saves the favorites at once, rather than within a second, and says where they are.
  func save() {
    guard let document else { return }
    Task.immediate {
      guard await document.prepare() else { return }
      await document.changing?.value
      if document.isCreating { await document.creation?.value }
      guard document.hasFile else {
        let isEmpty = document.list.favorites.isEmpty
        return panels.notice.show(isEmpty ? Messages.Favorites.empty : Messages.Habits.unsaved)
      }
      guard await document.autosave() else {
        return panels.notice.show(Messages.Habits.unsaved)
      }
      let home = UserFolder.home(from: environmentVariable)
      panels.notice.show(Messages.Habits.saved(PathText.shown(document.path, home: home)))
    }
  }

  // MARK: Commands

  /// The commands for favorites; none without a document.
  var commands: [KeyCommand] {
    guard document != nil else { return [] }
    return [
      KeyCommand(.function(9), title: Messages.Favorites.title) { [weak self] in self?.toggle() },
      KeyCommand(.character("d"), modifierFlags: .control, title: Messages.Favorites.add) {
        [weak self] in self?.add()
      },
      KeyCommand(.character("s"), modifierFlags: .control, title: Messages.Habits.save) {
        [weak self] in self?.save()
      },
    ]
  }

  /// The commands in the list of favorites, for a list of keys.
  var sections: [ShortcutSection] {
    guard document != nil else { return [] }
    return [ShortcutSection(Messages.Favorites.title, FavoritesViewController.allCommands)]
  }
}
