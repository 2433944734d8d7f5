internal import Pixels

/// What the tree of elements knows of a view, or of an element that is none, kept by it.
///
/// There are none while nobody asks for the tree.
@MainActor
final class SemanticRecord {
  /// What was handed down to a view, and its own place: while both stay, so does all below it that is not marked.
  struct Place: Equatable {
    var area: Rect
    var isEnabled: Bool
    var center: Point
    var bounds: Rect
    var transform: Transform3D?
    var clipsToBounds: Bool
  }

  /// The element's number; nil until the view is an element.
  var identity: AccessibilityIdentity?
  /// What the record is of, where it is an element.
  weak var item: (any AccessibilityItem)?

  /// The elements found last: this one alone, or those that lie in a view that is none.
  var found: [SemanticRecord] = []
  /// What was known last, of an element.
  var semantics: Semantics?
  /// Where the element stood last, in the window's points.
  var frame = Rect.zero
  /// The elements that lay in it last.
  var children: [SemanticRecord] = []

  var place: Place?
  /// The record of the view above at the last walk.
  weak var parent: SemanticRecord?
  /// The walk that last looked at the view, from the view above it.
  var considered = 0
  /// The walk that last looked at what the view holds.
  var walked = 0
}

/// What few views have of accessibility.
@MainActor
final class SemanticParts {
  var elements: [any AccessibilityItem]?
  var customActions: [AccessibilityCustomAction]?
  var relations = AccessibilityRelations()
  var record: SemanticRecord?
}
