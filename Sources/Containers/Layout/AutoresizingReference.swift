/// What the frame of a view follows from while its superview changes its size.
struct AutoresizingReference {
  /// The mask in force.
  let mask: AutoresizingMask
  /// The frame that was set last.
  let frame: Rect
  /// The superview's size at that time.
  let size: Size
  /// The frame that followed last.
  var result: Rect
}
