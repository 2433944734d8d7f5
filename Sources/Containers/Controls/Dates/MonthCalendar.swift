internal import FoundationEssentials
internal import Pixels
internal import Typesetting

/// A calendar of one month, with a title that opens the months and the years, and buttons to the
/// pages before and after.
@MainActor
final class MonthCalendar: View {
  let grid: MonthGrid
  /// The months or the years, while they are shown in place of the days.
  private(set) var periods: PeriodGrid?
  private weak var picker: DatePicker?
  /// Announced when it changes; the button over it opens the months.
  private let title = Label()
  private let chooser = Button(configuration: .plain())
  private let back = Button(configuration: .plain())
  private let forward = Button(configuration: .plain())

  init(_ picker: DatePicker) {
    self.picker = picker
    grid = MonthGrid(picker)
    super.init()
    setUp(back, "chevron.backward") { [weak self] in self?.turn(by: -1) }
    setUp(forward, "chevron.forward") { [weak self] in self?.turn(by: 1) }
    setUp(chooser, "chevron.down") { [weak self] in self?.showWiderPeriods() }
    chooser.contentHorizontalAlignment = .trailing
    chooser.configuration?.contentInsets = DirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 2, trailing: 8)
    title.accessibility.traits = [.staticText, .updatesFrequently]
    for part in [title, chooser, back, forward, grid] { addSubview(part) }
    grid.onMonthChange = { [weak self] in self?.updateHeader() }
  }

  private func setUp(_ button: Button, _ symbol: String, action: @escaping @MainActor () -> Void) {
    button.configuration?.image = Image(systemName: symbol)
    button.addAction(action)
  }

  private func name(_ button: Button, _ name: String) {
    button.accessibility.label = name
    button.toolTip = name
  }

  /// Shows the current date and settings of the picker.
  func update() {
    grid.update()
    periods?.update()
    updateHeader()
    setNeedsLayout()
  }

  // MARK: Months and years

  private func turn(by count: Int) {
    if let periods { periods.turn(by: count) } else { grid.showMonth(by: count) }
  }

  /// Shows the months in place of the days, the years in place of the months, or the days again.
  private func showWiderPeriods() {
    guard let periods else { return show(.month, around: grid.month) }
    if periods.unit == .month { show(.year, around: periods.start) } else { showDays(grid.month) }
  }

  private func show(_ unit: PeriodGrid.Unit, around month: Date) {
    guard let picker else { return }
    let made = PeriodGrid(picker, unit, showing: month)
    made.onTurn = { [weak self] in self?.updateHeader() }
    made.onChoose = { [weak self] start in
      if unit == .year { self?.show(.month, around: start) } else { self?.showDays(start) }
    }
    replacePeriods(with: made)
    made.preferredButton.map { _ = window?.moveFocus(to: $0) }
  }

  /// Shows the days of a month.
  private func showDays(_ month: Date) {
    replacePeriods(with: nil)
    guard let picker, month != grid.month else { return }
    let day = picker.wallCalendar.value(.day, grid.cursor)
    grid.move(to: picker.wallCalendar.day(month, day: day))
  }

  private func replacePeriods(with made: PeriodGrid?) {
    let old = periods
    periods = made
    made.map(addSubview)
    grid.isHidden = made != nil
    if made == nil { window?.moveFocus(to: grid) }
    // After the focus moved, which would leave with the button that was pressed.
    old?.removeFromSuperview()
    updateHeader()
    setNeedsLayout()
  }

  // MARK: Header

  private func updateHeader() {
    guard let picker else { return }
    let words = DateWords(wallCalendar: picker.wallCalendar, conventions: picker.conventions)
    title.text = periods?.title ?? words.monthAndYear(grid.month)
    title.accessibility.label = title.text
    chooser.isEnabled = picker.isEnabled
    nameButtons()
    back.isEnabled =
      picker.isEnabled && (periods?.canTurn(by: -1) ?? grid.canShowMonth(by: -1))
    forward.isEnabled =
      picker.isEnabled && (periods?.canTurn(by: 1) ?? grid.canShowMonth(by: 1))
    layOutTitle()
  }

  private func nameButtons() {
    let names: (title: String, back: String, forward: String) =
      switch periods?.unit {
      case nil:
        (Messages.Dates.chooseMonth, Messages.Dates.previousMonth, Messages.Dates.nextMonth)
      case .month:
        (Messages.Dates.chooseYear, Messages.Dates.previousYear, Messages.Dates.nextYear)
      case .year:
        (Messages.Dates.chooseDay, Messages.Dates.previousYears, Messages.Dates.nextYears)
      }
    name(chooser, names.title)
    name(back, names.back)
    name(forward, names.forward)
  }

  /// Places the title and the button over it, and makes the title smaller where it is too wide.
  private func layOutTitle() {
    let height = min(MonthMetrics(textScale: textScale).headerHeight, bounds.height)
    let mark = chooser.intrinsicContentSize.width
    let room = max(0, bounds.width - 2 * height - 4 - 8 - mark)
    let usual = Font.system(
      size: MonthMetrics(textScale: textScale).fontSize * 1.1, weight: .semibold)
    let wanted = TextLayout(title.text ?? "", style: TextStyle(font: usual)).size.width
    // Set once, because a label whose font changes asks for layout.
    title.font = wanted > room && room > 0 ? usual.withSize(usual.size * room / wanted) : usual
    let width = min(wanted.rounded(.up), room)
    title.textAlignment = isRightToLeft ? .right : .left
    title.frame = place(8, width, height)
    chooser.frame = place(0, 8 + width + mark, height)
  }

  /// Returns the rectangle at a distance from the leading edge of the header.
  private func place(_ start: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(
      x: isRightToLeft ? bounds.width - start - width : start, y: 0, width: width, height: height)
  }

  override func layoutSubviews() {
    let height = min(MonthMetrics(textScale: textScale).headerHeight, bounds.height)
    back.frame = place(bounds.width - 2 * height - 4, height, height)
    forward.frame = place(bounds.width - height, height, height)
    let rest = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    grid.frame = rest
    periods?.frame = rest
    updateHeader()
  }
}
