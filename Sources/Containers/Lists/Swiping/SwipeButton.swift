internal import Pixels

/// The button of an action at the side of a row that is swiped aside.
final class SwipeButton: RowButton {
  /// The height of a row from which on an image has its title below it, in points.
  private static let heightForBoth = 80.0

  /// The width of the button while the row is aside, in points.
  let width: Double
  private let label: Label
  private let imageView: ImageView?

  init(_ action: ContextualAction) {
    let title = action.title ?? ""
    label = Label(text: title, textColor: .white)
    label.adjustsFontForContentSizeCategory = true
    imageView = action.image.map { ImageView(image: $0) }
    width = max(74, label.intrinsicContentSize.width.rounded(.up) + 32)
    super.init(named: title)
    label.textAlignment = .center
    addSubview(label)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    guard let imageView else { return }
    imageView.tintColor = Color.white
    addSubview(imageView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let imageView else {
      label.frame = bounds
      return
    }
    let size = imageView.intrinsicContentSize
    let showsTitle = bounds.height >= Self.heightForBoth && label.text?.isEmpty == false
    let line = showsTitle ? label.intrinsicContentSize.height + 4 : 0
    let top = (bounds.height - size.height - line) / 2
    imageView.frame = Rect(
      x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
    label.isHidden = !showsTitle
    label.frame = Rect(
      x: 0, y: top + size.height + 4, width: bounds.width, height: max(0, line - 4))
  }
}
