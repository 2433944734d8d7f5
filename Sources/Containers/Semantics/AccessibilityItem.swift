public import Pixels

/// Something that assistive technology can find: a ``View``, or an ``AccessibilityElement``, which is none.
///
/// No other type conforms: the tree of elements leaves out what is neither.
@MainActor
public protocol AccessibilityItem: AnyObject {
  /// Its name, value and traits.
  var accessibility: AccessibilityProperties { get }
  /// What can be done with it besides pressing it; nil for nothing.
  var accessibilityCustomActions: [AccessibilityCustomAction]? { get }
  /// The elements that are related to it.
  var accessibilityRelations: AccessibilityRelations { get }
  /// Where it stands in the window, in points.
  var accessibilityFrame: Rect { get }
  /// What it is and says now.
  var semantics: Semantics { get }

  /// Presses it.
  ///
  /// - Returns: Whether anything was done.
  func accessibilityActivate() -> Bool
  /// Moves its value one step up.
  func accessibilityIncrement()
  /// Moves its value one step down.
  func accessibilityDecrement()
  /// Scrolls it by a page.
  ///
  /// - Returns: Whether anything has moved.
  func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool
}

/// A container of elements that are no views: a view.
@MainActor
public protocol AccessibilityContainer: AnyObject {
  /// Returns a rectangle of the container's own space in the window's, in points.
  func accessibilityFrame(of rect: Rect) -> Rect
  /// Marks what assistive technology knows of the container and of what lies in it as out of date.
  func setNeedsAccessibilityUpdate()
}
