extension View {
  /// Returns the deepest view in front that a point of the receiver's bounds touches, not the receiver.
  func hitSubview(_ point: Point, with event: TouchEvent?) -> View? {
    // Who is asked may change the hierarchy: this copy keeps the views alive that it walks over.
    let subviews = storedSubviews
    return withExtendedLifetime(subviews) {
      subviews.withUnsafeBufferPointer { views in
        var index = views.count
        while index > 0 {
          index -= 1
          let hit = Unmanaged.passUnretained(views[index])._withUnsafeGuaranteedRef {
            view -> View? in
            guard view.hasArea else { return nil }
            return view.hitTest(view.pointFromSuperview(point), with: event)
          }
          if let hit { return hit }
        }
        return nil
      }
    }
  }
}
