extension Button {
  /// A description of a button's content and appearance, with colors that adapt to its traits.
  ///
  /// ```swift
  /// var configuration = Button.Configuration.filled()
  /// configuration.title = "Dig"
  /// let button = Button(configuration: configuration, primaryAction: dig)
  /// ```
  public struct Configuration: Sendable {
    /// The radius of a button's corners.
    public enum CornerStyle: Hashable, Sendable {
      /// A small, medium, or large fixed radius, or half of the height.
      case small, medium, large, capsule
    }

    /// The size of a button's text and insets.
    public enum Size: Hashable, Sendable {
      /// From smallest to largest.
      case mini, small, medium, large
    }

    /// The edge of the title at which the image is placed.
    public enum ImagePlacement: Hashable, Sendable {
      /// Beside the title, before or after it in the layout direction.
      case leading, trailing
      /// Above or below the title.
      case top, bottom
    }

    /// The horizontal alignment of the title and the subtitle.
    public enum TitleAlignment: Hashable, Sendable {
      /// Leading beside an image; otherwise centered.
      case automatic
      /// Aligned to the leading edge, the center, or the trailing edge.
      case leading, center, trailing
    }

    enum Ground: Hashable, Sendable { case plain, gray, bordered, tinted, filled }

    /// The title, or nil to use the button's own.
    public var title: String?
    /// The text below the title, in a smaller font; nil for none.
    public var subtitle: String?
    /// The title's font at the default text size, or nil to use the button's own.
    ///
    /// The font scales with the preferred text size.
    public var titleFont: Font?
    /// The subtitle's font at the default text size, or nil for one 2 points smaller than the
    /// title's.
    ///
    /// The font scales with the preferred text size.
    public var subtitleFont: Font?
    /// The image, or nil to use the button's own.
    public var image: Image?
    /// The point size, weight, and scale for a symbol image, or nil to keep the symbol's own.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false
    /// The edge of the title at which the image is placed; leading by default.
    public var imagePlacement = ImagePlacement.leading
    /// The distance between the image and the title, in points.
    public var imagePadding = 6.0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding = 1.0
    /// The horizontal alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The color of the title and the icon, or nil for the style's own.
    public var baseForegroundColor: DynamicColor?
    /// The background color, or nil for the style's own.
    public var baseBackgroundColor: DynamicColor?
    /// The radius of the corners.
    public var cornerStyle = CornerStyle.medium
    /// The size of the text and the insets.
    public var buttonSize = Size.medium
    /// The space around the content, in points, or nil for the space that ``buttonSize`` implies.
    public var contentInsets: DirectionalEdgeInsets?

    let ground: Ground

    /// Returns a configuration with a tinted title and image and no background.
    public static func plain() -> Configuration { Configuration(ground: .plain) }
    /// Returns a configuration with a tinted title and image on a gray background.
    public static func gray() -> Configuration { Configuration(ground: .gray) }
    /// Returns a configuration with a tinted title and image on a faint background of the tint
    /// color.
    public static func tinted() -> Configuration { Configuration(ground: .tinted) }
    /// Returns a configuration with a white title and image on a background of the tint color.
    public static func filled() -> Configuration { Configuration(ground: .filled) }
    /// Returns the same configuration as ``plain()``.
    public static func borderless() -> Configuration { plain() }
    /// Returns a configuration with a tinted title and image on a gray background with a thin border.
    public static func bordered() -> Configuration { Configuration(ground: .bordered) }
    /// Returns the same configuration as ``tinted()``.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns the same configuration as ``filled()``.
    public static func borderedProminent() -> Configuration { filled() }

    private init(ground: Ground) { self.ground = ground }
  }

  /// Applies the configuration; a button without one uses the plain style.
  func applyConfiguration() {
    let look = (configuration ?? .plain()).look(in: self)
    if look != self.look { self.look = look }
    updateWheel()
    updateTitleLabel()
  }
}

extension Button.Configuration {
  /// Returns whether two configurations show the same title, subtitle, and image.
  ///
  /// Their style may differ.
  static func showSame(_ one: Self?, _ other: Self?) -> Bool {
    one?.title == other?.title && one?.subtitle == other?.subtitle
      && Image.areSame(one?.image, other?.image)
      && one?.preferredSymbolConfigurationForImage == other?.preferredSymbolConfigurationForImage
  }

  /// Returns the look of the configuration, resolved with the button's traits.
  @MainActor
  fileprivate func look(in button: Button) -> ButtonLook {
    let tint = button.tintColor ?? .black
    let normal: (ink: Color, ground: Color) =
      switch ground {
      case .plain: (tint, .clear)
      case .gray, .bordered: (tint, button.color(.tertiarySystemFill))
      case .tinted: (tint, button.tintOfMarks.withAlphaComponent(0.16))
      case .filled: (.white, button.tintOfGrounds)
      }
    let back = baseBackgroundColor.map(button.color) ?? normal.ground
    let over = button.color(.label)
    func pressed(_ part: Double) -> Color {
      back.alpha == 0 ? over.withAlphaComponent(part) : back.mixed(with: over, by: part)
    }
    let traits = button.traitCollection
    let title = titleFont ?? button.titleFont ?? font
    let subtitle = subtitleFont ?? title.withSize(max(1, title.size - 2)).withWeight(.regular)
    return ButtonLook(
      foreground: baseForegroundColor.map(button.color) ?? normal.ink, background: back,
      hoveredBackground: pressed(0.06), highlightedBackground: pressed(0.16),
      borderColor: button.isHighContrast && ground != .plain
        ? over : ground == .bordered ? over.withAlphaComponent(0.22) : .clear,
      focusColor: ground == .filled || button.isHighContrast ? over : button.tintOfMarks,
      font: title.scaled(compatibleWith: traits),
      subtitleFont: subtitle.scaled(compatibleWith: traits), cornerRadius: radius,
      contentInsets: contentInsets ?? insets, imagePlacement: imagePlacement,
      imagePadding: imagePadding, titlePadding: titlePadding, titleAlignment: titleAlignment)
  }

  private var radius: Double {
    switch cornerStyle {
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: .infinity
    }
  }

  private var font: Font {
    switch buttonSize {
    case .mini, .small: .system(size: 12, weight: .medium)
    case .medium: .system(size: 14, weight: .medium)
    case .large: .system(size: 16, weight: .semibold)
    }
  }

  private var insets: DirectionalEdgeInsets {
    switch buttonSize {
    case .mini: DirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
    case .large: DirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
    }
  }
}
