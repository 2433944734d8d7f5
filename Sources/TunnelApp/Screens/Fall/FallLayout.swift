import Containers

/// Where the parts of the screen of the fall are, before mirroring.
nonisolated struct FallLayout: Hashable, Sendable {
  /// The room of the section with the names of the ends.
  let section: Rect
  /// The figures and the choices.
  let panel: Rect
  /// The button that plays.
  let play: Rect
  /// The slider.
  let slider: Rect
  /// The button that closes the screen.
  let close: Rect
  /// Whether the panel is beside the section, not below it.
  let isBeside: Bool
  /// Whether there is little room.
  let isSmall: Bool

  /// Lays out the parts in a size, for a scale of the text.
  ///
  /// - Parameter heightOfPanel: Returns the height of all figures and choices for a width.
  init(size: Size, textScale: Double, heightOfPanel: (Double) -> Double) {
    isSmall = Self.isSmall(size)
    let symbol = SymbolScale.scale(for: textScale)
    let margin = isSmall ? 10.0 : 24
    let side = 36 * symbol
    let bar = Rect(
      x: margin, y: size.height - side - (isSmall ? 6 : 16),
      width: max(0, size.width - 2 * margin), height: side)
    play = Rect(x: bar.minX, y: bar.minY, width: side, height: side)
    slider = Rect(
      x: play.maxX + 12, y: bar.minY, width: max(0, bar.width - side - 12), height: side)
    let button = 32 * symbol
    close = Rect(
      x: size.width - margin - button, y: isSmall ? 6 : 16, width: button, height: button)
    let above = bar.minY - (isSmall ? 4 : 12)
    let text = min(1.4, max(1, textScale))
    isBeside = size.width >= size.height * 0.9
    if isBeside {
      let width = min(max(size.width * 0.32, 250 * text), 460 * text, size.width * 0.5)
      let left = size.width - margin - width
      panel = Rect(
        x: left, y: close.maxY + 4, width: width, height: max(0, above - close.maxY - 4))
      section = Rect(x: margin, y: 0, width: max(0, left - 2 * margin), height: above)
    } else {
      // All figures, also where there is little room.
      let share = isSmall ? 0.41 : 0.34
      let room = min(max(size.height * share, 150 * text), size.height * 0.46)
      let height = min(room, heightOfPanel(size.width - 2 * margin))
      panel = Rect(
        x: margin, y: above - height, width: max(0, size.width - 2 * margin), height: height)
      section = Rect(
        x: margin, y: 0, width: panel.width, height: max(0, panel.minY - (isSmall ? 4 : 12)))
    }
  }

  /// Returns whether a size has little room.
  static func isSmall(_ size: Size) -> Bool { min(size.width, size.height) < 480 }
}
