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

  /// Shows what the button does, in a dynamic color where there is one and otherwise in a color that is resolved.
  func follow(text: String, font: Font, dynamicColor: DynamicColor?, color: Color) {
    isFollowing = true
    defer { isFollowing = false }
    if self.text != text { self.text = text }
    self.font = font
    textColor = dynamicColor
    if dynamicColor == nil { textColor = color }
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
    titleView?.follow(
      text: currentTitle, font: look.font, dynamicColor: stateTitleColors.value(for: state),
      color: currentTitleColor)
  }

  /// Puts the label where the title is drawn, or over all the room where it may have several lines.
  func placeTitleLabel() {
    guard let titleView, let place = titlePlace else { return }
    if titleView.numberOfLines != 1, subtitleText == nil {
      let room = contentRect
      titleView.frame = Rect(
        x: place.text.minX, y: room.minY, width: place.text.width, height: room.height)
    } else {
      // A view's origin is rounded to pixels as text is, and both together could be a pixel off: the top is whole,
      // and the text, in the middle of the label, where the button would draw it.
      let line = place.line
      let top = line.minY.rounded(.down)
      titleView.frame = Rect(
        x: line.minX, y: top, width: line.width, height: line.height + 2 * (line.minY - top))
    }
  }
}
