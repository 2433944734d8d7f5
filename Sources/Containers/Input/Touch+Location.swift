extension Touch {
  /// The view in which the touch began; nil once the view is gone.
  public var view: View? { target as? View }

  /// The window that the touch is in; nil once the window is gone.
  public var window: Window? { surface as? Window }

  /// Returns the touch's location in a view's bounds, in points; nil means the window.
  public func location(in view: View?) -> Point {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the touch's location at the previous event in a view's bounds, in points; nil means
  /// the window.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}
