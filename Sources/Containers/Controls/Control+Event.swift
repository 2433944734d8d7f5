extension Control {
  /// What happens to a control, as bits: handlers are added for several at once.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began in it, not for the first time in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved and is in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into it again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch was lifted in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value was changed by the person.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It was pressed, or its value changed, by touch, by key or by assistive technology.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The editing of its text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text was changed by the person.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of its text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The editing of its text ended with Enter.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// Everything that touches do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything that editing does.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an application may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
