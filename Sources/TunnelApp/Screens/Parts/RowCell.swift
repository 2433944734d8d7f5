import Containers

/// A row of a list: a title above details, or beside a value.
///
/// Both are aligned to the edge where the user's language starts, whatever script they are in. The
/// row under the pointer is marked.
class RowCell: TableViewCell {
  /// What the row shows.
  final var content: ListContentConfiguration {
    didSet { contentConfiguration = content }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    content = style == .value1 ? .valueCell() : .subtitleCell()
    super.init(style: style == .value1 ? style : .subtitle, reuseIdentifier: reuseIdentifier)
    content.textProperties.font = Typography.body
    content.textProperties.color = Theme.text
    content.secondaryTextProperties.font = Typography.caption
    content.secondaryTextProperties.color = Theme.secondaryText
    backgroundColor = DynamicColor.clear
    let chosen = View()
    chosen.backgroundColor = Theme.held
    selectedBackgroundView = chosen
    pointerStyle = .pointingHand
  }

  /// Shows a title, and details that a screen reader says after it.
  func show(_ title: String, _ detail: String) {
    var content = content
    content.text = title
    content.secondaryText = detail.isEmpty ? nil : detail
    self.content = content
    accessibility.label = title
    accessibility.value = detail.isEmpty ? nil : detail
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
