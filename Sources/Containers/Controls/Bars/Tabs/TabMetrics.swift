/// The sizes of the parts of a tab bar, in points, which grow with the text.
@MainActor
struct TabMetrics {
  let placement: TabBarPlacement
  let titleFont: Font
  let selectedFont: Font
  let badgeFont: Font
  /// The size of symbols.
  let symbolSize: Double
  /// The height of the bar, or of a row of the list.
  let extent: Double
  /// The gap between the image and the title.
  let gap: Double
  /// The gap between the content of a tab and its edges.
  let inset: Double
  /// The height of a badge with text.
  let badgeHeight: Double

  /// The diameter of a badge without text.
  let dot: Double
  /// The size of the button that hides and shows the list, and of its symbol.
  let (toggle, toggleSymbol): (Double, Double)
  /// The width of the list at the default text size.
  private static let sidebarWidth = 220.0
  /// The height of the capsule beyond which the bar at the top extends on both sides.
  static let capsuleMargin = 6.5

  /// The gap between the title and the badge.
  var badgeGap: Double { gap }

  init(_ placement: TabBarPlacement, _ traits: TraitCollection) {
    func scaled(_ size: Double, _ weight: Font.Weight = .medium) -> Font {
      Font.system(size: size, weight: weight).scaled(compatibleWith: traits)
    }
    let titleSize: Double
    switch placement {
    case .bottom: titleSize = 10
    case .lowBottom, .top: titleSize = 13
    case .sidebar: titleSize = 14
    }
    self.placement = placement
    titleFont = scaled(titleSize, placement == .sidebar ? .regular : .medium)
    selectedFont = scaled(titleSize, .semibold)
    badgeFont = scaled(11, .semibold)
    badgeHeight = max(16, (badgeFont.metrics.lineHeight + 2).rounded(.up))
    // Images need not grow as much as text to be recognized.
    let scale = min(traits.preferredContentSizeCategory.textScale, 1.5)
    dot = (9 * scale).rounded()
    (toggle, toggleSymbol) = ((36 * scale).rounded(), (18 * scale).rounded())
    let line = selectedFont.metrics.lineHeight
    switch placement {
    case .bottom:
      symbolSize = (21 * scale).rounded()
      (gap, inset) = (3, 4)
      extent = max(49, (symbolSize * 1.15 + gap + line + 9).rounded(.up))
    case .lowBottom:
      symbolSize = (15 * scale).rounded()
      (gap, inset) = ((6 * scale).rounded(), 8)
      extent = max(32, (line + 12).rounded(.up))
    case .top:
      symbolSize = (14 * scale).rounded()
      (gap, inset) = ((6 * scale).rounded(), (16 * scale).rounded())
      extent = max(49, (line + 16 + 2 * Self.capsuleMargin).rounded(.up))
    case .sidebar:
      symbolSize = (16 * scale).rounded()
      (gap, inset) = ((10 * scale).rounded(), 10)
      extent = max(36, (line + 16).rounded(.up))
    }
  }

  /// The width of the list along the leading edge.
  var sidebarWidth: Double { (Self.sidebarWidth * (1 + (textScale - 1) * 0.4)).rounded() }

  private var textScale: Double { max(1, titleFont.size / 14) }

  /// The width that a tab never falls below.
  var minimumWidth: Double { placement == .bottom ? 64 : 0 }

  /// The width beyond which a title is cut off.
  var maximumWidth: Double {
    switch placement {
    case .bottom: 112 * max(1, titleFont.size / 10)
    case .lowBottom, .top: 200 * max(1, titleFont.size / 13)
    case .sidebar: .infinity
    }
  }

  /// Returns the font of a title.
  func font(isSelected: Bool) -> Font { isSelected ? selectedFont : titleFont }
}
