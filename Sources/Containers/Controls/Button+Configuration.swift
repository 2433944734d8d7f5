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
    }

    enum Ground: Hashable, Sendable { case plain, gray, tinted, filled }

    /// The title; nil for the button's own.
    public var title: String?
    /// The image; nil for the button's own.
    public var image: Image?
    /// On which side of the title the image stands.
    public var imagePlacement = ImagePlacement.leading
    /// The room between image and title, in points.
    public var imagePadding = 6.0
    /// The colour of title and icon; nil for that of the kind.
    public var baseForegroundColor: DynamicColor?
    /// The ground; nil for that of the kind.
    public var baseBackgroundColor: DynamicColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.medium
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The room around the content, in points; nil for that of the size.
    public var contentInsets: EdgeInsets?

    let ground: Ground

    /// Title and image in the tint, without a ground.
    public static func plain() -> Configuration { Configuration(ground: .plain) }
    /// Title and image in the tint, on a gray ground.
    public static func gray() -> Configuration { Configuration(ground: .gray) }
    /// Title and image in the tint, on a faint ground of it.
    public static func tinted() -> Configuration { Configuration(ground: .tinted) }
    /// White on a ground of the tint.
    public static func filled() -> Configuration { Configuration(ground: .filled) }

    private init(ground: Ground) { self.ground = ground }
  }

  func applyConfiguration() {
    guard let configuration else { return }
    if let title = configuration.title, title != self.title { self.title = title }
    if let image = configuration.image, image.bitmap !== self.image?.bitmap { self.image = image }
    let placement = (
      isTrailing: configuration.imagePlacement == .trailing, gap: configuration.imagePadding
    )
    if placement != imagePlacement { imagePlacement = placement }
    let style = configuration.style(in: self)
    if style != self.style { self.style = style }
  }
}

extension Button.Configuration {
  /// Returns the look in the environment of a button.
  @MainActor
  fileprivate func style(in button: Button) -> ButtonStyle {
    let tint = button.tintColor ?? .black
    let normal: (ink: Color, ground: Color) =
      switch ground {
      case .plain: (tint, .clear)
      case .gray: (tint, button.color(.tertiarySystemFill))
      case .tinted: (tint, tint.withAlphaComponent(0.16))
      case .filled: (.white, tint)
      }
    let ink = baseForegroundColor.map(button.color) ?? normal.ink
    let back = baseBackgroundColor.map(button.color) ?? normal.ground
    var style = ButtonStyle(
      foreground: ink, background: back, cornerRadius: radius, font: font,
      contentInsets: contentInsets ?? insets)
    let over = button.color(.label)
    func pressed(_ part: Double) -> Color {
      back.alpha == 0 ? over.withAlphaComponent(part) : back.mixed(with: over, by: part)
    }
    style.hoveredBackground = pressed(0.06)
    style.highlightedBackground = pressed(0.16)
    style.focusColor = ground == .filled ? button.color(.label) : tint
    if button.isHighContrast, ground != .plain { style.borderColor = over }
    return style
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

  private var insets: EdgeInsets {
    switch buttonSize {
    case .mini: EdgeInsets(top: 3, left: 8, bottom: 3, right: 8)
    case .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: EdgeInsets(top: 7, left: 14, bottom: 7, right: 14)
    case .large: EdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    }
  }
}
