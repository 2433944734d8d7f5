public import Pixels

/// Options for measuring a text.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps at the width; without it, it is one line.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1)
  /// Lines include the leading of their fonts, as they do here without the option, too.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 2)
  /// Lines that do not fit the height are left out.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 4)
}

extension StyledText {
  /// Returns the rectangle that the text takes, in points; runs without a style are in the font
  /// `.body`.
  ///
  /// The origin is that of the first line with ``StringDrawingOptions/usesLineFragmentOrigin``;
  /// without, the text is one line whose baseline is at 0. Round the size up for a view.
  ///
  /// - Parameter size: The room for the text; a width of 0 is no limit.
  public func boundingRect(with size: Size, options: StringDrawingOptions = []) -> Rect {
    boundingRect(with: size, options, TextStyle(font: .body))
  }

  /// Returns the size of the text without wrapping, in points.
  public func size() -> Size {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin).size
  }

  fileprivate func boundingRect(
    with size: Size, _ options: StringDrawingOptions, _ style: TextStyle
  ) -> Rect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    var paragraph = paragraphStyle ?? ParagraphStyle()
    if !wraps { paragraph.lineLimit = 1 }
    let layout = TextLayout(
      self, style: style, paragraph: paragraph,
      width: wraps && size.width > 0 ? size.width : .infinity)
    var extent = layout.size
    if options.contains(.truncatesLastVisibleLine), size.height > 0,
      let last = layout.lines.last(where: { $0.top + $0.height <= size.height + 0.01 })
    {
      extent.height = last.top + last.height
    }
    return Rect(origin: Point(x: 0, y: wraps ? 0 : -layout.firstBaseline), size: extent)
  }
}

extension String {
  /// Returns the rectangle that the text takes in a style, in points; see
  /// ``StyledText/boundingRect(with:options:)``.
  public func boundingRect(
    with size: Size, options: StringDrawingOptions = [], attributes: TextStyle
  ) -> Rect {
    StyledText(self).boundingRect(with: size, options, attributes)
  }

  /// Returns the size of the text in a style without wrapping, in points.
  public func size(withAttributes attributes: TextStyle) -> Size {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes).size
  }
}
