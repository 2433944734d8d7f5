internal import FoundationEssentials
internal import Pixels
internal import Typesetting

/// Places and draws the days of a month.
@MainActor
struct MonthGridLayout {
  private let grid: MonthGrid
  private let weekdayHeight: Double
  private let cell: Size
  private let fontSize: Double
  private let lead: Int

  init(_ grid: MonthGrid) {
    self.grid = grid
    let metrics = MonthMetrics(textScale: grid.textScale)
    let share = min(1, grid.bounds.height / metrics.gridSize.height)
    weekdayHeight = metrics.weekdayHeight * share
    cell = Size(
      width: grid.bounds.width / Double(MonthMetrics.columns), height: metrics.cell * share)
    fontSize = min(metrics.fontSize, min(cell.width, cell.height) * 0.55)
    lead = grid.lead
  }

  /// Returns the rectangle of a day, counted from 0.
  func rect(ofDay index: Int) -> Rect {
    let (row, column) = (lead + index).quotientAndRemainder(dividingBy: MonthMetrics.columns)
    return rect(row: row, column: column)
  }

  private func rect(row: Int, column: Int) -> Rect {
    let place = grid.isRightToLeft ? MonthMetrics.columns - 1 - column : column
    return Rect(
      x: Double(place) * cell.width, y: weekdayHeight + Double(row) * cell.height,
      width: cell.width, height: cell.height)
  }

  /// Returns the circle that marks a day.
  static func circle(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height) - 4
    return Rect(center: rect.center, size: Size(width: side, height: side))
  }

  func draw(on canvas: Canvas) {
    guard let picker = grid.picker else { return }
    drawWeekdays(picker, on: canvas)
    let (selected, today) = (picker.wallCalendar.startOfDay(picker.wall), picker.today)
    for place in grid.places {
      draw(
        place.day, in: place.rect, isSelected: place.day == selected, isToday: place.day == today,
        isOffered: grid.isEnabled && picker.offersDay(place.day), picker, on: canvas)
    }
  }

  private func drawWeekdays(_ picker: DatePicker, on canvas: Canvas) {
    let words = DateWords(wallCalendar: picker.wallCalendar, conventions: picker.conventions)
    let ink = grid.color(.secondaryLabel)
    let names = (0..<MonthMetrics.columns).map {
      words.weekday(picker.conventions.firstWeekday + $0)
    }
    let wanted = fontSize * 0.82
    let widest = names.map { layout($0, wanted, .medium).size.width }.max() ?? 0
    let room = cell.width - 7
    let size = widest > room ? wanted * room / widest : wanted
    for (column, name) in names.enumerated() {
      var rect = rect(row: 0, column: column)
      rect.origin.y = 0
      rect.size.height = weekdayHeight
      draw(layout(name, size, .medium), centeredIn: rect, ink, on: canvas)
    }
  }

  private func draw(
    _ day: Date, in rect: Rect, isSelected: Bool, isToday: Bool, isOffered: Bool,
    _ picker: DatePicker, on canvas: Canvas
  ) {
    let circle = Self.circle(in: rect)
    let path = Path(ellipseIn: circle)
    let tint: Color = grid.tintColor
    if isSelected {
      canvas.fill(path, isOffered ? grid.tintOfGrounds : grid.color(.systemFill))
    } else if grid.pressedDay == day {
      canvas.fill(path, grid.color(.systemFill))
    }
    let plain = grid.color(isOffered ? .label : .inactiveLabel)
    let ink = isSelected && isOffered ? .white : isToday && isOffered ? tint : plain
    let text = layout(
      "\(picker.wallCalendar.value(.day, day))", fontSize,
      isSelected || isToday ? .semibold : .regular)
    draw(text, centeredIn: rect, ink, on: canvas)
    guard isToday else { return }
    let dot = min(4.5, max(3, fontSize * 0.22))
    let below = min(fontSize * 0.78, circle.height / 2 - dot * 1.2)
    let place = Rect(
      center: Point(x: rect.midX, y: rect.midY + below), size: Size(width: dot, height: dot))
    canvas.fill(Path(ellipseIn: place), ink)
  }

  private func layout(_ text: String, _ size: Double, _ weight: Font.Weight) -> TextLayout {
    TextLayout(text, style: TextStyle(font: .system(size: size, weight: weight)))
  }

  private func draw(
    _ text: TextLayout, centeredIn rect: Rect, _ ink: Color, on canvas: Canvas
  ) {
    canvas.draw(
      text, at: Point(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2),
      color: ink)
  }
}
