/// What of a view can be animated: where it stands and how it is styled.
struct ViewProperties: Equatable, Sendable {
  /// The middle of the view in its superview's bounds.
  var center = Point.zero
  /// The view's own coordinates: origin and size.
  var bounds = Rect.zero
  /// The transform about the center.
  var transform = Transform3D.identity
  var alpha = 1.0
  var backgroundColor: Color?
  var style = ViewStyle()
}

/// The decoration of a view's rectangle.
struct ViewStyle: Equatable, Sendable {
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var borderColor = Color.clear
  var shadow: Shadow?
}
