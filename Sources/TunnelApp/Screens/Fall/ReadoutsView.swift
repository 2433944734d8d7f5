import Atlas
import Containers

/// The figures of a moment, in columns.
final class ReadoutsView: View {
  private let figures = FallWords.names.map { ReadoutView($0) }
  /// The longest value that each figure can have.
  private let longest: () -> [String]

  /// Creates the figures of a fall.
  ///
  /// - Parameter longest: Returns the widest value of each figure.
  init(longest: @escaping () -> [String]) {
    self.longest = longest
    super.init()
    figures.forEach(addSubview)
  }

  /// Shows a moment.
  func show(_ words: FallWords) {
    for (figure, value) in zip(figures, words.values) { figure.text = value }
  }

  /// Lays out the figures for a width, and returns the height that they take.
  func arrange(width: Double) -> Double {
    let room = Columns(width: width, textScale: textScale, widths: widths())
    var y = 0.0
    let gap = 10.0
    for start in stride(from: 0, to: figures.count, by: room.count) {
      var height = 0.0
      for (column, figure) in figures[start..<min(start + room.count, figures.count)].enumerated() {
        let tall = figure.fit(scale: room.scale)
        let x = Double(column) * (room.width + Columns.gap)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        figure.frame = Rect(
          x: isMirrored ? width - x - room.width : x, y: y, width: room.width, height: tall)
        height = max(height, tall)
      }
      y += height + gap
    }
    return y - gap
  }

  /// The widths of the longest values at the default text size.
  private func widths() -> Double {
    let style = TextStyle(font: ReadoutView.font(scale: 1))
    return longest().map { TextLayout($0, style: style).size.width }.max() ?? 0
  }
}

/// The number of columns and the text scale that fit a width.
private nonisolated struct Columns {
  static let gap = 16.0
  let count: Int
  let scale: Double
  let width: Double

  /// Chooses columns for a width; `widths` is that of the longest value at the default text size.
  init(width: Double, textScale: Double, widths: Double) {
    func room(_ count: Int) -> Double {
      max(1, (width - Self.gap * Double(count - 1)) / Double(count))
    }
    func fits(_ count: Int, _ scale: Double) -> Bool { widths * scale + 4 <= room(count) }
    let count = [6, 3, 2].first { fits($0, textScale) } ?? (fits(2, 0.85 * textScale) ? 2 : 1)
    self.count = count
    self.width = room(count)
    let needed = room(count) / max(1, widths + 4)
    scale = min(textScale, max(0.7, needed))
  }
}
