/// The heights of the parts of bars, in points, which grow with the text.
@MainActor
struct BarMetrics {
  let titleFont: Font
  let largeTitleFont: Font
  let promptFont: Font
  /// The size of symbols in the row of buttons.
  let symbolSize: Double
  /// The height of the row of buttons.
  let row: Double
  /// The height of a large title.
  let largeTitle: Double
  /// The height of a prompt.
  let prompt: Double

  init(
    _ traits: TraitCollection, title: NavigationBarAppearance.TitleTextAttributes = .init(),
    largeTitle: NavigationBarAppearance.TitleTextAttributes = .init()
  ) {
    func scaled(_ font: Font) -> Font { font.scaled(compatibleWith: traits) }
    titleFont = scaled(title.font ?? .system(size: 15, weight: .semibold))
    largeTitleFont = scaled(largeTitle.font ?? .system(size: 28, weight: .bold))
    promptFont = scaled(.system(size: 12))
    symbolSize = Self.symbolSize(traits)
    let isCompact = traits.verticalSizeClass == .compact
    row = max(isCompact ? 32 : 44, (titleFont.metrics.lineHeight + 10).rounded(.up))
    self.largeTitle = max(52, (largeTitleFont.metrics.lineHeight + 14).rounded(.up))
    prompt = max(30, (promptFont.metrics.lineHeight + 10).rounded(.up))
  }

  /// Returns the size of symbols in the row of buttons, without opening a font.
  static func symbolSize(_ traits: TraitCollection) -> Double {
    Font.system(size: BarButton.fontSize + 3).scaled(compatibleWith: traits).size
  }
}
