import Containers

extension FavoritesViewController {
  /// What Escape does: it clears the field first, then leaves the list.
  var escaping: [KeyCommand] {
    guard isViewLoaded else { return [] }
    if page.field.hasText {
      let clear = KeyCommand.prioritized(.escape, title: Messages.Search.clear) { [weak self] in
        self?.page.field.text = ""
        self?.favoritesDidChange()
      }
      return [clear]
    }
    guard onLeave != nil else { return [] }
    return [
      .prioritized(.escape, title: Messages.Commands.backToMaps) { [weak self] in self?.onLeave?() }
    ]
  }

  /// Returns the command that leads from the field to the list.
  static func fieldCommand(of list: FavoritesViewController?) -> KeyCommand {
    .prioritized(.downArrow, title: Messages.Favorites.toList) { [weak list] in list?.goToList() }
  }

  /// Returns the commands for the selected favorite.
  static func listCommands(of list: FavoritesViewController?) -> [KeyCommand] {
    [
      KeyCommand(.function(2), title: Messages.Favorites.edit) { [weak list] in
        list?.selected.map { list?.onEdit?($0) }
      },
      KeyCommand(.delete, title: Messages.Favorites.delete) { [weak list] in
        list?.selected.map { list?.delete($0) }
      },
    ]
  }

  /// Returns all commands in the list, with those that the table handles by itself.
  static var allCommands: [KeyCommand] {
    [
      fieldCommand(of: nil), KeyCommand(.enter, title: Messages.Favorites.dig) {},
    ] + listCommands(of: nil) + [
      KeyCommand(.upArrow, modifierFlags: .alternate, title: Messages.Favorites.moveUp) {},
      KeyCommand(.downArrow, modifierFlags: .alternate, title: Messages.Favorites.moveDown) {},
    ]
  }

  /// Gives the focus to the list, with a row selected; without rows, to the field.
  func goToList() {
    guard !shown.isEmpty else {
      view.window?.moveFocus(to: page.field)
      return
    }
    view.window?.moveFocus(to: page.table)
    if selected == nil { select(0) }
  }

  private func delete(_ entry: FavoriteList.Entry) {
    document.change(Messages.Favorites.delete, undoneBy: undos) { $0.remove(entry) }
    onDelete?(entry)
  }

  private func move(_ entry: FavoriteList.Entry, by step: Int) {
    let target = entry.index + step
    guard document.list.favorites.indices.contains(target) else { return }
    document.change(Messages.Favorites.move, undoneBy: undos) { $0.move(entry, to: target) }
    select(target)
  }

  /// Returns the menu of a favorite.
  func menu(of entry: FavoriteList.Entry) -> Menu {
    var moves: [MenuElement] = []
    if isOrderable {
      moves = [
        Action(title: Messages.Favorites.moveUp) { [weak self] _ in self?.move(entry, by: -1) },
        Action(title: Messages.Favorites.moveDown) { [weak self] _ in self?.move(entry, by: 1) },
      ]
    }
    return Menu(children: [
      Action(title: Messages.Favorites.dig) { [weak self] _ in self?.onChoose?(entry.favorite) },
      Action(title: Messages.Favorites.edit) { [weak self] _ in self?.onEdit?(entry) },
      Menu(options: .displayInline, children: moves),
      Menu(
        options: .displayInline,
        children: [
          Action(title: Messages.Favorites.delete, attributes: .destructive) { [weak self] _ in
            self?.delete(entry)
          }
        ]),
    ])
  }

  /// Whether all favorites are shown, so that they can be moved.
  var isOrderable: Bool { shown.count == document.list.favorites.count }
}
