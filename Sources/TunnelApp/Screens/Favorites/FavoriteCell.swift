import Atlas
import Containers

/// A cell for a favorite: its name above its note and its coordinates.
final class FavoriteCell: TableViewCell {
  /// The reuse identifier.
  static let identifier = "favorite"

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 7, leading: 16, bottom: 7, trailing: 4)
    textLabel.setScaledFont(Typography.body)
    textLabel.textColor = Theme.text
    textLabel.numberOfLines = 2
    detailTextLabel?.setScaledFont(Typography.caption)
    detailTextLabel?.textColor = Theme.secondaryText
    detailTextLabel?.numberOfLines = 0
    let chosen = View()
    chosen.backgroundColor = Theme.held
    selectedBackgroundView = chosen
    backgroundColor = DynamicColor.clear
    pointerStyle = .pointingHand
  }

  /// Shows a favorite.
  ///
  /// - Parameter format: The notation of its coordinates.
  func show(_ favorite: Favorite, written format: CoordinateFormat) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    textLabel.textAlignment = isRightToLeft ? .right : .left
    detailTextLabel?.textAlignment = textLabel.textAlignment
    textLabel.text = favorite.title(written: format)
    let place = favorite.name.isEmpty ? "" : format.string(for: favorite.coordinate)
    let detail = [favorite.note, place].filter { !$0.isEmpty }.joined(separator: "\n")
    detailTextLabel?.text = detail
    accessibility.label = textLabel.text
    accessibility.value = detail.isEmpty ? nil : detail
    setNeedsLayout()
  }

  override func pointerDidEnter() {
    super.pointerDidEnter()
    backgroundColor = Theme.hovered
  }

  override func pointerDidExit() {
    super.pointerDidExit()
    backgroundColor = DynamicColor.clear
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    backgroundColor = DynamicColor.clear
  }
}
