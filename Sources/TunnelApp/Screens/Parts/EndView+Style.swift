import Atlas
import Containers

extension EndView {
  /// The layouts of the view, by the available room.
  ///
  /// All show the drawing and the name.
  enum Style: Hashable {
    /// The drawing next to the caption, the name, and the coordinates on one line.
    case full
    /// The drawing next to the caption, the name, and the coordinates on two lines.
    case fullOnTwoLines
    /// A small drawing and the name above the coordinates on one line.
    case line
    /// A small drawing and the name above the coordinates on two lines.
    case twoLines
    /// The drawing above the caption, the name, and the coordinates on two lines.
    case upright
    /// The same as ``upright``, all in small type.
    case smallUpright

    /// Whether the type is large, with the setting on its own line.
    var isDecorated: Bool { isBeside || self == .upright }

    /// Whether there is a caption above the name, and a large drawing.
    var hasCaption: Bool { isDecorated || self == .smallUpright }

    /// Whether a large drawing is next to the text.
    var isBeside: Bool { self == .full || self == .fullOnTwoLines }

    /// Whether the drawing is above the text.
    var isColumn: Bool { self == .upright || self == .smallUpright }

    /// Whether latitude and longitude are on separate lines.
    var isStacked: Bool { self == .twoLines || self == .fullOnTwoLines || isColumn }
  }

  /// A style at a text scale.
  struct Look: Hashable {
    /// The style.
    var style: Style
    /// The scale of the text relative to its default size.
    var textScale = 1.0

    /// The font of the caption.
    var captionFont: Font { Typography.overline.scaled(by: textScale) }

    /// The font of the name.
    var placeFont: Font { type(Typography.placeName, small: Typography.smallPlaceName) }

    /// The fonts for a name that does not fit in ``placeFont``, the largest first.
    var smallerPlaceFonts: [Font] {
      TextScale.fallbacks(from: textScale).filter { $0 >= 0.7 * textScale }.map {
        (style.isDecorated ? Typography.smallPlaceName : Typography.overline).scaled(by: $0)
      }
    }

    /// The font of the setting.
    var settingFont: Font { Typography.caption.scaled(by: textScale) }

    /// The font for a setting that does not fit in ``settingFont``.
    var smallerSettingFont: Font { Typography.note.scaled(by: textScale) }

    /// The font of the coordinates.
    var valueFont: Font { type(Typography.value, small: Typography.smallValue) }

    private func type(_ large: Font, small: Font) -> Font {
      (style.isDecorated ? large : small).scaled(by: textScale)
    }

    /// The width that is not available to the name, in points.
    var widthBesidePlace: Double {
      switch style {
      case .full, .fullOnTwoLines: 2 * insets.width + drawingWidth
      case .upright, .smallUpright: 2 * insets.width
      case .line, .twoLines: 2 * insets.width + drawingHeight + 2
      }
    }

    fileprivate var insets: Size {
      switch style {
      case .full, .fullOnTwoLines: Size(width: 14, height: 9)
      case .upright: Size(width: 4, height: 10)
      case .smallUpright: Size(width: 4, height: 2)
      case .line, .twoLines: Size(width: 3, height: 1)
      }
    }

    /// The height of the drawing in points, which grows with large text.
    fileprivate var drawingHeight: Double {
      switch style {
      case .full, .fullOnTwoLines: 46 * SymbolScale.scale(for: textScale)
      case .upright, .smallUpright: 40 * SymbolScale.scale(for: textScale)
      case .line, .twoLines: 14 * max(1, textScale)
      }
    }

    /// The width of the drawing next to the text, in points.
    fileprivate var drawingWidth: Double { 44 * SymbolScale.scale(for: textScale) }
    /// The gap between the drawing and the text below it.
    fileprivate var gap: Double { style == .upright ? 8 : 4 }
  }

