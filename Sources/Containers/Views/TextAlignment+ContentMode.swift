extension TextAlignment {
  /// Returns the content mode that keeps aligned lines in their place.
  ///
  /// - Parameters:
  ///   - isRightToLeft: The direction that determines the natural alignment.
  ///   - isAtTop: Whether the lines stay at the top; otherwise they stay in the middle.
  func contentMode(isRightToLeft: @autoclosure () -> Bool, isAtTop: Bool = false)
    -> View.ContentMode
  {
    switch self {
    case .left: isAtTop ? .topLeft : .left
    case .center: isAtTop ? .top : .center
    case .right: isAtTop ? .topRight : .right
    case .natural:
      (isRightToLeft() ? TextAlignment.right : .left)
        .contentMode(isRightToLeft: false, isAtTop: isAtTop)
    }
  }

  /// Returns the fraction of the free space beside a line that goes to its left.
  func share(isRightToLeft: @autoclosure () -> Bool) -> Double {
    contentMode(isRightToLeft: isRightToLeft()).alignment?.x ?? 0
  }
}
