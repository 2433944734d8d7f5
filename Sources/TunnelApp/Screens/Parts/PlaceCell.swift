import Containers

/// A cell for a place: its name above details.
///
/// Both are aligned to the edge where the user's language starts, whatever script they are in. The
/// cell under the pointer is marked.
class PlaceCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel.setScaledFont(Typography.body)
    textLabel.textColor = Theme.text
    detailTextLabel?.setScaledFont(Typography.caption)
    detailTextLabel?.textColor = Theme.secondaryText
    detailTextLabel?.numberOfLines = 0
    let chosen = View()
    chosen.backgroundColor = Theme.held
    selectedBackgroundView = chosen
    pointerStyle = .pointingHand
  }

  /// Shows a name and details.
  func show(_ name: String, _ detail: String) {
    textLabel.text = name
    detailTextLabel?.text = detail
    accessibility.label = name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    textLabel.textAlignment = isRightToLeft ? .right : .left
    detailTextLabel?.textAlignment = textLabel.textAlignment
    super.layoutSubviews()
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
