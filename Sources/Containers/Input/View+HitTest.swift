extension View {
  /// Returns the deepest frontmost descendant at a point in the view's bounds, never the view
  /// itself.
  ///
  /// Every subview is hit-tested, wherever it lies, because its class may accept points outside its
  /// frame.
  func hitSubview(_ point: Point, with event: TouchEvent?) -> View? {
    // A callback may change the hierarchy; this copy keeps the visited views alive.
    let subviews = storedSubviews
    defer { extendLifetime(subviews) }
    var index = subviews.count
    while index > 0 {
      index -= 1
      let hit = Unmanaged.passUnretained(subviews[index]).borrowed {
        $0.hitFromSuperview(point, with: event)
      }
      if let hit { return hit }
    }
    return nil
  }

  /// Returns the hit view, this one or a descendant, for a point in the superview's bounds.
  private func hitFromSuperview(_ point: Point, with event: TouchEvent?) -> View? {
    hasArea ? hitTest(pointFromSuperview(point), with: event) : nil
  }
}

extension Unmanaged where Instance == View {
  /// Runs a closure with the view, which the caller must keep alive meanwhile.
  // Safe, because the array above retains each view until the end; ViewHierarchyTests attacks that.
  // Counting references for each view takes 3.5 times the instructions of `hits`.
  @MainActor
  @inline(__always)
  fileprivate func borrowed<Result>(_ body: (View) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
