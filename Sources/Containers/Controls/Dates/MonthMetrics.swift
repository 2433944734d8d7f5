internal import Pixels

/// The sizes of a calendar, in points.
struct MonthMetrics {
  /// The number of rows of days, enough for any month.
  static let rows = 6
  /// The number of columns.
  static let columns = 7

  /// The side of the square of a day.
  let cell: Double
  /// The size of the font of days.
  let fontSize: Double

  /// Creates the sizes that suit a size of text.
  init(textScale: Double) {
    cell = (20 + 16 * max(textScale, 0.8)).rounded()
    fontSize = 14 * max(textScale, 0.8)
  }

  /// The height of the title with its buttons.
  var headerHeight: Double { cell }
  /// The height of the names of the days of the week.
  var weekdayHeight: Double { (cell * 0.75).rounded() }

  /// The size of the grid with the names of the days of the week.
  var gridSize: Size {
    Size(width: cell * Double(Self.columns), height: weekdayHeight + cell * Double(Self.rows))
  }

  /// The size of the calendar.
  var size: Size { Size(width: gridSize.width, height: headerHeight + gridSize.height) }
}
