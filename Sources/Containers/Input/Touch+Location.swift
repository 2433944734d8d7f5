extension Touch {
  /// The view that the touch began in; nil once it is gone.
  public var view: View? { target as? View }

  /// The window that the touch is on; nil once it is gone.
  public var window: Window? { surface as? Window }

  /// Returns the position in a view's bounds, in points; nil stands for the window.
  public func location(in view: View?) -> Point {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the position at the event before in a view's bounds, in points; nil stands for the
  /// window.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}
