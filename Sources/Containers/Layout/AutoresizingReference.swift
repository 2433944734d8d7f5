/// The reference from which a view's frame is computed while its superview is resized.
struct AutoresizingReference {
  /// The mask when the frame was set.
  let mask: AutoresizingMask
  /// The frame that was last set explicitly.
  let frame: Rect
  /// The size of the superview when the frame was set.
  let size: Size
  /// The frame last computed from the reference.
  var result: Rect
}
