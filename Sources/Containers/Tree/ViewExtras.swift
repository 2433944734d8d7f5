/// What only some views have, apart from what all have, to keep those small.
@MainActor
final class ViewExtras {
  var accessibility = AccessibilityProperties()
  /// The view's recognizers, which stand in a room above; see `GestureRecognizerList`.
  var gestures: AnyObject?
  var interactions: [any Interaction] = []
  var pointerStyle: PointerStyle?
  var contentMode: View.ContentMode?
  var focusGroupIdentifier: String?
  var focusGroupPriority = 0
  /// What the frame follows from while the superview changes its size.
  var autoresizingReference: AutoresizingReference?
}
