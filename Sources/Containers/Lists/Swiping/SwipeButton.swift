/// The button at the trailing end of a row that is swiped aside.
final class SwipeButton: RowButton {
  /// The width of the button while the row is aside, in points.
  let width: Double
  /// How far the row is aside, in points.
  var reveal = 0.0
  private let label: Label

  /// Creates a button with a title.
  init(_ title: String) {
    label = Label(text: title, textColor: .white)
    label.adjustsFontForContentSizeCategory = true
    width = max(74, label.intrinsicContentSize.width.rounded(.up) + 32)
    super.init(named: title)
    label.textAlignment = .center
    addSubview(label)
    backgroundColor = ScrollPalette.swipedDeletion
    clipsToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
