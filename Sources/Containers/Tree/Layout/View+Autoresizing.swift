extension View {
  /// Moves and resizes the subviews by their masks after the size has changed.
  ///
  /// A frame is always derived from the one that was set last, not from the result before, so that
  /// a superview that shrinks to nothing and grows again gives the same frames.
  func resizeSubviews(from oldSize: Size) {
    let newSize = properties.bounds.size
    for subview in storedSubviews
    where !subview.autoresizingMask.isEmpty && !subview.isPlacedByEngine {
      let current = subview.untransformedFrame
      var reference = subview.extras?.autoresizingReference
      if reference?.result != current || reference?.mask != subview.autoresizingMask {
        reference = nil
      }
      var basis =
        reference
        ?? AutoresizingReference(
          mask: subview.autoresizingMask, frame: current, size: oldSize, result: current)
      basis.result = basis.mask.frame(from: basis.frame, in: basis.size, to: newSize)
      let moving = subview.animations
      if moving?.isInTransition == true { moving?.isResizing = true }
      if basis.result != current { subview.follow(basis.result) }
      moving?.isResizing = false
      // What the setters have made of it, to the last bit.
      basis.result = subview.untransformedFrame
      subview.madeExtras.autoresizingReference = basis
    }
  }

  /// Takes the frame, without the transform, that the mask gives.
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
