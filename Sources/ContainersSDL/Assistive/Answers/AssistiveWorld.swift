internal import Containers
internal import Pixels

/// What assistive technology can do with the elements of the running program.
@MainActor
protocol AssistiveWorld: AnyObject {
  /// The text on the clipboard.
  var clipboard: String? { get set }
  /// The language of the interface as a POSIX tag.
  var locale: String { get }

  /// Returns an element's present semantics, which may be newer than those reported; nil if the
  /// element is gone.
  func semantics(of element: AccessibilityIdentity) -> Semantics?
  /// Returns where a window is on the desktop.
  func geometry(of window: AccessibilityIdentity) -> AssistiveGeometry
  /// Performs an action in the next turn, after the call was answered.
  func perform(_ action: AssistiveAction, on element: AccessibilityIdentity)
  /// Moves the keyboard focus; returns whether it is there now.
  func focus(_ element: AccessibilityIdentity) -> Bool
  /// Scrolls an element into sight; returns whether the element exists.
  func scrollToVisible(_ element: AccessibilityIdentity) -> Bool
  /// Selects a row or an item in addition to others, or deselects it; returns whether it is as asked.
  func select(_ isSelected: Bool, _ element: AccessibilityIdentity) -> Bool
  /// Selects all rows or items of a list, or none, also those that are not visible; returns whether that
  /// is possible.
  func selectAll(_ isSelected: Bool, in element: AccessibilityIdentity) -> Bool
  /// Sets an element's number, limited to its range; returns whether it can be set.
  func setValue(_ number: Double, of element: AccessibilityIdentity) -> Bool
  /// Selects a range of an element's text, or moves its caret; returns whether that is possible.
  func selectText(_ range: Range<Int>, of element: AccessibilityIdentity) -> Bool
  /// Replaces a range of an element's text, which can be undone; returns whether that is possible.
  func replaceText(
    _ range: Range<Int>, with text: String, of element: AccessibilityIdentity
  ) -> Bool
  /// Returns the frame of a range of text in its window, in points; nil if it is unknown.
  func textFrame(_ range: Range<Int>, of element: AccessibilityIdentity) -> Rect?
  /// Returns the offset nearest to a point in the window; nil if it is unknown.
  func textOffset(at point: Point, of element: AccessibilityIdentity) -> Int?
  /// Returns the offsets at which wrapped lines of a text begin.
  func lineStarts(of element: AccessibilityIdentity) -> [Int]
}

/// The place of a window on the desktop.
struct AssistiveGeometry: Equatable {
  /// The upper-left corner in pixels; zero if the system does not tell it.
  var origin = Point.zero
  /// The number of pixels per point.
  var scale = 1.0
}
