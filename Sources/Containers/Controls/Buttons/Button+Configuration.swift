extension Button {
  /// What a button shows and looks like, in colours that follow its environment.
  ///
  /// ```swift
  /// var configuration = Button.Configuration.filled()
  /// configuration.title = "Dig"
  /// let button = Button(configuration: configuration, primaryAction: dig)
  /// ```
  public struct Configuration: Sendable {
    /// How round the corners are.
    public enum CornerStyle: Hashable, Sendable {
      /// By a little, by more, or by half the height.
      case small, medium, large, capsule
    }

    /// How large the button is.
    public enum Size: Hashable, Sendable {
      /// From the smallest to the largest.
      case mini, small, medium, large
    }

    /// On which side of the title the image stands.
    public enum ImagePlacement: Hashable, Sendable {
      /// Where the line begins, or where it ends.
      case leading, trailing
      /// Over the title, or under it.
      case top, bottom
    }

    /// How title and subtitle stand under each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// At the leading edge beside an image, else in the middle.
      case automatic
      /// Where the line begins, in the middle, or where it ends.
      case leading, center, trailing
    }

    enum Ground: Hashable, Sendable { case plain, gray, tinted, filled }

    /// The title; nil for the button's own.
    public var title: String?
    /// A smaller text under the title; nil for none.
    public var subtitle: String?
    /// The font of the title at the usual size of text, with which it grows and shrinks; nil for the
    /// button's own.
    public var titleFont: Font?
    /// The font of the subtitle at the usual size of text, with which it grows and shrinks; nil for one
    /// that is 2 points smaller than that of the title.
    public var subtitleFont: Font?
    /// The image; nil for the button's own.
    public var image: Image?
    /// The point size, weight and scale that a symbol is shown in instead of its own; nil for its own.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// Whether a turning wheel stands in the place of the image; false at first.
    public var showsActivityIndicator = false
    /// On which side of the title the image stands.
    public var imagePlacement = ImagePlacement.leading
    /// The room between image and title, in points.
    public var imagePadding = 6.0
    /// The room between title and subtitle, in points.
    public var titlePadding = 1.0
    /// How title and subtitle stand under each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and icon; nil for that of the kind.
    public var baseForegroundColor: DynamicColor?
    /// The ground; nil for that of the kind.
    public var baseBackgroundColor: DynamicColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.medium
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The room around the content, in points; nil for that of the size.
    public var contentInsets: DirectionalEdgeInsets?

    let ground: Ground

    /// Title and image in the tint, without a ground.
    public static func plain() -> Configuration { Configuration(ground: .plain) }
    /// Title and image in the tint, on a gray ground.
    public static func gray() -> Configuration { Configuration(ground: .gray) }
    /// Title and image in the tint, on a faint ground of it.
    public static func tinted() -> Configuration { Configuration(ground: .tinted) }
    /// White on a ground of the tint.
    public static func filled() -> Configuration { Configuration(ground: .filled) }
    /// As ``plain()``.
    public static func borderless() -> Configuration { plain() }
    /// As ``gray()``.
    public static func bordered() -> Configuration { gray() }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { tinted() }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { filled() }

    private init(ground: Ground) { self.ground = ground }
  }

  /// Shows what the configuration says; a button without one looks plain.
  func applyConfiguration() {
    let look = (configuration ?? .plain()).look(in: self)
    if look != self.look { self.look = look }
    updateWheel()
    updateTitleLabel()
  }
}

extension Button.Configuration {
  /// Whether two configurations have the same on them, however it looks.
  static func showSame(_ one: Self?, _ other: Self?) -> Bool {
    one?.title == other?.title && one?.subtitle == other?.subtitle
      && Image.areSame(one?.image, other?.image)
      && one?.preferredSymbolConfigurationForImage == other?.preferredSymbolConfigurationForImage
  }

  /// Returns the look in the environment of a button.
  @MainActor
  fileprivate func look(in button: Button) -> ButtonLook {
    let tint = button.tintColor ?? .black
    let normal: (ink: Color, ground: Color) =
      switch ground {
      case .plain: (tint, .clear)
      case .gray: (tint, button.color(.tertiarySystemFill))
      case .tinted: (tint, tint.withAlphaComponent(0.16))
      case .filled: (.white, tint)
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
      borderColor: button.isHighContrast && ground != .plain ? over : .clear,
      focusColor: ground == .filled ? over : tint,
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
