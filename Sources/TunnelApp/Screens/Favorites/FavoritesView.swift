import Containers

/// The view of the favorites: the name of the list with a button that adds to it, and the favorites.
final class FavoritesView: ListPageView {
  /// The button that adds the present place.
  let add = RoundButton(
    Drawing.plus, name: Messages.Favorites.add, hint: Messages.Favorites.addHint)

  init() {
    super.init(trailing: add, closeHint: Messages.Favorites.closeHint)
    field.placeholder = Messages.Favorites.search
    field.accessibility.label = Messages.Favorites.search
    field.maximumLength = 200
    add.shortcut = Messages.Shortcuts.control("D")
    table.register(FavoriteCell.self, forCellReuseIdentifier: FavoriteCell.identifier)
    table.accessibility.label = Messages.Favorites.title
    // Rows can be moved at any time, and chosen at any time.
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
  }
}
