import Containers

/// The view of the favorites: a field that selects some of them, and the list.
final class FavoritesView: ListPageView {
  init() {
    super.init()
    field.placeholder = Messages.Favorites.search
    field.accessibility.label = Messages.Favorites.search
    field.maximumLength = 200
    table.register(FavoriteCell.self, forCellReuseIdentifier: FavoriteCell.identifier)
    table.accessibility.label = Messages.Favorites.title
    // Rows can be moved at any time, and chosen at any time.
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
  }
}