  /// Returns the room that a look needs for any coordinates.
  ///
  /// Names fit into whatever there is.
  func room(for look: Look) -> Size {
    let text = TextStyle(font: look.valueFont)
    let sizes = CoordinateFormat.widest.map {
      size(
        in: look, around: TextLayout(valueText(of: $0, in: look.style), style: text).size, place: 0)
    }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the size of the view for coordinates of a size and a name of a width.
  func size(in look: Look, around value: Size, place: Double) -> Size {
    let insets = look.insets
    let height = heightAbove(in: look) + value.height + 2 * insets.height
    return switch look.style {
    case .full, .fullOnTwoLines:
      Size(
        width: look.widthBesidePlace + max(value.width, place), height: max(56, height))
    case .upright, .smallUpright:
      Size(
        width: look.widthBesidePlace + max(value.width, place),
        height: height + look.drawingHeight + look.gap)
    case .line, .twoLines:
      Size(
        width: max(value.width + 2 * insets.width, place + look.widthBesidePlace), height: height)
    }
  }

  /// The alignment of the text.
  var alignment: TextAlignment {
    style.isColumn ? .center : isMirrored ? .right : .left
  }

  /// The frame of the drawing.
  var drawingFrame: Rect {
    let height = look.drawingHeight
    let size = Size(width: height * drawing.size.width / drawing.size.height, height: height)
    let insets = look.insets
    switch style {
    case .full, .fullOnTwoLines:
      let x = insets.width / 2 + look.drawingWidth / 2
      return Rect(center: Point(x: mirrored(x), y: bounds.midY), size: size)
    case .upright, .smallUpright:
      return Rect(center: Point(x: bounds.midX, y: insets.height + height / 2), size: size)
    case .line, .twoLines:
      return Rect(
        center: Point(x: mirrored(insets.width + height / 2), y: place.frame.midY), size: size)
    }
  }

  /// Stacks the lines of text and centers them vertically.
  func layOutText() {
    let insets = look.insets
    let text = value.sizeThatFits(bounds.size)
    let top = style.isColumn ? look.drawingHeight + look.gap : 0
    let aside = style.hasCaption ? 0 : look.widthBesidePlace - 2 * insets.width
    let width = max(0, bounds.width - look.widthBesidePlace + aside)
    let x = style.isBeside && !isMirrored ? insets.width + look.drawingWidth : insets.width
    var y = top + (bounds.height - top - heightAbove(in: look) - text.height) / 2
    for (label, height) in zip(linesAbove(in: look).map(\.label), lineHeights) {
      let indent = label === place ? aside : 0
      label.frame = Rect(
        x: isMirrored ? x : x + indent, y: y, width: max(0, width - indent), height: height)
      y += height
    }
    value.frame = Rect(
      x: x, y: y + Self.valueGap, width: width, height: text.height)
  }

  /// Lays the buttons over the name and over the coordinates.
  ///
  /// Together they cover the text, and the drawing where it is above the text or on a line with the
  /// name. They extend a little beyond it, so that the rings on their edges cut no letters.
  func layOutButtons() {
    let border = (setting.isHidden ? place : setting).frame.maxY + Self.valueGap
    let aside = style.isBeside ? look.insets.width / 2 + look.drawingWidth : -2
    let x = isMirrored ? min(0, aside) : aside
    let width = max(0, bounds.width - aside - min(0, aside))
    let space = style.isBeside ? 4.0 : 1
    let top = style.isColumn ? 0 : (style.isBeside ? caption : place).frame.minY - space
    let bottom = max(style.isColumn ? bounds.height : 0, value.frame.maxY + space)
    // As far as the strip has room, each is high enough to be pressed.
    let room = superview.map { convert($0.bounds, from: $0) } ?? bounds
    let ends = (
      top: min(top, max(room.minY, border - Self.leastHeight)),
      bottom: max(bottom, min(room.maxY, border + Self.leastHeight))
    )
    facts.frame = Rect(x: x, y: ends.top, width: width, height: max(0, border - ends.top))
    copy.frame = Rect(x: x, y: border, width: width, height: max(0, ends.bottom - border))
  }

  /// The least height of a button in points.
  private static let leastHeight = 24.0

  /// The distance between the coordinates and the lines above, in points.
  private static let valueGap = 2.0

  private func mirrored(_ x: Double) -> Double { isMirrored ? bounds.width - x : x }

  /// Returns the height of the lines above the coordinates.
  ///
  /// It is reserved even without a name, so that a drag does not move anything.
  private func heightAbove(in look: Look) -> Double {
    let heights = look == self.look ? lineHeights : measuredLineHeights(in: look)
    return heights.reduce(Self.valueGap, +)
  }

  /// Returns the height of each line above the coordinates.
  func measuredLineHeights(in look: Look) -> [Double] {
    linesAbove(in: look).map { TextLayout("Ay", style: TextStyle(font: $0.font)).size.height }
  }

  /// Returns the labels above the coordinates, each with its font.
  private func linesAbove(in look: Look) -> [(label: Label, font: Font)] {
    let head = look.style.hasCaption ? [(caption, look.captionFont)] : []
    let tail = look.style.isDecorated ? [(setting, look.settingFont)] : []
    return head + [(place, look.placeFont)] + tail
  }
}
