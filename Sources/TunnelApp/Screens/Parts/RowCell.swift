import Containers

/// A row of a list: a title above details, or beside a value.
///
/// Both are aligned to the edge where the user's language starts, whatever script they are in. The
/// row under the pointer is marked.
class RowCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style == .value1 ? style : .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel.setScaledFont(Typography.body)
    textLabel.textColor = Theme.text
    textLabel.numberOfLines = 0
    detailTextLabel?.setScaledFont(Typography.caption)
    detailTextLabel?.textColor = Theme.secondaryText
    detailTextLabel?.numberOfLines = 0
    backgroundColor = DynamicColor.clear
    let chosen = View()
    chosen.backgroundColor = Theme.held
    selectedBackgroundView = chosen
    pointerStyle = .pointingHand
  }

  /// Shows a title, and details that a screen reader says after it.
  func show(_ title: String, _ detail: String) {
    textLabel.text = title
    detailTextLabel?.text = detail
    accessibility.label = title
    accessibility.value = detail.isEmpty ? nil : detail
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
