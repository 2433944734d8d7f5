/// An application's link to assistive technology.
///
/// ```swift
/// application?.accessibility.post(notification: .announcement, argument: "Copied")
/// ```
@MainActor
public final class Accessibility {
  /// How soon an announcement is spoken.
  public enum Priority: Hashable, Sendable {
    /// After what is being spoken.
    case polite
    /// At once, interrupting what is being spoken.
    case assertive
  }

  /// Something to report to assistive technology that no element says.
  public struct Notification: Hashable, Sendable {
    let priority: Priority

    /// Speaks the argument after what is being spoken.
    public static let announcement = announcement(.polite)

    /// Returns a notification that speaks the argument with a priority.
    public static func announcement(_ priority: Priority) -> Notification {
      Notification(priority: priority)
    }
  }

  /// What carries the elements to assistive technology; nil, as at first, while nobody listens.
  ///
  /// Without a bridge no elements are kept, and frames cost no more.
  package var bridge: (any AccessibilityBridge)? {
    didSet {
      guard bridge !== oldValue else { return }
      tree?.end()
      tree = bridge == nil ? nil : ElementTree(after: lastIdentity)
      host?.setNeedsFrame()
    }
  }

  /// The elements of all windows; nil while there is no bridge.
  private(set) var tree: ElementTree? {
    willSet { if let tree { lastIdentity = tree.lastIdentity } }
  }

  /// What runs the frames in which changes are told.
  weak var host: (any WindowHost)?
  /// The last number that an element was given; none is given twice.
  private var lastIdentity: UInt64 = 0
  private var announcements: [AccessibilityChange] = []
  private var alarm: Alarm?

  /// Reports something to assistive technology; does nothing while nobody listens.
  ///
  /// - Parameter argument: The text to speak, in the language of the interface. An empty text is ignored.
  public func post(notification: Notification, argument: String) {
    guard bridge != nil, !argument.isEmpty else { return }
    announcements.append(.announcement(argument, notification.priority))
    host?.setNeedsFrame()
  }

  /// Returns the element of a number; nil where it is gone, even since the last frame.
  package func node(_ identity: AccessibilityIdentity) -> AccessibilityNode? {
    tree?.node(identity)
  }

  /// The elements as reported to the bridge so far; nil while there is none.
  package var mirror: AccessibilityMirror? { tree?.mirror }

  /// Finds what has changed in windows and tells the bridge.
  ///
  /// - Parameters:
  ///   - windows: The windows that are shown.
  ///   - visible: Those of them that can be seen, and are painted: what the others hold waits.
  func update(_ windows: [Window], visible: [Window], at now: Duration) {
    guard let bridge, let tree else { return }
    var changes = tree.update(windows, visible: visible, at: now)
    changes += announcements
    announcements = []
    followRest(of: tree)
    if !changes.isEmpty { bridge.accessibilityDidChange(changes) }
  }

  /// Asks for a frame when what moves has come to rest.
  private func followRest(of tree: ElementTree) {
    guard tree.restMoment != alarm?.moment || alarm?.isSet == false else { return }
    alarm?.cancel()
    alarm =
      tree.restMoment.map { moment in
        host?.animator.alarm(at: moment) { [weak self] in self?.host?.setNeedsFrame() }
      } ?? nil
  }
}
