/// Properties that only some views have, kept separately so that views stay small.
@MainActor
final class ViewExtras {
  var accessibility = AccessibilityProperties()
  /// Elements that are not views, custom actions and relations; nil if there are none.
  var semantics: SemanticParts?
  /// The view's recognizers, whose type is in a room above; see `GestureRecognizerList`.
  var gestures: AnyObject?
  var interactions: [any Interaction] = []
  var pointerStyle: PointerStyle?
  var contentMode: View.ContentMode?
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var focusGroupPriority = 0
  /// The focus effect that was chosen, whose type is in a room above; see `FocusEffectState`.
  var focusEffect: AnyObject?
  /// The shadow as it was set through the view's layer.
  var layerShadow: LayerShadow?
  var keyboardGuide: LayoutGuide?
  /// Whether the margins of the cells of a list keep the width of their content readable.
  var cellsFollowReadableWidth = false
  var zPosition = 0.0
  var isOpaque = true
  /// The reference for the frame while the superview changes its size.
  var autoresizingReference: AutoresizingReference?

  var madeSemantics: SemanticParts {
    if let semantics { return semantics }
    let made = SemanticParts()
    semantics = made
    return made
  }
}
