public import FoundationEssentials

/// A control with which the user chooses a date, a time, or both.
///
/// ```swift
/// let picker = DatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .inline
/// picker.minimumDate = .now
/// picker.addAction(for: .valueChanged) { [picker] in show(picker.date) }
/// ```
///
/// The compact style is a row of fields in the order of the ``locale``: the arrow keys move between
/// them and change them, and digits are typed. The inline style shows a month, in which arrows move by
/// days and weeks, Page Up and Page Down by months, with Shift by years.
@MainActor
open class DatePicker: Control {
  /// What the user chooses.
  public enum Mode: Hashable, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
  }

  /// The style of a date picker.
  public enum Style: Hashable, Sendable {
    /// Compact.
    case automatic
    /// A row of fields.
    case compact
    /// A month with its days, and fields for the time; a time alone has fields only.
    case inline
  }

  /// The chosen moment, within ``minimumDate`` and ``maximumDate``; at first that of the clock.
  ///
  /// Setting it sends no events. A change by the user sends `.valueChanged`.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// What the user chooses; a day and a time by default.
  public var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { partsDidChange() } }
  }

  /// The style; compact by default.
  public var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { partsDidChange() } }
  }

  /// The style in which the picker is shown.
  public var datePickerStyle: Style {
    preferredDatePickerStyle == .inline && datePickerMode != .time ? .inline : .compact
  }

  /// The earliest moment, or `nil` for none; ignored if it is later than ``maximumDate``.
  public var minimumDate: Date? { didSet { if minimumDate != oldValue { limitsDidChange() } } }
  /// The latest moment, or `nil` for none; ignored if it is earlier than ``minimumDate``.
  public var maximumDate: Date? { didSet { if maximumDate != oldValue { limitsDidChange() } } }

  /// The steps of the minutes: a divisor of 60 up to 30, 1 by default; others count as 1.
  public var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { limitsDidChange() }
    }
  }

  /// The calendar, Gregorian by default, and its time zone, that of the system.
  public var calendar: Calendar { didSet { if calendar != oldValue { limitsDidChange() } } }

  /// The time zone, or `nil` for that of the system.
  public var timeZone: TimeZone? {
    get { calendar.timeZone }
    set { calendar.timeZone = newValue ?? .current }
  }

  /// Where the user lives, which determines the order of the fields, the hours, and the first day of
  /// the week; that of the environment by default.
  public var locale: Locale { didSet { if locale != oldValue { partsDidChange() } } }

  /// The clock, which tells what is today; the system's by default.
  public var clock: () -> Date = { Date() } { didSet { month?.setNeedsDisplay() } }

  private var storedDate: Date
  private(set) var fields: DateFieldsView?
  private(set) var month: MonthView?

  /// Creates a compact picker of a day and a time with the current moment.
  public override init(frame: Rect = .zero) {
    (storedDate, calendar, locale) = DatePicker.standard
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker from a nib, as `DatePicker()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    (storedDate, calendar, locale) = DatePicker.standard
    super.init(coder: coder)
    setUp()
  }

  private static var standard: (Date, Calendar, Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return (Date(), calendar, DatePicker.localeOfEnvironment)
  }

  private func setUp() {
    accessibility.isElement = false
    partsDidChange()
    if frame.isEmpty { sizeToFit() }
  }

  /// Sets the moment, within the limits.
  ///
  /// The parts change at once; `animated` is for code ported from UIKit.
  open func setDate(_ date: Date, animated: Bool) {
    let new = limited(date)
    guard new != storedDate else { return }
    storedDate = new
    dateDidChange()
  }

  open override var intrinsicContentSize: Size { fittingSize }

  open override func sizeThatFits(_ size: Size) -> Size { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The parts take the focus.
  open override var canBecomeFocused: Bool { false }

  override var isPressable: Bool { false }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func stateDidChange() {
    super.stateDidChange()
    for part in [fields, month].compactMap({ $0 as Control? }) { part.isEnabled = isEnabled }
  }

  /// Makes the parts of the mode and the style.
  private func partsDidChange() {
    let isInline = datePickerStyle == .inline
    let hasFields = !isInline || datePickerMode == .dateAndTime
    if isInline != (month != nil) {
      month?.removeFromSuperview()
      month = isInline ? MonthView(of: self) : nil
      month.map(addSubview)
    }
    fields?.removeFromSuperview()
    fields = hasFields ? DateFieldsView(of: self, hasDate: !isInline) : nil
    fields.map(addSubview)
    stateDidChange()
    dateDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func limitsDidChange() {
    let new = limited(storedDate)
    storedDate = new
    dateDidChange()
  }

  private func dateDidChange() {
    fields?.dateDidChange()
    month?.dateDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets the moment that the user chose and says so, if it is another.
  func choose(_ date: Date) {
    let new = limited(date)
    guard isEnabled, new != storedDate else { return }
    self.date = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
