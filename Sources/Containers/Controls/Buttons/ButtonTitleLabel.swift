/// The label that shows a button's title after `titleLabel` was first read.
@MainActor
final class ButtonTitleLabel: Label {
  private weak var button: Button?
  private var isFollowing = false
  /// The position of the text in the label, less than a point from its corner.
  private var textOffset = Point.zero

  init(button: Button) {
    self.button = button
    super.init()
    accessibility.isElement = false
  }

  /// A font set from outside becomes the font of the button's title.
  override var font: Font {
    didSet { if !isFollowing, font != oldValue { button?.titleFont = font } }
  }

  override func draw(_ canvas: Canvas) {
    canvas.saved {
      canvas.translate(x: textOffset.x, y: textOffset.y)
      super.draw(canvas)
    }
  }

  /// Covers a line so that the label draws its text where the button would draw it.
  ///
  /// A view's origin snaps to pixels, but glyphs are placed at fractions of a pixel. The label's
  /// origin is therefore rounded down to a whole point, and the text is offset by the remainder,
  /// for which the frame has room.
  func cover(_ line: Rect, isRightAligned: Bool) {
    let origin = Point(x: line.minX.rounded(.down), y: line.minY.rounded(.down))
    let rest = Point(x: line.minX - origin.x, y: line.minY - origin.y)
    // The rounded baseline may extend below the line.
    let height = (line.height + rest.y).rounded(.up) + 1
    setUntransformedFrame(
      Rect(origin: origin, size: Size(width: line.width + rest.x, height: height)))
    // Labels center text vertically, and right-aligned text already has the remainder before it.
    let offset = Point(
      x: isRightAligned ? 0 : rest.x, y: rest.y - (height - line.height) / 2)
    guard offset != textOffset else { return }
    textOffset = offset
    setNeedsDisplay()
  }

  /// Covers an area in which the text may wrap to several lines.
  func fill(_ room: Rect) {
    setUntransformedFrame(room)
    textOffset = .zero
  }

  /// Shows the button's title, in the dynamic color if there is one, else in the resolved color.
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
  /// A label that shows the title, created when first read.
  ///
  /// Setting the label's font sets ``titleFont``; the button controls its text and color. The
  /// intrinsic content size has room for one line only, so text of several lines needs a taller
  /// button.
  public var titleLabel: Label? {
    if let titleView { return titleView }
    let label = ButtonTitleLabel(button: self)
    titleView = label
    addSubview(label)
    contentDidChange()
    return label
  }

  /// Updates the label with the current title, font, and color.
  func updateTitleLabel() {
    titleView?.follow(
      text: currentTitle, font: look.font, dynamicColor: stateTitleColors.value(for: state),
      color: currentTitleColor)
  }

  /// Places the label over the title, or over the whole content area if it may wrap.
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
