import Atlas
import Containers

/// A cell for a favorite: its name above its note and its coordinates.
final class FavoriteCell: PlaceCell {
  /// The reuse identifier.
  static let identifier = "favorite"

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 7, leading: 16, bottom: 7, trailing: 4)
    textLabel.numberOfLines = 2
    backgroundColor = DynamicColor.clear
  }

  /// Shows a favorite.
  ///
  /// - Parameter format: The notation of its coordinates.
  func show(_ favorite: Favorite, written format: CoordinateFormat) {
    let place = favorite.name.isEmpty ? "" : format.shown(favorite.coordinate)
    let detail = [favorite.note, place].filter { !$0.isEmpty }.joined(separator: "\n")
    show(favorite.title(written: format), detail)
    accessibility.value = detail.isEmpty ? nil : detail
  }
}
