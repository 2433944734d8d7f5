import Atlas
import Containers

extension CoordinateButton {
  /// How much of the button there is room for; each shows the drawing and the name.
  enum Style: Hashable {
    /// The drawing beside caption, name and the coordinates on one line.
    case full
    /// The drawing beside caption, name and the coordinates on two lines.
    case fullOnTwoLines
    /// A small drawing and the name over the coordinates on one line.
    case line
    /// A small drawing and the name over the coordinates on two lines.
    case twoLines
    /// The drawing over caption, name and the coordinates on two lines.
    case upright
    /// The drawing over caption, name and the coordinates on two lines, all in small type.
    case smallUpright

    /// Whether the type is large, with the setting on a line of its own.
    var isDecorated: Bool { isBeside || self == .upright }

    /// Whether a caption stands over the name, and the drawing is large.
    var hasCaption: Bool { isDecorated || self == .smallUpright }

    /// Whether a large drawing stands beside the text.
    var isBeside: Bool { self == .full || self == .fullOnTwoLines }

    /// Whether the drawing stands over the text.
    var isColumn: Bool { self == .upright || self == .smallUpright }

    /// Whether latitude and longitude stand on a line each.
    var isStacked: Bool { self == .twoLines || self == .fullOnTwoLines || isColumn }
  }

  /// A style in text of a scale.
  struct Look: Hashable {
    /// How much is shown.
    var style: Style
    /// How large the text is in relation to its usual size.
    var textScale = 1.0

    /// The type of the caption.
    var captionFont: Font { Typography.overline.scaled(by: textScale) }

    /// The type of the name.
    var placeFont: Font { type(Typography.placeName, small: Typography.smallPlaceName) }

    /// The types of a name that has no room in the other, the largest first.
    var smallerPlaceFonts: [Font] {
      TextScale.fallbacks(from: textScale).filter { $0 >= 0.7 * textScale }.map {
        (style.isDecorated ? Typography.smallPlaceName : Typography.overline).scaled(by: $0)
      }
    }

    /// The type of what the name belongs to.
    var settingFont: Font { Typography.caption.scaled(by: textScale) }

    /// The type of what the name belongs to where it has no room in the other.
    var smallerSettingFont: Font { Typography.note.scaled(by: textScale) }

    /// The type of the coordinates.
    var valueFont: Font { type(Typography.value, small: Typography.smallValue) }

    private func type(_ large: Font, small: Font) -> Font {
      (style.isDecorated ? large : small).scaled(by: textScale)
    }

    /// What of the width the name cannot use, in points.
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

    /// The height of the drawing, in points; it grows with large text.
    fileprivate var drawingHeight: Double {
      switch style {
      case .full, .fullOnTwoLines: 46 * SymbolScale.scale(for: textScale)
      case .upright, .smallUpright: 40 * SymbolScale.scale(for: textScale)
      case .line, .twoLines: 14 * max(1, textScale)
      }
    }

    /// The width that the drawing takes beside the text, in points.
    fileprivate var drawingWidth: Double { 44 * SymbolScale.scale(for: textScale) }
    /// The room between the drawing and the text under it.
    fileprivate var gap: Double { style == .upright ? 8 : 4 }
  }

  /// Returns the room that a look takes whatever the coordinates are; names make do with what there is.
  func room(for look: Look) -> Size {
    let text = TextStyle(font: look.valueFont)
    let sizes = CoordinateFormat.widest.map {
      size(
        in: look, around: TextLayout(valueText(of: $0, in: look.style), style: text).size, place: 0)
    }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the size of the button around coordinates of a size and a name of a width.
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

  /// How the text stands.
  var alignment: TextAlignment {
    style.isColumn ? .center : isMirrored ? .right : .left
  }

  /// Where the drawing stands.
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

  /// Puts the lines over one another, the whole in the middle.
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
      x: x, y: y + (style.isDecorated ? 2 : 0), width: width, height: text.height)
  }

  private func mirrored(_ x: Double) -> Double { isMirrored ? bounds.width - x : x }

  /// The height of what stands over the coordinates; it is kept where there is no name, so that a drag moves
  /// nothing.
  private func heightAbove(in look: Look) -> Double {
    let heights = look == self.look ? lineHeights : measuredLineHeights(in: look)
    return heights.reduce(look.style.isDecorated ? 2 : 0, +)
  }

  /// Measures each line over the coordinates.
  func measuredLineHeights(in look: Look) -> [Double] {
    linesAbove(in: look).map { TextLayout("Ay", style: TextStyle(font: $0.font)).size.height }
  }

  /// What stands over the coordinates, each with the type that it has room for.
  private func linesAbove(in look: Look) -> [(label: Label, font: Font)] {
    let head = look.style.hasCaption ? [(caption, look.captionFont)] : []
    let tail = look.style.isDecorated ? [(setting, look.settingFont)] : []
    return head + [(place, look.placeFont)] + tail
  }
}
