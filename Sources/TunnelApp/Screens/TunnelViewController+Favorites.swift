import Atlas
import Containers

extension TunnelViewController {
  /// Shows and hides the favorites.
  var favoritesCommand: KeyCommand {
    KeyCommand(.function(9), title: Messages.Favorites.title) { [weak self] in
      self?.toggleFavorites()
    }
  }

  /// Adds the present place to the favorites.
  var addFavoriteCommand: KeyCommand {
    KeyCommand(.character("d"), modifierFlags: .control, title: Messages.Favorites.add) {
      [weak self] in self?.addFavorite()
    }
  }

  /// The commands for favorites; none without a document.
  var favoriteCommands: [KeyCommand] {
    favorites == nil ? [] : [favoritesCommand, addFavoriteCommand]
  }

  /// The commands in the list of favorites, for a list of keys.
  var favoriteSections: [ShortcutSection] {
    guard favorites != nil else { return [] }
    return [ShortcutSection(Messages.Favorites.title, FavoritesViewController.allCommands)]
  }

  /// Follows the document of the favorites.
  func favoritesDidArrive() {
    favoritesToken = favorites?.observe { [weak self] in
      self?.shownFavorites.forEach { $0.favoritesDidChange() }
    }
  }

  /// The lists of favorites beside and over the maps.
  private var shownFavorites: [FavoritesViewController] {
    [sidebar.content, presentations.wanted as? FavoritesViewController].compactMap(\.self)
  }

  // MARK: Showing

  /// Shows the favorites beside the maps, or over them in a narrow window, or hides them.
  func toggleFavorites() {
    if let open = presentations.wanted as? FavoritesViewController, !open.isBeingDismissed {
      return presentations.close()
    }
    if sidebar.content != nil, sidebar.fits(view.bounds.width) { return closeSidebar() }
    guard let favorites else { return }
    Task.immediate {
      // A list that is empty at first would leave the focus to its field.
      await favorites.prepare()
      if favorites === self.favorites { showFavorites(favorites) }
    }
  }

  private func showFavorites(_ document: FavoritesDocument) {
    guard viewIfLoaded?.window != nil else { return }
    if !sidebar.fits(view.bounds.width) {
      show(makeFavorites(document))
    } else if sidebar.content == nil {
      openSidebar(document)
      sidebar.content?.goToList()
    }
  }

  /// Puts the favorites beside the maps; they are hidden while the window is narrow.
  func openSidebar(_ document: FavoritesDocument) {
    fadeFromLastFrame()
    let list = makeFavorites(document)
    list.onClose = { [weak self] in self?.closeSidebar() }
    list.onLeave = { [weak self] in self?.view.window?.moveFocus(to: self?.maps[.start].view) }
    addChild(list)
    sidebar.open(list, in: view)
    list.didMove(toParent: self)
    view.layoutIfNeeded()
  }

  /// Hides the favorites beside the maps; the focus goes to the start.
  func closeSidebar() {
    guard let list = sidebar.content else { return }
    fadeFromLastFrame()
    let hadFocus = view.window?.focusedView?.isDescendant(of: list.view) == true
    list.willMove(toParent: nil)
    sidebar.close()
    list.removeFromParent()
    view.setNeedsLayout()
    if hadFocus { view.window?.moveFocus(to: maps[.start].view) }
  }

  private func makeFavorites(_ document: FavoritesDocument) -> FavoritesViewController {
    let list = FavoritesViewController(document, undos: undos)
    list.format = format
    list.onAdd = { [weak self] in self?.addFavorite() }
    list.onChoose = { [weak self] in self?.dig(at: $0) }
    list.onEdit = { [weak self] in self?.edit($0) }
    list.onDelete = { [weak self] in
      guard let self else { return }
      notice.show(Messages.Favorites.deleted($0.favorite.title(written: format)))
    }
    return list
  }

  /// Lets the lists write coordinates like the strip.
  func favoritesFollowFormat() { for list in shownFavorites { list.format = format } }

  // MARK: Changing

  /// Moves the start to a favorite, and shows the names of both ends.
  private func dig(at favorite: Favorite) {
    if presentations.wanted is FavoritesViewController { presentations.close() }
    maps[.start].dig(at: favorite.coordinate)
    if let endNames { notice.show(endNames) }
  }

  /// Adds the entrance of the tunnel to the favorites, unless it is one.
  func addFavorite() {
    guard let favorites else { return }
    let (place, name) = (dig.entrance, earth.name(of: dig.entrance)?.line ?? "")
    Task.immediate {
      guard await favorites.prepare() else { return }
      if let known = favorites.list.favorites.first(where: { $0.coordinate == place }) {
        return notice.show(Messages.Favorites.known(known.title(written: format)))
      }
      let time = calendar()
      isNudging = false
      favorites.change(Messages.Favorites.add, undoneBy: undos) {
        $0.add(place, named: name, at: time)
      }
      let title = name.isEmpty ? format.shown(place) : name
      notice.show(Messages.Favorites.added(title))
      for list in shownFavorites { list.selectLast() }
    }
  }
}
