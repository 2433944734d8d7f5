import Containers

/// A cell for a search result: a name above what distinguishes it from others, and its distance.
final class SearchCell: RowCell {
  /// The reuse identifier.
  static let identifier = "result"

  private let distance = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    distance.setScaledFont(Typography.caption)
    distance.textColor = Theme.secondaryText
    accessoryView = distance
    accessibility.traits = .button
  }

  /// Shows a row.
  func show(_ row: SearchRow) {
    show(row.title, row.detail)
    distance.text = row.distance
    distance.frame.size = distance.sizeThatFits(.zero)
    accessibility.value = row.spoken
  }

  override func layoutSubviews() {
    distance.frame.size = distance.sizeThatFits(.zero)
    super.layoutSubviews()
  }
}
