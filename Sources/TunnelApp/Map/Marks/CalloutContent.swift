import Atlas
import Containers

/// The content of a callout: the name and coordinates of a place, and a button that moves an end
/// there.
final class CalloutContent: View {
  /// Called when the button is pressed.
  var onDig: (() -> Void)?

  private let place = Label()
  private let setting = Label()
  private let value = Label()
  private let end: End?
  private let button: Button?
  /// The room and the text size for which the lines were last chosen.
  private var known: (room: Size, textScale: Double)?

  /// Creates the content for a place.
  ///
  /// - Parameters:
  ///   - ownName: What the user calls the place; nil for nothing.
  ///   - end: The end that the button moves; nil for no button.
  init(
    _ name: EndName?, called ownName: String? = nil, at coordinate: Coordinate,
    format: CoordinateFormat, end: End?
  ) {
    self.end = end
    button = end.map { Button(title: $0.digTitle) }
    super.init()
    place.text = ownName ?? name?.place
    place.isHidden = place.text == nil
    place.textColor = Theme.text
    setting.text = ownName == nil || name?.line == ownName ? name?.setting : name?.line
    setting.textColor = Theme.secondaryText
    setting.numberOfLines = 0
    value.text = format.shown(coordinate)
    value.textColor = Theme.secondaryText
    value.numberOfLines = 0
    button?.addAction(for: .primaryActionTriggered) { [weak self] in self?.onDig?() }
    accessibility.label = Messages.Maps.whatIsHere
    [place, setting, value].forEach(addSubview)
    if let button { addSubview(button) }
  }

  /// Returns the size of the lines that fit.
  override func sizeThatFits(_ size: Size) -> Size {
    chooseLines(in: size)
    let needed = needed(in: size)
    return Size(width: min(size.width, needed.width), height: needed.height)
  }

  override func layoutSubviews() {
    var y = 0.0
    for line in lines {
      let height = line.sizeThatFits(bounds.size).height
      if line === button { y += Self.gap }
      line.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  /// Chooses the text size and the lines.
  ///
  /// The button and a line of the name always remain; if there is no room for them, the text shrinks,
  /// down to the default size at most. The rest of the name, the setting and the coordinates are
  /// shown if there is room, in this order.
  private func chooseLines(in room: Size) {
    guard known?.room != room || known?.textScale != textScale else { return }
    known = (room, textScale)
    place.numberOfLines = 1
    for label in [setting, value] { label.isHidden = true }
    for scale in TextScale.fallbacks(from: textScale) {
      setTextScale(scale, in: room.width)
      if fits(in: room) { break }
    }
    place.numberOfLines = 0
    if !fits(in: room) { place.numberOfLines = 1 }
    for label in [setting, value] where label.text != nil {
      label.isHidden = false
      label.isHidden = !fits(in: room)
    }
    setNeedsLayout()
  }

  /// Sets the text size, and the title of the button that fits into a width.
  private func setTextScale(_ scale: Double, in width: Double) {
    let share = scale / textScale
    place.setScaledFont(Typography.strong.scaled(by: share))
    setting.setScaledFont(Typography.caption.scaled(by: share))
    value.setScaledFont(Typography.smallValue.scaled(by: share))
    guard let end, let button else { return }
    button.titleFont = Typography.button.scaled(by: share)
    button.title = end.digTitle
    if button.intrinsicContentSize.width > width { button.title = end.shortDigTitle }
    button.accessibility.label = end.digTitle
  }

  private func fits(in room: Size) -> Bool {
    let needed = needed(in: room)
    // Sizes are rounded up to whole points.
    return needed.width < room.width + 1 && needed.height <= room.height
  }

  /// Returns the size of the visible lines, wrapped at the width of a room.
  private func needed(in room: Size) -> Size {
    let sizes = lines.map { $0.sizeThatFits(room) }
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(button == nil ? 0 : Self.gap, +))
  }

  /// The visible lines from top to bottom.
  private var lines: [View] { subviews.filter { !$0.isHidden } }

  private static let gap = 6.0
}
