import Containers

extension FavoritesViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: FavoriteCell.identifier, for: indexPath)
    (cell as? FavoriteCell)?.show(shown[indexPath.row].favorite, written: format)
    return cell
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .none }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { isOrderable }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let entry = shown[sourceIndexPath.row]
    isMoving = true
    document.change(Messages.Favorites.move, undoneBy: undos) {
      $0.move(entry, to: destinationIndexPath.row)
    }
    isMoving = false
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    onChoose?(shown[indexPath.row].favorite)
  }

  func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath) -> String? {
    shown[indexPath.row].favorite.title(written: format)
  }

  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    let entry = shown[indexPath.row]
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(of: entry) })
  }
}
