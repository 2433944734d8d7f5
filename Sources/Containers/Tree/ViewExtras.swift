/// What only some views have, apart from what all have, to keep those small.
@MainActor
final class ViewExtras {
  var accessibility = AccessibilityProperties()
  var gestureRecognizers: [GestureRecognizer] = []
  var interactions: [any Interaction] = []
  var pointerStyle: PointerStyle?
  var contentMode: View.ContentMode?
  var focusGroupIdentifier: String?
  var focusGroupPriority = 0
  /// What the frame follows from while the superview changes its size.
  var autoresizingReference: AutoresizingReference?
}
