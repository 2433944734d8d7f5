import Containers

/// Facts in columns of equal width, row by row.
enum FactGrid {
  /// The distance between columns, and between rows.
  static let gap = 20.0

  /// Lays out views of facts from left to right, and returns the bottom of the last row.
  ///
  /// Their texts, not their frames, meet the edges of the area.
  static func arrange(_ facts: [FactView], in area: Rect, space: Double) -> Double {
    guard let first = facts.first else { return area.minY }
    let scale = first.textScale
    let widest = facts.map { $0.widest - 2 * $0.inset.width }.max() ?? 0
    let (least, most) = (130 * scale, 265 * scale)
    let columns = max(1, min(4, Int((area.width + gap) / (min(max(least, widest), most) + gap))))
    let count = min(columns, facts.count)
    let width = max(0, (area.width - gap * Double(count - 1)) / Double(count))
    var y = area.minY
    for start in stride(from: 0, to: facts.count, by: count) {
      let row = facts[start..<min(facts.count, start + count)]
      var height = 0.0
      for (column, fact) in row.enumerated() {
        let x = area.minX + Double(column) * (width + gap)
        height = max(height, place(fact, at: Point(x: x, y: y), width: width))
      }
      y += height + space
    }
    return y - space
  }

  /// Places a view with its text at a point, and returns the height of the text.
  @discardableResult
  static func place(_ view: CopyView, at point: Point, width: Double) -> Double {
    let inset = view.inset
    let height = view.height(forWidth: width + 2 * inset.width)
    view.frame = Rect(
      x: point.x - inset.width, y: point.y - inset.height, width: width + 2 * inset.width,
      height: height)
    return height - 2 * inset.height
  }
}
