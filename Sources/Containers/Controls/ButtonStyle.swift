/// What a button looks like.
public struct ButtonStyle: Hashable, Sendable {
  /// The colour of title and icon.
  public var foreground: Color
  /// The ground; clear for none.
  public var background: Color
  /// The ground while the pointer is over the button.
  public var hoveredBackground: Color
  /// The ground while the button is pressed.
  public var highlightedBackground: Color
  /// The colour of the border; clear for none.
  public var borderColor: Color
  /// The colour of the ring that shows the focus.
  public var focusColor: Color
  /// The font of the title.
  public var font: Font
  /// The radius of the corners, in points; infinite for half the height.
  public var cornerRadius: Double
  /// The room around title and icon.
  public var contentInsets: EdgeInsets

  /// Makes a style; what is left out is that of a button on a dark ground without a ground of its
  /// own.
  public init(
    foreground: Color = .white, background: Color = .clear, cornerRadius: Double = 8,
    font: Font = .system(size: 14, weight: .medium),
    contentInsets: EdgeInsets = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  ) {
    self.foreground = foreground
    self.background = background
    self.cornerRadius = cornerRadius
    self.font = font
    self.contentInsets = contentInsets
    let lit = Color.white.withAlphaComponent(max(0.06, background.alpha))
    hoveredBackground = background.mixed(with: lit, by: background.alpha > 0 ? 0.1 : 1)
    let pressed = Color.white.withAlphaComponent(max(0.14, background.alpha))
    highlightedBackground = background.mixed(with: pressed, by: background.alpha > 0 ? 0.22 : 1)
    borderColor = .clear
    focusColor = Color(hex: 0x6FB1FF)
  }

  /// Title and icon only, with a faint ground under the pointer.
  public static let plain = ButtonStyle()
  /// A solid ground for the one thing that is done most.
  public static let filled = ButtonStyle(background: Color(hex: 0x2F6FDE))
  /// A faint ground and border.
  public static let bordered: ButtonStyle = {
    var style = ButtonStyle(background: Color(white: 1, alpha: 0.08))
    style.hoveredBackground = Color(white: 1, alpha: 0.13)
    style.highlightedBackground = Color(white: 1, alpha: 0.2)
    style.borderColor = Color(white: 1, alpha: 0.12)
    return style
  }()
}
