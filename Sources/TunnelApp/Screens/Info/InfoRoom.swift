import Containers

/// The room for the cards of an information side, and what follows from it.
nonisolated struct InfoRoom: Equatable {
  /// The size of the side, in points.
  let size: Size
  /// The user's preferred text size relative to the default, but at least 1.
  private let scale: Double

  init(_ size: Size, textScale: Double) {
    self.size = size
    scale = max(1, textScale)
  }

  /// Whether there is little room for text of the preferred size.
  var isSmall: Bool { size.width < 420 * scale || size.height < 240 * scale }

  /// The font of the headline, small enough that some of the content below stays visible.
  var headlineFont: Font {
    if size.height < 120 { return Typography.strong }
    return isSmall ? Typography.smallHeadline : Typography.headline
  }

  /// The margin at both sides.
  var inset: Double { isSmall ? 14 : max(28, min(56, size.width * 0.05)) }

  /// The margin above and below.
  var margin: Double { size.height < 120 ? 4 : isSmall ? 10 : min(36, inset * 0.8) }

  /// The space between parts of a card.
  var gap: Double { isSmall ? 8 : 18 }

  /// The space between rows of facts.
  var space: Double { isSmall ? 8 : 14 }

  /// The largest height of the sky of a day.
  var sky: Double { min(170, 0.28 * size.height) }

  /// The width of a column at the trailing edge; nil if the side is too narrow or too low for one.
  var aside: Double? {
    guard size.width >= 700 * scale, size.height >= 240 * scale, size.width > size.height else {
      return nil
    }
    return min(400 * scale, size.width * 0.36)
  }

  /// Whether the tunnel comes before the place where there is no column for it: below, it would be
  /// out of sight, and above, it leaves the name of the place in sight.
  var beginsWithTunnel: Bool { 180 * scale..<560 * scale ~= size.height }
}
