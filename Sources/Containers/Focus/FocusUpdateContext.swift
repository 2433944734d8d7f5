/// A change of the keyboard focus that is about to happen or has happened.
@MainActor
public final class FocusUpdateContext {
  /// The view that had the focus; nil if there was none.
  public private(set) weak var previouslyFocusedView: View?
  /// The view that receives the focus; nil if there is none.
  public private(set) weak var nextFocusedView: View?
  /// The direction in which the focus moves; empty if the program moves it.
  public let focusHeading: FocusHeading

  init(from previous: View?, to next: View?, _ heading: FocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }

  /// All environments that contain either view, each once, from the inside out.
  var environments: [any FocusEnvironment] {
    let old = previouslyFocusedView?.focusEnvironments ?? []
    let new = nextFocusedView?.focusEnvironments ?? []
    return old + new.filter { candidate in !old.contains { $0 === candidate } }
  }
}

/// The direction of a focus change.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The bit mask of the headings.
  public let rawValue: Int

  /// Creates headings from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Up.
  public static let up = FocusHeading(rawValue: 1)
  /// Down.
  public static let down = FocusHeading(rawValue: 2)
  /// To the left.
  public static let left = FocusHeading(rawValue: 4)
  /// To the right.
  public static let right = FocusHeading(rawValue: 8)
  /// To the next view in reading order.
  public static let next = FocusHeading(rawValue: 16)
  /// To the previous view in reading order.
  public static let previous = FocusHeading(rawValue: 32)

  /// Creates the heading of an arrow key; nil for other keys.
  init?(arrow key: KeyCode) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
