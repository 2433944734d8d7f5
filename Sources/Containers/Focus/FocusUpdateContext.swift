/// A move of the keyboard's focus that is about to happen, or has happened.
@MainActor
public final class FocusUpdateContext {
  /// The view that had the focus; nil for none.
  public private(set) weak var previouslyFocusedView: View?
  /// The view that gets it; nil for none.
  public private(set) weak var nextFocusedView: View?
  /// Which way the focus goes; empty where the program sends it.
  public let focusHeading: FocusHeading

  init(from previous: View?, to next: View?, _ heading: FocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }

  /// Everything that holds one of the two views, each once, from the inside out.
  var environments: [any FocusEnvironment] {
    let old = previouslyFocusedView?.focusEnvironments ?? []
    let new = nextFocusedView?.focusEnvironments ?? []
    return old + new.filter { candidate in !old.contains { $0 === candidate } }
  }
}

/// Which way a move of the focus goes.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The headings as bits.
  public let rawValue: Int

  /// Makes headings from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To what lies above.
  public static let up = FocusHeading(rawValue: 1)
  /// To what lies below.
  public static let down = FocusHeading(rawValue: 2)
  /// To what lies at the left.
  public static let left = FocusHeading(rawValue: 4)
  /// To what lies at the right.
  public static let right = FocusHeading(rawValue: 8)
  /// To what is read next.
  public static let next = FocusHeading(rawValue: 16)
  /// To what is read before.
  public static let previous = FocusHeading(rawValue: 32)

  /// Returns the heading of an arrow key; nil for other keys.
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
