/// The label that shows a button's title once somebody has asked for it.
@MainActor
final class ButtonTitleLabel: Label {
  private weak var button: Button?
  private var isFollowing = false

  init(button: Button) {
    self.button = button
    super.init()
    accessibility.isElement = false
  }

  /// A font that somebody else sets is that of the button's title.
  override var font: Font {
    didSet { if !isFollowing, font != oldValue { button?.titleFont = font } }
  }

  /// Shows what the button does.
  func follow(text: String, font: Font, color: Color) {
    isFollowing = true
    defer { isFollowing = false }
    if self.text != text { self.text = text }
    self.font = font
    textColor = color
  }
}

extension Button {
  /// The label that shows the title, made when it is first asked for.
  ///
  /// Its font is ``titleFont``, which it changes; text and color are the button's own. Text of several
  /// lines needs a button that is high enough: the size of its content is that of one line.
  public var titleLabel: Label? {
    if let titleView { return titleView }
    let label = ButtonTitleLabel(button: self)
    titleView = label
    addSubview(label)
    contentDidChange()
    return label
  }

  /// Lets the label show the title as it is now.
  func updateTitleLabel() {
    titleView?.follow(text: currentTitle, font: look.font, color: currentTitleColor)
  }

  /// Puts the label where the title is drawn.
  func placeTitleLabel() {
    guard let titleView, let title = titleText else { return }
    let content = contentRect
    guard let place = placedParts(in: content).first(where: \.part.isText)?.place else { return }
    let isWrapped = titleView.numberOfLines != 1 && subtitleText == nil
    let height = title.size.height.rounded(.up)
    titleView.frame = Rect(
      x: place.minX, y: isWrapped ? content.minY : place.minY, width: place.width,
      height: isWrapped ? content.height : height)
  }
}
