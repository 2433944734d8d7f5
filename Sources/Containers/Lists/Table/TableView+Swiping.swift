internal import Pixels

extension TableViewCell: SwipedCell {}

extension TableView: SwipedList {
  var maySwipe: Bool { !storedIsEditing }

  func swipedCell(at point: Point) -> (path: IndexPath, cell: any SwipedCell)? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
    return (path, cell)
  }

  func swipedCell(of path: IndexPath) -> (any SwipedCell)? { cellForRow(at: path) }

  func swipedPath(of cell: any SwipedCell) -> IndexPath? {
    (cell as? TableViewCell).flatMap(indexPath)
  }

  func swipeWillBegin(at path: IndexPath) {
    cursor = path
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidEnd(at path: IndexPath?) {
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  func deleteSwiped(_ path: IndexPath) { delete(path) }
}
