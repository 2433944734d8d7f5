import Containers

/// The size of a card, and how large everything on it is.
nonisolated struct CardProportions: Hashable, Sendable {
  /// The size in pixels.
  let size: Size
  /// The number of pixels of a point of the design.
  let unit: Double

  /// The size that links are shown with.
  static let landscape = CardProportions(size: Size(width: 1200, height: 630), unit: 1)

  /// The size of a square card.
  static let square = CardProportions(size: Size(width: 1080, height: 1080), unit: 1)

  /// The narrowest card and the lowest, in pixels: below it the smallest text is hard to read.
  static let least = (width: 800, height: 420)
  /// The widths per height for which there is a layout.
  static let shapes = 0.75...2.5

  /// Creates the proportions of a card; nil for a size without a layout.
  init?(width: Int, height: Int) {
    let size = Size(width: Double(width), height: Double(height))
    guard width >= Self.least.width, height >= Self.least.height,
      Self.shapes.contains(size.width / size.height)
    else { return nil }
    self.init(size: size, unit: min(size.width / 1080, size.height / 630))
  }

  private init(size: Size, unit: Double) { (self.size, self.unit) = (size, unit) }

  /// Whether the globes are side by side instead of one above the other.
  var isWide: Bool { size.width > 1.4 * size.height }

  /// The distance of everything from the edges, in pixels.
  var margin: Double { ((isWide ? 56 : 72) * unit).rounded() }

  /// The distance of the last line from the lower edge, in pixels.
  var footerMargin: Double { ((isWide ? 26 : 36) * unit).rounded() }

  /// The distance between the globes if one is above the other, in pixels.
  var gap: Double { (136 * unit).rounded() }

  /// The diameter of a globe in whole pixels.
  var globe: Double {
    isWide
      ? min(size.height - 316 * unit, 0.28 * size.width).rounded()
      : min((size.height - 366 * unit) / 2, 0.4 * size.width).rounded()
  }

  /// The width of the texts about an end, in pixels.
  var columnWidth: Double {
    isWide
      ? ((size.width - 2 * margin) * 0.325).rounded()
      : (size.width - 2 * margin - globe - 48 * unit).rounded()
  }

  /// The sizes of a name to try, in pixels, the largest first.
  var nameSizes: [Double] {
    (isWide ? [36, 32, 28, 25, 22, 19] : [54, 48, 42, 36, 31, 27]).map { $0 * unit }
  }

  /// Returns the largest size, in pixels, in which all names fit into their columns.
  ///
  /// All names have one size. A word is broken only if it is too long in every size; if even the
  /// smallest is too large, a name is cut off.
  @MainActor
  func nameSize(of names: [String]) -> Double {
    let words = names.flatMap(\.unbrokenWords)
    let fitting = nameSizes.filter { fit(names, lines: Self.nameLines, size: $0) }
    let whole = fitting.first { fit(words, lines: 1, size: $0) }
    return whole ?? fitting.first ?? nameSizes.last ?? unit
  }

  /// Returns whether each text fits into a column in a number of lines.
  @MainActor
  private func fit(_ texts: [String], lines: Int, size: Double) -> Bool {
    texts.allSatisfy { text in
      let label = Label(text: text, font: Self.nameFont.withSize(size))
      label.numberOfLines = lines
      label.frame.size = Size(width: columnWidth, height: self.size.height)
      return !label.isTruncated
    }
  }

  /// The font of a name.
  static let nameFont = Font.system(size: 36, weight: .semibold)
  /// The most lines of a name.
  static let nameLines = 2
}

nonisolated extension Settings.Card {
  /// The size, and how large everything on the card is.
  var proportions: CardProportions {
    switch self {
    case .landscape: .landscape
    case .square: .square
    }
  }
}
