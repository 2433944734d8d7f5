import Atlas

/// A row for a favorite: its name above its note and its coordinates.
final class FavoriteCell: RowCell {
  /// The reuse identifier.
  static let identifier = "favorite"

  /// Shows a favorite.
  ///
  /// - Parameter format: The notation of its coordinates.
  func show(_ favorite: Favorite, written format: CoordinateFormat) {
    let place = favorite.name.isEmpty ? "" : format.shown(favorite.coordinate)
    let detail = [favorite.note, place].filter { !$0.isEmpty }.joined(separator: "\n")
    show(favorite.title(written: format), detail)
  }
}
