internal import FoundationEssentials
internal import Pixels

/// The twelve months of a year, or twelve years, of which one is chosen.
@MainActor
final class PeriodGrid: View {
  /// What a button stands for.
  enum Unit: Equatable {
    case month, year
  }

  private static let columns = 3
  private static let count = 12
  let unit: Unit
  /// Called with the beginning of the month or the year that the user chooses.
  var onChoose: ((Date) -> Void)?
  /// Called after another page is shown.
  var onTurn: (() -> Void)?
  /// The beginning of the first month or year.
  private(set) var start: Date
  let buttons = (0..<PeriodGrid.count).map { _ in Button(configuration: .plain()) }
  /// The beginning of the month that the calendar shows.
  private let month: Date
  private weak var picker: DatePicker?

  init(_ picker: DatePicker, _ unit: Unit, showing month: Date) {
    (self.picker, self.unit, self.month) = (picker, unit, month)
    let year = picker.wallCalendar.value(.year, month)
    let first = unit == .month ? year : year - (year - 1) % Self.count
    start = picker.wallCalendar.day(month, year: first, month: 1, day: 1)
    super.init()
    for (index, button) in buttons.enumerated() {
      button.addAction { [weak self] in self.map { $0.onChoose?($0.beginning(of: index)) } }
      addSubview(button)
    }
    update()
  }

  /// The button of the month that the calendar shows, or the first one that can be pressed.
  var preferredButton: Button? {
    buttons.indices.first { beginning(of: $0) <= month && month < beginning(of: $0 + 1) }
      .map { buttons[$0] }.flatMap { $0.isEnabled ? $0 : nil } ?? buttons.first(where: \.isEnabled)
  }

  /// The title of the page: the year, or the first and the last one.
  var title: String {
    guard let calendar = picker?.wallCalendar else { return "" }
    let first = calendar.value(.year, start)
    return unit == .month ? "\(first)" : Messages.Dates.years(first, first + Self.count - 1)
  }

  // MARK: Pages

  /// Returns whether a page before or after has a day that can be chosen.
  func canTurn(by count: Int) -> Bool { offers(page(count)..<page(count + 1)) }

  /// Shows a page before or after, if that has a day that can be chosen.
  func turn(by count: Int) {
    guard picker?.isEnabled == true, canTurn(by: count) else { return }
    start = page(count)
    update()
    onTurn?()
  }

  private func page(_ count: Int) -> Date {
    let years = unit == .month ? count : count * Self.count
    return picker?.wallCalendar.adding(.year, years, to: start) ?? start
  }

  private func beginning(of index: Int) -> Date {
    picker?.wallCalendar.adding(unit == .month ? .month : .year, index, to: start) ?? start
  }

  private func offers(_ period: Range<Date>) -> Bool {
    picker.map { period.contains($0.offeredDay(period.lowerBound)) } ?? false
  }

  // MARK: Buttons

  /// Shows the current date, settings, and traits of the picker.
  func update() {
    guard let picker else { return }
    let chosen = picker.wallCalendar.startOfDay(picker.wall)
    for (index, button) in buttons.enumerated() {
      let period = beginning(of: index)..<beginning(of: index + 1)
      show(
        period, chosen: period.contains(chosen), isNow: period.contains(picker.today), in: button)
      button.isEnabled = picker.isEnabled && offers(period)
    }
    setNeedsLayout()
  }

  private func show(_ period: Range<Date>, chosen: Bool, isNow: Bool, in button: Button) {
    guard let picker else { return }
    let words = DateWords(wallCalendar: picker.wallCalendar, conventions: picker.conventions)
    var look = chosen ? Button.Configuration.filled() : .plain()
    if !chosen, !isNow { look.baseForegroundColor = .label }
    let isMonth = unit == .month
    look.title =
      isMonth ? words.shortMonth(period.lowerBound) : words.year(period.lowerBound)
    look.titleFont = .system(size: 14, weight: chosen || isNow ? .semibold : .regular)
    look.cornerStyle = .capsule
    look.contentInsets = DirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    button.configuration = look
    button.accessibility.label =
      isMonth ? words.monthAndYear(period.lowerBound) : words.year(period.lowerBound)
    button.accessibility.traits = chosen ? [.button, .selected] : .button
  }

  override func layoutSubviews() {
    let rows = Self.count / Self.columns
    let cell = Size(
      width: bounds.width / Double(Self.columns), height: bounds.height / Double(rows))
    for (index, button) in buttons.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      let place = isRightToLeft ? Self.columns - 1 - column : column
      let rect = Rect(
        x: Double(place) * cell.width, y: Double(row) * cell.height, width: cell.width,
        height: cell.height)
      let height = min(rect.height - 4, MonthMetrics(textScale: textScale).cell)
      button.frame = Rect(
        center: rect.center, size: Size(width: max(0, rect.width - 8), height: max(0, height)))
    }
  }

  /// Turns pages with Page Up and Page Down; the arrow keys move the focus.
  override func pressesBegan(_ presses: Set<Press>) {
    for press in presses where press.key.modifierFlags.isEmpty {
      switch press.key.keyCode {
      case .pageUp: return turn(by: -1)
      case .pageDown: return turn(by: 1)
      default: break
      }
    }
    super.pressesBegan(presses)
  }
}
