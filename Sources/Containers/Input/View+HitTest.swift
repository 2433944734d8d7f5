extension View {
  /// Returns the deepest view in front that a point of the receiver's bounds touches, not the receiver.
  ///
  /// Every subview is asked, wherever it lies: its class may say that a point outside its frame touches it.
  func hitSubview(_ point: Point, with event: TouchEvent?) -> View? {
    // Who is asked may change the hierarchy: this copy keeps the views alive that it walks over.
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

  /// Returns what a point of the superview's bounds touches of the view.
  private func hitFromSuperview(_ point: Point, with event: TouchEvent?) -> View? {
    hasArea ? hitTest(pointFromSuperview(point), with: event) : nil
  }
}

extension Unmanaged where Instance == View {
  /// Runs a body with the view, which somebody else keeps alive meanwhile.
  // Counting references to each view that is asked took half of a hit test.
  @MainActor
  @inline(__always)
  fileprivate func borrowed<Result>(_ body: (View) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
