/// Where the parts of a navigation bar's row of buttons go, apart from views.
///
/// Positions run from the leading edge. If there is too little room, parts give way in this order: the
/// title of the back button, then its text, then part of the title, then items, the last ones first.
struct NavigationBarLayout {
  /// What the back button shows.
  enum Back: Hashable, Sendable {
    case titled, generic, minimal
  }

  /// The widths of the parts, in points.
  struct Content {
    var width = 0.0
    /// What the back button can show, widest first; empty without one.
    var back: [Back] = []
    var left: [Double] = []
    var right: [Double] = []
    var title = 0.0
    /// The width of the search at the trailing edge, or 0 without one.
    var search = 0.0
    /// The width that a long title keeps.
    var leastTitle = 72.0
    /// The width of the overflow button.
    var more = 0.0
    /// The space between the edges and the texts.
    var margin = 16.0
    /// The space between the text of the back button and the title beyond the usual one.
    var gap = 0.0
  }

  /// The space between parts, and from the edge of a button to its text.
  static let spacing = 8.0

  /// What the back button shows, or `nil` without one.
  private(set) var back: Back?
  private(set) var backWidth = 0.0
  /// The number of items that are shown on each side.
  private(set) var leftCount: Int
  private(set) var rightCount: Int
  /// Whether the button with the menu of the other items is shown.
  private(set) var showsMore = false
  /// The position and the width of the title.
  private(set) var title = (x: 0.0, width: 0.0)

  /// - Parameter backWidth: Measures the back button with what it shows.
  init(_ content: Content, backWidth: (Back) -> Double) {
    (leftCount, rightCount) = (content.left.count, content.right.count)
    choose(content, backWidth)
    let (leading, trailing) = (leading(content), content.width - trailing(content))
    let width = max(0, min(content.title, trailing - leading))
    let centered = (content.width - width) / 2
    title = (max(leading, min(centered, trailing - width)), width)
  }

  private mutating func choose(_ content: Content, _ measure: (Back) -> Double) {
    for form in content.back {
      (back, backWidth) = (form, measure(form))
      if fits(content, title: content.title) { return }
    }
    while !fits(content, title: min(content.title, content.leastTitle)) {
      if rightCount > 0 {
        rightCount -= 1
      } else if leftCount > 0 {
        leftCount -= 1
      } else {
        return
      }
      showsMore = true
    }
  }

  private func fits(_ content: Content, title: Double) -> Bool {
    leading(content) + title + trailing(content) <= content.width
  }

  /// The space that the leading parts take up, with that around them.
  private func leading(_ content: Content) -> Double {
    let button = back.map { backWidth + Self.spacing + ($0 == .minimal ? 0 : content.gap) } ?? 0
    let parts = button + Self.extent(content.left.prefix(leftCount))
    return content.margin + max(0, parts - 2 * Self.spacing)
  }

  private func trailing(_ content: Content) -> Double {
    let more = showsMore ? content.more + Self.spacing : 0
    // Buttons have a margin of their own beside the search; the title has none.
    let gap = rightCount > 0 ? Self.spacing : 2 * Self.spacing
    let search = content.search > 0 ? content.search + gap : 0
    let parts = Self.extent(content.right.prefix(rightCount)) + more + search
    return content.margin + max(0, parts - 2 * Self.spacing)
  }

  private static func extent(_ widths: ArraySlice<Double>) -> Double {
    widths.reduce(0) { $0 + $1 + spacing }
  }
}
