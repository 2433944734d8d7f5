internal import Pixels

/// The element tree's record of a view or of an ``AccessibilityElement``, which stores it.
///
/// Records exist only while someone asks for the tree.
@MainActor
final class SemanticRecord {
  /// The state that a view inherits and its own geometry.
  ///
  /// While both are unchanged, everything below the view that is not marked is unchanged too.
  struct Place: Equatable {
    var area: Rect
    var isEnabled: Bool
    var center: Point
    var bounds: Rect
    var transform: Transform3D?
    var clipsToBounds: Bool
  }

  /// The element's identity; nil until the view becomes an element.
  var identity: AccessibilityIdentity?
  /// The view or element that the record describes; nil for a view that is not an element.
  weak var item: (any AccessibilityItem)?

  /// The elements found by the last walk: only this one, or those inside a view that is not an
  /// element.
  var found: [SemanticRecord] = []
  /// The element's semantics at the last walk.
  var semantics: Semantics?
  /// The element's frame at the last walk, in window coordinates.
  var frame = Rect.zero
  /// The element's children at the last walk.
  var children: [SemanticRecord] = []

  /// When the element's texts last differed from those reported before.
  var textsChanged: Duration?
  /// When a change of the element's texts was last reported.
  var textsTold: Duration?

  var place: Place?
  /// The record of the superview at the last walk.
  weak var parent: SemanticRecord?
  /// The number of the last walk that considered the view from its superview.
  var considered = 0
  /// The number of the last walk that visited the view's contents.
  var walked = 0
}

/// Accessibility state that few views have.
@MainActor
final class SemanticParts {
  var elements: [any AccessibilityItem]?
  var customActions: [AccessibilityCustomAction]?
  var relations = AccessibilityRelations()
  /// The scroll bars of a scroll view; nil until they are asked for.
  var bars: [AccessibilityElement]?
  var record: SemanticRecord?
}
