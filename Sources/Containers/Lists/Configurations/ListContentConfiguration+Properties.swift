extension ListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The horizontal alignment of a text.
    public enum TextAlignment: Hashable, Sendable {
      /// At the leading edge, whatever script a text is in.
      case natural
      /// In the middle.
      case center
    }

    /// How a text's letters are changed.
    public enum TextTransform: Hashable, Sendable {
      /// Not at all.
      case none
      /// All in capitals, or all in small letters.
      case uppercase, lowercase
    }

    /// The font, at the default text size.
    public var font: Font
    /// The color; the style's own one until it is set, which is fainter in a disabled cell.
    public var color: DynamicColor {
      get { ownColor ?? (isDisabled ? .tertiaryLabel : standardColor) }
      set { ownColor = newValue }
    }
    /// The horizontal alignment.
    public var alignment = TextAlignment.natural
    /// How the letters are changed; not at all by default.
    public var transform = TextTransform.none
    /// How text that is too long is cut off or wrapped.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit, the default.
    public var numberOfLines = 0
    /// Whether the font scales with the preferred text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    var isDisabled = false
    private let standardColor: DynamicColor
    private var ownColor: DynamicColor?

    init(_ font: Font, color: DynamicColor = .label) {
      self.font = font
      standardColor = color
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The size that is reserved for the image, in points, in which it is centered; 0 for its own.
    ///
    /// The texts of rows whose images differ in width line up if the same width is reserved.
    public var reservedLayoutSize = Size.zero
    /// The greatest size of the image, in points, to which it shrinks; 0 for no limit.
    public var maximumSize = Size.zero
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The color of a template image, such as a symbol; nil for the tint color.
    public var tintColor: DynamicColor? {
      get { ownTint ?? (isDisabled ? .tertiaryLabel : nil) }
      set { ownTint = newValue }
    }
    /// The point size, weight, and scale of a symbol; nil for its own.
    ///
    /// A symbol for which no point size is specified, here or where it was made, grows with the text
    /// size if the text does.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    var isDisabled = false
    private var ownTint: DynamicColor?
  }
}
