/// The background of a bar.
public struct BarAppearance: Hashable, Sendable {
  /// The color of the background, or `nil` for none.
  public var backgroundColor: DynamicColor?
  /// The color of the line that separates the bar from the content, or `nil` for none.
  public var shadowColor: DynamicColor?

  /// Whether the content beneath shines through the background; `false` by default.
  ///
  /// Nothing is blurred.
  public var isTranslucent = false

  /// Creates the default appearance.
  public init() { configureWithDefaultBackground() }

  /// The color of the background as it is drawn.
  var shownBackground: DynamicColor? {
    isTranslucent ? backgroundColor?.withAlphaComponent(0.85) : backgroundColor
  }

  /// The color that was set in place of the default one.
  var barTintColor: DynamicColor? {
    get { backgroundColor == .barBackground ? nil : backgroundColor }
    set { backgroundColor = newValue ?? .barBackground }
  }

  /// Sets the standard background with a line.
  public mutating func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (.barBackground, .separator)
  }

  /// Sets an opaque background with a line.
  public mutating func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }

  /// Removes the background and the line.
  public mutating func configureWithTransparentBackground() {
    (backgroundColor, shadowColor) = (nil, nil)
  }
}

/// The background and the titles of a navigation bar.
public struct NavigationBarAppearance: Hashable, Sendable {
  /// The attributes of a title in a bar; `nil` keeps the standard.
  public struct TitleTextAttributes: Hashable, Sendable {
    /// The font at the default text size.
    public var font: Font?
    /// The color.
    public var color: DynamicColor?
    /// The extra space between letters, in points.
    public var tracking: Double?

    /// Creates attributes.
    public init(font: Font? = nil, color: DynamicColor? = nil, tracking: Double? = nil) {
      (self.font, self.color, self.tracking) = (font, color, tracking)
    }
  }

  /// The background.
  public var background = BarAppearance()
  /// The attributes of the title in the row of buttons.
  public var titleTextAttributes = TitleTextAttributes()
  /// The attributes of the large title.
  public var largeTitleTextAttributes = TitleTextAttributes()

  /// Creates the default appearance.
  public init() {}

  /// The color of the background, or `nil` for none.
  public var backgroundColor: DynamicColor? {
    get { background.backgroundColor }
    set { background.backgroundColor = newValue }
  }

  /// The color of the line that separates the bar from the content, or `nil` for none.
  public var shadowColor: DynamicColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// Sets the standard background with a line.
  public mutating func configureWithDefaultBackground() {
    background.configureWithDefaultBackground()
  }

  /// Sets an opaque background with a line.
  public mutating func configureWithOpaqueBackground() {
    background.configureWithOpaqueBackground()
  }

  /// Removes the background and the line.
  public mutating func configureWithTransparentBackground() {
    background.configureWithTransparentBackground()
  }
}

extension DynamicColor {
  /// The background of a bar.
  static let barBackground = DynamicColor(light: Color(hex: 0xF8F8FA), dark: Color(hex: 0x1D1D1F))
}
