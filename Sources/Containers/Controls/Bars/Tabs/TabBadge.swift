/// The badge of a tab: a text on a capsule, or a dot.
@MainActor
struct TabBadge {
  private let layout: TextLayout?
  private let color: Color
  /// The size of the badge.
  let size: Size

  /// - Parameter width: The width that the badge must not exceed.
  init?(_ item: TabBarItem, _ metrics: TabMetrics, color: Color, width: Double) {
    guard let text = item.badgeValue else { return nil }
    self.color = color
    guard !text.isEmpty else {
      layout = nil
      size = Size(width: metrics.dot, height: metrics.dot)
      return
    }
    let height = metrics.badgeHeight
    let layout = TextLayout(
      text, style: TextStyle(font: metrics.badgeFont), paragraph: ParagraphStyle(lineLimit: 1),
      width: max(1, width - height * 0.6))
    self.layout = layout
    size = Size(
      width: max(height, (layout.size.width + height * 0.6).rounded(.up)), height: height)
  }

  /// Draws the badge around a point.
  func draw(_ canvas: Canvas, at center: Point) {
    let rect = Rect(
      x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
    canvas.fill(Path(roundedRect: rect, cornerRadius: size.height / 2), color)
    guard let layout else { return }
    canvas.draw(
      layout,
      at: Point(
        x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2),
      color: textColor)
  }

  /// White, or black on a light badge.
  private var textColor: Color {
    let lightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return lightness > 0.62 ? .black : .white
  }
}

extension DynamicColor {
  /// The color of a badge on which white text stands out.
  static let tabBadge = DynamicColor(
    light: Color(hex: 0xD92B22), dark: Color(hex: 0xD92B22),
    lightHighContrast: Color(hex: 0xB3000F), darkHighContrast: Color(hex: 0xC21A1A))
  /// The color of a tab that is not selected.
  static let tabTitle = DynamicColor(
    light: Color(hex: 0x66666B), dark: Color(hex: 0xA1A1A6),
    lightHighContrast: Color(hex: 0x3A3A3C), darkHighContrast: Color(hex: 0xD8D8DC))
}
