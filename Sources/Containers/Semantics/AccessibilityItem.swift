public import Pixels

/// An object that assistive technology can find: a ``View`` or an ``AccessibilityElement``.
///
/// No other type may conform: the element tree ignores instances of any other.
@MainActor
public protocol AccessibilityItem: AnyObject {
  /// The item's name, value and traits.
  var accessibility: AccessibilityProperties { get }
  /// The actions that a user can perform besides activating the item; nil for none.
  var accessibilityCustomActions: [AccessibilityCustomAction]? { get }
  /// The elements related to the item.
  var accessibilityRelations: AccessibilityRelations { get }
  /// The item's frame in the window, in points.
  var accessibilityFrame: Rect { get }
  /// The item's current semantics.
  var semantics: Semantics { get }

  /// Activates the item.
  ///
  /// - Returns: Whether the activation did anything.
  func accessibilityActivate() -> Bool
  /// Increases the item's value by one step.
  func accessibilityIncrement()
  /// Decreases the item's value by one step.
  func accessibilityDecrement()
  /// Scrolls the item by one page.
  ///
  /// - Returns: Whether anything moved.
  func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool
}

/// A view that contains elements that are not views.
@MainActor
public protocol AccessibilityContainer: AnyObject {
  /// Converts a rectangle from the container's coordinates to the window's, in points.
  func accessibilityFrame(of rect: Rect) -> Rect
  /// Marks the accessibility information of the container and its contents as out of date.
  func setNeedsAccessibilityUpdate()
}
