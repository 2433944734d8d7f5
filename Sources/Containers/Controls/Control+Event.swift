extension Control {
  /// The types of events that controls send, as an option set.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The event types as a bit mask.
    public let rawValue: UInt

    /// Creates a set of event types from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated tap began inside the control: the touch's tap count is greater than 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked touch moved and is inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked touch moved and is outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked touch moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The tracked touch was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user pressed the control or changed its value, by touch, key, or assistive technology.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text editing ended with the Enter key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The range of bits that apps may use for their own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
