/// The titles of an index that fit into its height, with dots for those between them.
struct SectionIndexMarks: Hashable, Sendable {
  /// What is at a place of the index.
  enum Mark: Hashable, Sendable {
    /// The title with an index.
    case title(Int)
    /// A dot, which stands for titles that are not shown.
    case dot
  }

  /// The number of titles, shown or not.
  let count: Int
  /// What is shown, from the top.
  let marks: [Mark]

  /// Creates the marks.
  ///
  /// - Parameters:
  ///   - count: The number of titles.
  ///   - capacity: The number of marks for which there is room.
  ///   - current: A title that is shown in any case; nil for none.
  init(count: Int, capacity: Int, current: Int? = nil) {
    self.count = count
    let room = max(1, capacity)
    guard count > room else {
      marks = (0..<max(0, count)).map { .title($0) }
      return
    }
    // A dot is between two titles, so that their number is odd.
    let slots = room > 2 && room % 2 == 0 ? room - 1 : room
    var marks: [Mark] = (0..<slots).map { slot in
      let title = Self.spread(slot, of: slots, over: count)
      return slots < 3 || slot % 2 == 0 ? .title(title) : .dot
    }
    if let current, (0..<count).contains(current) {
      marks[Self.spread(current, of: count, over: slots)] = .title(current)
    }
    self.marks = marks
  }

  /// Returns the title for a position.
  ///
  /// - Parameter position: The distance from the top, in heights of a mark.
  func title(at position: Double) -> Int? {
    guard count > 0, !marks.isEmpty else { return nil }
    guard marks.count > 1 else {
      return min(max(Int((position * Double(count)).rounded(.down)), 0), count - 1)
    }
    let share = (position - 0.5) / Double(marks.count - 1)
    return Int((min(max(share, 0), 1) * Double(count - 1)).rounded())
  }

  /// Returns the place among some that corresponds to one among others, from end to end.
  private static func spread(_ place: Int, of count: Int, over others: Int) -> Int {
    guard count > 1 else { return 0 }
    return Int((Double(place) / Double(count - 1) * Double(others - 1)).rounded())
  }
}
