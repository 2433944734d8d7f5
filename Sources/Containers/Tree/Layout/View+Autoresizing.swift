extension View {
  /// Resizes the subviews by their autoresizing masks after the size has changed.
  ///
  /// Each frame is derived from the frame last set explicitly, not from the previous result, so
  /// that shrinking a superview to nothing and growing it again restores the frames.
  func resizeSubviews(from oldSize: Size) {
    let newSize = properties.bounds.size
    for subview in storedSubviews
    where !subview.storedMask.isEmpty && !subview.isPlacedByEngine {
      let current = subview.untransformedFrame
      var reference = subview.extras?.autoresizingReference
      if reference?.result != current || reference?.mask != subview.storedMask {
        reference = nil
      }
      var basis =
        reference
        ?? AutoresizingReference(
          mask: subview.storedMask, frame: current, size: oldSize, result: current)
      basis.result = basis.mask.frame(from: basis.frame, in: basis.size, to: newSize)
      let moving = subview.animations
      if moving?.isInTransition == true { moving?.isResizing = true }
      if basis.result != current { subview.follow(basis.result) }
      moving?.isResizing = false
      // The setters may have rounded it, so read it back exactly.
      basis.result = subview.untransformedFrame
      subview.madeExtras.autoresizingReference = basis
    }
  }

  /// Implements the setter of ``autoresizingMask``.
  func setMask(_ newValue: AutoresizingMask) {
    guard newValue != storedMask else { return }
    storedMask = newValue
    viewLayout?.memberDidChange()
  }

  /// Sets the untransformed frame that the mask determines.
  private func follow(_ place: Rect) {
    guard properties.isTransformed else { return frame = place }
    bounds = Rect(origin: properties.bounds.origin, size: place.size)
    center = place.center
  }

  /// The frame that the view would have without its transform.
  private var untransformedFrame: Rect {
    Rect(center: properties.center, size: properties.bounds.size)
  }
}
