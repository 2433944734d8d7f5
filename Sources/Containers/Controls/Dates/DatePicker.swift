public import FoundationEssentials
public import Pixels

/// A control for choosing a date, a time of day, or both.
///
/// ```swift
/// let departure = DatePicker()
/// departure.datePickerMode = .dateAndTime
/// departure.minuteInterval = 5
/// departure.accessibility.label = "Departure"
/// departure.addAction { [unowned departure] in show(departure.date) }
/// ```
///
/// By default, the picker shows text. Left and Right move between its parts, Up and Down change one,
/// and digits are typed. A click, Enter or Space opens a calendar or the time. A picker of the
/// ``DatePickerStyle/inline`` style always shows the calendar.
///
/// In the calendar, the arrows move to a day, Home and End to the ends of the week, and Page Up and
/// Page Down to another month, with Shift to another year. Enter and Space choose the day.
@MainActor
open class DatePicker: Control {
  /// The date, between ``minimumDate`` and ``maximumDate``.
  ///
  /// Until it is set, it is the current time, which the picker takes from its window when it enters
  /// one. Setting it sends no events. It calls ``setDate(_:animated:)``, which stores the date
  /// without calling this setter.
  open var date: Date {
    get { shownDate }
    set { setDate(newValue, animated: false) }
  }

  /// What the user can choose; the day and the time by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { remakeContent() } }
  }

  /// The earliest date, or nil, the default, for none; ignored if it is after ``maximumDate``.
  open var minimumDate: Date? { didSet { if minimumDate != oldValue { limitsDidChange() } } }
  /// The latest date, or nil, the default, for none; ignored if it is before ``minimumDate``.
  open var maximumDate: Date? { didSet { if maximumDate != oldValue { limitsDidChange() } } }

  /// The number of minutes between the times that can be chosen; 1 by default.
  ///
  /// A number that does not divide an hour counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { valueDidChange() }
    }
  }

  /// Whether ``date`` is rounded down to a multiple of ``minuteInterval``; true by default.
  public var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { valueDidChange() } }
  }

  /// The calendar; the Gregorian one by default.
  ///
  /// Its time zone and locale are not used: see ``timeZone`` and ``locale``.
  public var calendar = Calendar(identifier: .gregorian) {
    didSet { if calendar != oldValue { calendarDidChange() } }
  }

  /// The time zone in which dates are shown, or nil, the default, for that of the system.
  public var timeZone: TimeZone? { didSet { if timeZone != oldValue { calendarDidChange() } } }

  /// The language and region whose order of day, month and year, hours and first day of the week
  /// are used, or nil, the default, for those of the environment.
  ///
  /// Names of months and days are in the language of the program: see ``Localization``.
  public var locale: Locale? { didSet { if locale != oldValue { calendarDidChange() } } }

  /// Returns the current time, or nil, the default, for the application's calendar clock.
  ///
  /// It decides which day is today, and the date before it is set.
  public var clock: (() -> Date)? { didSet { valueDidChange() } }

  /// The preferred style; ``DatePickerStyle/automatic`` by default.
  public var preferredDatePickerStyle = DatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { remakeContent() } }
  }

  /// The style of the picker, which is never ``DatePickerStyle/automatic``.
  public var datePickerStyle: DatePickerStyle {
    preferredDatePickerStyle == .inline ? .inline : .compact
  }

  /// The date that was set or chosen; nil before.
  var storedDate: Date?
  /// The views of the current style.
  var content: (any DatePickerContent)?
  /// The calendar or time of a compact picker while it is open.
  weak var popover: DatePopover?
  var wallCalendar: PickerCalendar
  var conventions = DateConventions.system
  /// The day of the month that the user last typed or chose, which a shorter month hides.
  var wantedDay: Int?

  /// Creates a picker of the current date and time.
  public override init(frame: Rect = .zero) {
    wallCalendar = PickerCalendar(Calendar(identifier: .gregorian), timeZone: nil)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a date picker from a nib, as `DatePicker()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    wallCalendar = PickerCalendar(Calendar(identifier: .gregorian), timeZone: nil)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibility.isElement = false
    remakeContent()
    if bounds.isEmpty { setBounds(Rect(origin: .zero, size: intrinsicContentSize)) }
  }

  /// Sets the date, and shows its month with an animation if asked to; sends no events.
  ///
  /// A date outside of the limits is moved to the closest one, and one that is not a number is
  /// ignored. Setting ``date`` calls this method, and so does each choice of the user, before
  /// `.valueChanged` is sent.
  open func setDate(_ date: Date, animated: Bool) { keep(date) }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: Size { content?.fittingSize ?? .zero }

  override var wrapsContent: Bool { datePickerStyle == .compact && datePickerMode == .dateAndTime }

  override func contentHeight(forWidth width: Double) -> Double? {
    wrapsContent ? content?.size(in: width).height : nil
  }

  /// Returns the size that shows everything in a width: on two lines, if the date and the time do not
  /// fit beside each other.
  open override func sizeThatFits(_ size: Size) -> Size {
    content?.size(in: size.width > 0 ? size.width : .infinity) ?? .zero
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.view.frame = contentFrame
  }

  open override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { popover?.close() }
    content?.update()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    content?.update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { popover?.close() } else { takeCurrentDate() }
  }

  open override var canBecomeFocused: Bool { false }

  open override func accessibilityActivate() -> Bool { false }

  override var isPressable: Bool { false }
}
