import Atlas
import Containers

/// The coordinates of one end; pressed, it copies them, and its menu does more.
final class CoordinateButton: Control {
  /// The coordinates that are shown.
  var coordinate: Coordinate {
    didSet { if coordinate != oldValue { update() } }
  }

  /// The notation that they are shown in.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet { if format != oldValue { update() } }
  }

  /// How much of the button there is room for.
  enum Style: Hashable {
    /// Drawing, caption and value in one line.
    case full
    /// The value in one line.
    case line
    /// The value in two lines.
    case twoLines
    /// The caption over the value in two lines.
    case captioned
    /// The drawing over caption and the value in two lines.
    case upright

    /// Whether the drawing is shown, and large type.
    var isDecorated: Bool { self == .full || self == .upright }

    /// Whether the caption is shown.
    var hasCaption: Bool { isDecorated || self == .captioned }

    /// Whether latitude and longitude stand in a line each.
    var isStacked: Bool { self == .twoLines || self == .captioned || self == .upright }
  }

  /// How much of the button is shown.
  var style = Style.full {
    didSet { if style != oldValue { styleDidChange() } }
  }

  /// Called with the text to copy.
  var onCopy: ((String) -> Void)?
  /// Returns what the menu has.
  var menuElements: (() -> [MenuElement])?

  private let end: End
  private let caption = Label()
  private let value = Label()
  private let drawing: Drawing
  private lazy var menu = ContextMenuInteraction(delegate: self)

  /// Makes the button of an end.
  init(end: End, coordinate: Coordinate) {
    self.end = end
    self.coordinate = coordinate
    drawing = (end == .start ? AnnotationImage.child : .cross).drawing
    super.init()
    pointerStyle = .pointingHand
    caption.text = end == .start ? "START" : "END"
    caption.font = Typography.overline
    caption.textColor = Theme.secondaryText
    value.textColor = Theme.text
    value.font = Typography.value
    accessibility.isElement = true
    accessibility.traits = .button
    accessibility.label = end == .start ? "Copy start" : "Copy end"
    accessibility.hint = "Copies the coordinates. Its menu has other notations."
    for label in [caption, value] {
      label.accessibility.isElement = false
      addSubview(label)
    }
    addAction(for: .primaryActionTriggered) { [weak self] in self?.copy() }
    addInteraction(menu)
    update()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Self.size(around: value.intrinsicContentSize, in: style)
  }

  /// Returns the room that a style takes in a notation whatever the coordinates are.
  static func room(for style: Style, in format: CoordinateFormat) -> Size {
    let font = style.isDecorated ? Typography.value : Typography.smallValue
    let sizes = CoordinateFormat.widest.map {
      let text = style.isStacked ? format.lines($0) : format.shown($0)
      return size(around: TextLayout(text, style: TextStyle(font: font)).size, in: style)
    }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the size of a button whose value has a size.
  private static func size(around text: Size, in style: Style) -> Size {
    guard style.hasCaption else {
      return Size(width: text.width + 16, height: text.height + 10)
    }
    let top = captionSize
    let width = max(text.width, top.width)
    let height = top.height + text.height
    return switch style {
    case .full: Size(width: iconWidth + width + 28, height: max(56, height + 18))
    case .captioned: Size(width: width + 20, height: height + 14)
    default: Size(width: width + 24, height: iconHeight + 8 + height + 20)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = value.sizeThatFits(bounds.size)
    let top = style.hasCaption ? caption.sizeThatFits(bounds.size) : .zero
    let left = style == .full ? 14 + Self.iconWidth : 0
    let icon = style == .upright ? Self.iconHeight + 8 : 0
    let alignment: TextAlignment = style == .full || style == .line ? .left : .center
    caption.textAlignment = alignment
    value.textAlignment = alignment
    let y = icon + (bounds.height - icon - top.height - text.height) / 2
    let width = max(0, bounds.width - left)
    caption.frame = Rect(x: left, y: y, width: width, height: top.height)
    value.frame = Rect(
      x: style == .line ? 8 : left, y: y + top.height, width: width, height: text.height)
  }

  override func draw(_ canvas: Canvas) {
    if isHighlighted || isHovered || showsFocus {
      let path = Path(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 12)
      canvas.fill(path, seen(isHighlighted ? Theme.held : Theme.hovered))
      if showsFocus { canvas.stroke(path, Stroke(width: 2), seen(Theme.accent)) }
    }
    guard style.isDecorated else { return }
    let width = Self.iconHeight * drawing.size.width / drawing.size.height
    let middle =
      style == .full
      ? Point(x: 8 + Self.iconWidth / 2, y: bounds.midY)
      : Point(x: bounds.midX, y: 10 + Self.iconHeight / 2)
    drawing.draw(
      on: canvas, in: Rect(center: middle, size: Size(width: width, height: Self.iconHeight)))
  }

  private static let captionSize =
    TextLayout("START", style: TextStyle(font: Typography.overline)).size
  private static let iconHeight = 40.0
  private static let iconWidth = 44.0

  /// The coordinates as they are shown in one line.
  var shown: String { line.text }
  private var line = AlternatingText()

  private var valueText: String { style.isStacked ? format.lines(coordinate) : shown }

  private func styleDidChange() {
    caption.isHidden = !style.hasCaption
    value.font = style.isDecorated ? Typography.value : Typography.smallValue
    value.numberOfLines = style.isStacked ? 2 : 1
    value.text = valueText
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func copy() { onCopy?(format.string(for: coordinate)) }

  private func update() {
    line.write { format.appendShown(coordinate, to: &$0) }
    value.text = valueText
    accessibility.value = shown
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

extension CoordinateButton: ContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { [weak self] _ in
      Menu(children: self?.menuElements?() ?? [])
    }
  }
}
