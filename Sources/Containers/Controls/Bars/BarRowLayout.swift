/// Where the items of a toolbar go, apart from views.
struct BarRowLayout: Equatable {
  /// The position from the leading edge and the width of an item, in points.
  struct Place: Equatable {
    var x: Double
    var width: Double
  }

  /// The space between items, and from the edge of a button to its text.
  static let spacing = 8.0

  /// The places of the items that have room, from the first.
  private(set) var places: [Place] = []
  /// The place of the button with the menu of the others, or `nil` if all have room.
  private(set) var more: Place?

  /// - Parameters:
  ///   - widths: The widths of the items.
  ///   - flexible: Whether each item takes up the space that others leave.
  ///   - width: The width of the bar.
  ///   - margin: The space between the edges of the bar and the texts.
  ///   - more: The width of the overflow button.
  init(
    _ widths: [Double], flexible: [Bool], width: Double, margin: Double, more: Double
  ) {
    var count = widths.count
    let edge = margin - Self.spacing
    let room = width - 2 * edge + Self.spacing
    func extent(_ count: Int) -> Double {
      widths.prefix(count).reduce(0) { $0 + $1 + Self.spacing }
    }
    if extent(count) > room {
      while count > 0, extent(count) > room - more - Self.spacing { count -= 1 }
      self.more = Place(x: max(edge, width - edge - more), width: more)
    }
    let taken = extent(count) + (self.more == nil ? 0 : more + Self.spacing)
    let springs = flexible.prefix(count).filter { $0 }.count
    let share = springs > 0 ? max(0, room - taken) / Double(springs) : 0
    var x = edge
    for index in 0..<count {
      let width = widths[index] + (flexible[index] ? share : 0)
      places.append(Place(x: x, width: width))
      x += width + Self.spacing
    }
  }
}
