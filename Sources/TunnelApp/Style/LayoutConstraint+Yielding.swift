import Containers

extension LayoutConstraint {
  /// Returns the constraint, which from now on gives way in a window that is too small for
  /// everything.
  func yielding() -> LayoutConstraint {
    priority = .required - 1
    return self
  }
}
