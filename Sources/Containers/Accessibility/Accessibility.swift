/// An application's connection to assistive technology.
///
/// ```swift
/// application?.accessibility.post(notification: .announcement, argument: "Copied")
/// ```
@MainActor
public final class Accessibility {
  /// The urgency with which an announcement is spoken.
  public enum Priority: Hashable, Sendable {
    /// After the current speech ends.
    case polite
    /// Immediately, interrupting the current speech.
    case assertive
  }

  /// A notification for assistive technology that does not come from an element.
  public struct Notification: Hashable, Sendable {
    let priority: Priority

    /// Speaks the argument after the current speech ends.
    public static let announcement = announcement(.polite)

    /// Returns a notification that speaks the argument with a priority.
    public static func announcement(_ priority: Priority) -> Notification {
      Notification(priority: priority)
    }
  }

  /// The bridge that passes the elements on to assistive technology; nil, the default, while nobody
  /// listens.
  ///
  /// Without a bridge, no elements are kept and frames cost nothing extra.
  package var bridge: (any AccessibilityBridge)? {
    didSet {
      guard bridge !== oldValue else { return }
      tree?.end()
      tree = bridge == nil ? nil : ElementTree(after: lastIdentity)
      (lastUpdate, deferredUpdate) = (nil, nil)
      host?.setNeedsFrame()
    }
  }

  /// The elements of all windows; nil without a bridge.
  private(set) var tree: ElementTree? {
    willSet { if let tree { lastIdentity = tree.lastIdentity } }
  }

  /// The host that runs the frames in which changes are reported.
  weak var host: (any WindowHost)?
  /// The last identity that was assigned; none is assigned twice.
  private var lastIdentity: UInt64 = 0
  private var announcements: [AccessibilityChange] = []
  private var alarm: Alarm?
  /// When the elements were last brought up to date; nil if the next frame has to do that.
  private var lastUpdate: Duration?
  /// Brings the elements up to date with the last frame; nil if they are.
  private var deferredUpdate: (() -> Void)?

  /// Posts a notification to assistive technology.
  ///
  /// Does nothing while no bridge is connected.
  ///
  /// - Parameter argument: The localized text to speak. An empty text is ignored.
  public func post(notification: Notification, argument: String) {
    guard bridge != nil, !argument.isEmpty else { return }
    announcements.append(.announcement(argument, notification.priority))
    setNeedsPromptUpdate()
    host?.setNeedsFrame()
  }

  /// Returns the element with an identity; nil if it no longer exists, even if only since the last
  /// frame.
  package func node(_ identity: AccessibilityIdentity) -> AccessibilityNode? {
    tree?.node(identity)
  }

  /// Returns the view or the element with an identity, without what is inside it; nil if it no longer
  /// exists.
  package func item(_ identity: AccessibilityIdentity) -> (any AccessibilityItem)? {
    tree?.item(identity)
  }

  /// Performs work in a window on the user's behalf, as the handling of a key does: menus that it opens
  /// and views that it focuses show where the focus is.
  package func perform(in window: Window?, _ work: () -> Void) {
    setNeedsPromptUpdate()
    window?.focus.isKeyboardInUse = true
    EventTurn().run(work)
  }

  /// The elements as reported to the bridge so far; nil without a bridge.
  package var mirror: AccessibilityMirror? { tree?.mirror }

  /// Lets the next frame report its changes, also while something moves.
  func setNeedsPromptUpdate() {
    lastUpdate = nil
    // What is marked since then has asked for no frame.
    if deferredUpdate != nil { host?.setNeedsFrame() }
  }

  /// Reports the changes of frames that were not reported because something moves.
  package func bringUpToDate() { deferredUpdate?() }

  /// Finds the changes in the windows and reports them to the bridge, but only a few times a second
  /// while something moves.
  ///
  /// - Parameters:
  ///   - windows: The windows that are open.
  ///   - visible: The windows that are visible and painted; changes in the others wait.
  func update(_ windows: [Window], visible: [Window], at now: Duration, isMoving: Bool) {
    guard let bridge, let tree else { return }
    if isMoving, let lastUpdate, now < lastUpdate + ElementTree.pace {
      deferredUpdate = { [weak self] in
        self?.update(windows, visible: visible, at: now, isMoving: false)
      }
      return setAlarm(at: lastUpdate + ElementTree.pace)
    }
    (lastUpdate, deferredUpdate) = (now, nil)
    var changes = tree.update(windows, visible: visible, at: now)
    changes += announcements
    announcements = []
    setAlarm(at: tree.restMoment)
    if !changes.isEmpty { bridge.accessibilityDidChange(changes) }
  }

  /// Schedules the next frame in which there may be something to report.
  private func setAlarm(at moment: Duration?) {
    guard moment != alarm?.moment || alarm?.isSet == false else { return }
    alarm?.cancel()
    alarm =
      moment.map { moment in
        host?.animator.alarm(at: moment) { [weak self] in self?.host?.setNeedsFrame() }
      } ?? nil
  }
}
