/// The label that shows a button's title once somebody has asked for it.
@MainActor
final class ButtonTitleLabel: Label {
  private weak var button: Button?
  private var isFollowing = false
  /// Where the text begins in the label, less than a point from its corner.
  private var textOffset = Point.zero

  init(button: Button) {
    self.button = button
    super.init()
    accessibility.isElement = false
  }

  /// A font that somebody else sets is that of the button's title.
  override var font: Font {
    didSet { if !isFollowing, font != oldValue { button?.titleFont = font } }
  }

  override func draw(_ canvas: Canvas) {
    canvas.saved {
      canvas.translate(x: textOffset.x, y: textOffset.y)
      super.draw(canvas)
    }
  }

  /// Puts the label over a line so that the text is where a line drawn there would be.
  ///
  /// A view's origin is rounded to pixels, glyphs to parts of pixels: the origin is on a whole point, and the
  /// text is moved by the rest, for which there is room.
  func cover(_ line: Rect, isRightAligned: Bool) {
    let origin = Point(x: line.minX.rounded(.down), y: line.minY.rounded(.down))
    let rest = Point(x: line.minX - origin.x, y: line.minY - origin.y)
    // A baseline that is rounded may lead below the line.
    let height = (line.height + rest.y).rounded(.up) + 1
    frame = Rect(origin: origin, size: Size(width: line.width + rest.x, height: height))
    // Labels center text in their height, and what ends at the right has the rest before it already.
    let offset = Point(
      x: isRightAligned ? 0 : rest.x, y: rest.y - (height - line.height) / 2)
    guard offset != textOffset else { return }
    textOffset = offset
    setNeedsDisplay()
  }

  /// Puts the label over a room in which the text may have several lines.
  func fill(_ room: Rect) {
    frame = room
    textOffset = .zero
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
      titleView.fill(
        Rect(x: place.text.minX, y: room.minY, width: place.text.width, height: room.height))
    } else {
      titleView.cover(
        place.line,
        isRightAligned: isRightToLeft || titleText?.lines.first?.isRightToLeft == true)
    }
  }
}
