import Atlas
import Containers

extension CoordinateButton {
  /// How much of the button there is room for; each shows the drawing and the name.
  enum Style: Hashable {
    /// The drawing beside caption, name and the coordinates on one line.
    case full
    /// A small drawing and the name over the coordinates on one line.
    case line
    /// A small drawing and the name over the coordinates on two lines.
    case twoLines
    /// The drawing over caption, name and the coordinates on two lines.
    case upright

    /// Whether the drawing and the type are large, with a caption over them and the setting on a line of its own.
    var isDecorated: Bool { self == .full || self == .upright }

    /// Whether latitude and longitude stand on a line each.
    var isStacked: Bool { self == .twoLines || self == .upright }

    fileprivate var insets: Size {
      switch self {
      case .full: Size(width: 14, height: 9)
      case .upright: Size(width: 4, height: 10)
      case .line, .twoLines: Size(width: 3, height: 1)
      }
    }

    /// The type of the name.
    var placeFont: Font { isDecorated ? Typography.placeName : Typography.smallPlaceName }

    /// The type of a name that has no room in the other.
    var smallerPlaceFont: Font { isDecorated ? Typography.smallPlaceName : Typography.overline }

    /// The type of the coordinates.
    var valueFont: Font { isDecorated ? Typography.value : Typography.smallValue }

    /// What of the width the name cannot use, in points.
    var widthBesidePlace: Double {
      switch self {
      case .full: 2 * insets.width + Self.drawingWidth
      case .upright: 2 * insets.width
      case .line, .twoLines: 2 * insets.width + drawingHeight + 2
      }
    }

    fileprivate static let drawingWidth = 44.0
    fileprivate static let gap = 8.0

    /// The height of the drawing, in points.
    fileprivate var drawingHeight: Double {
      switch self {
      case .full: 46
      case .upright: 40
      case .line, .twoLines: 14
      }
    }
  }

  /// Returns the room that a style takes whatever the coordinates are; names make do with what there is.
  func room(for style: Style) -> Size {
    let text = TextStyle(font: style.valueFont)
    let sizes = CoordinateFormat.widest.map {
      size(in: style, around: TextLayout(valueText(of: $0, in: style), style: text).size, place: 0)
    }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the size of the button around coordinates of a size and a name of a width.
  func size(in style: Style, around value: Size, place: Double) -> Size {
    let insets = style.insets
    let height = heightAbove(in: style) + value.height + 2 * insets.height
    return switch style {
    case .full:
      Size(
        width: style.widthBesidePlace + max(value.width, place), height: max(56, height))
    case .upright:
      Size(
        width: style.widthBesidePlace + max(value.width, place),
        height: height + style.drawingHeight + Style.gap)
    case .line, .twoLines:
      Size(
        width: max(value.width + 2 * insets.width, place + style.widthBesidePlace), height: height)
    }
  }

  /// How the text stands.
  var alignment: TextAlignment {
    style == .upright ? .center : isMirrored ? .right : .left
  }

  /// Where the drawing stands.
  var drawingFrame: Rect {
    let height = style.drawingHeight
    let size = Size(width: height * drawing.size.width / drawing.size.height, height: height)
    let insets = style.insets
    switch style {
    case .full:
      let x = insets.width / 2 + Style.drawingWidth / 2
      return Rect(center: Point(x: mirrored(x), y: bounds.midY), size: size)
    case .upright:
      return Rect(center: Point(x: bounds.midX, y: insets.height + height / 2), size: size)
    case .line, .twoLines:
      return Rect(
        center: Point(x: mirrored(insets.width + height / 2), y: place.frame.midY), size: size)
    }
  }

  /// Puts the lines over one another, the whole in the middle.
  func layOutText() {
    let insets = style.insets
    let text = value.sizeThatFits(bounds.size)
    let top = style == .upright ? style.drawingHeight + Style.gap : 0
    let aside = style.isDecorated ? 0 : style.widthBesidePlace - 2 * insets.width
    let width = max(0, bounds.width - style.widthBesidePlace + aside)
    let x = style == .full && !isMirrored ? insets.width + Style.drawingWidth : insets.width
    var y = top + (bounds.height - top - heightAbove(in: style) - text.height) / 2
    for (label, font) in linesAbove(in: style) {
      let height = lineHeight(font)
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
  private func heightAbove(in style: Style) -> Double {
    linesAbove(in: style).map { lineHeight($0.font) }.reduce(style.isDecorated ? 2 : 0, +)
  }

  /// What stands over the coordinates, each with the type that it has room for.
  private func linesAbove(in style: Style) -> [(label: Label, font: Font)] {
    let name = [(place, style.placeFont)]
    return style.isDecorated
      ? [(caption, caption.font)] + name + [(setting, Typography.caption)] : name
  }

  private func lineHeight(_ font: Font) -> Double {
    TextLayout("Ay", style: TextStyle(font: font)).size.height
  }
}
