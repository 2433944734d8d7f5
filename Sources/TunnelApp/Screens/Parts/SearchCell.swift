import Containers

/// A cell for a search result: a name above what distinguishes it from others, and its distance.
final class SearchCell: TableViewCell {
  /// The reuse identifier.
  static let identifier = "result"

  private let distance = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 12)
    textLabel.setScaledFont(Typography.body)
    textLabel.textColor = Theme.text
    textLabel.numberOfLines = 0
    detailTextLabel?.setScaledFont(Typography.caption)
    detailTextLabel?.textColor = Theme.secondaryText
    detailTextLabel?.numberOfLines = 0
    distance.setScaledFont(Typography.caption)
    distance.textColor = Theme.secondaryText
    accessoryView = distance
    let chosen = View()
    chosen.backgroundColor = Theme.held
    selectedBackgroundView = chosen
    accessibility.traits = .button
    pointerStyle = .pointingHand
  }

  /// Shows a row.
  ///
  /// Names in any script are aligned to the edge where the user's language starts.
  func show(_ row: SearchRow) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    textLabel.textAlignment = isRightToLeft ? .right : .left
    detailTextLabel?.textAlignment = textLabel.textAlignment
    textLabel.text = row.title
    detailTextLabel?.text = row.detail
    distance.text = row.distance
    distance.frame.size = distance.sizeThatFits(.zero)
    accessibility.label = row.title
    accessibility.value = Messages.Search.result(row.detail, at: row.distance)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    distance.frame.size = distance.sizeThatFits(.zero)
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
