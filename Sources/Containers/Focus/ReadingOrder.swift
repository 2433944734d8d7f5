/// The order in which a user reads sibling views: row by row, from the leading edge.
@MainActor
enum ReadingOrder {
  /// Returns views in reading order.
  ///
  /// Views are in one row if the vertical center of each lies within the height of the other.
  static func sort(_ views: [View]) -> [View] {
    let fromTop = views.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[View]] = []
    for view in fromTop {
      if let first = rows.last?.first, isBeside(view.frame, first.frame) {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    let isMirrored = views.first?.superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func start(_ view: View) -> Double { isMirrored ? -view.frame.maxX : view.frame.minX }
    return rows.flatMap { row in
      row.enumerated().sorted {
        (start($0.element), $0.offset) < (start($1.element), $1.offset)
      }.map(\.element)
    }
  }

  private static func isBeside(_ one: Rect, _ other: Rect) -> Bool {
    (one.midY >= other.minY && one.midY < other.maxY)
      && (other.midY >= one.minY && other.midY < one.maxY)
  }
}
