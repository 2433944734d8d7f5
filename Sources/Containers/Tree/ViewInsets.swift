/// The margins and the safe area of a view that has something to do with either.
struct ViewInsets {
  var safeArea = EdgeInsets.zero
  /// The margins that were set; nil for those that all views have.
  var margins: DirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var marginsFollowSafeArea = true
  /// The margins that were told last.
  var toldMargins: EdgeInsets?
  var safeAreaGuide: InsetGuide?
  var marginsGuide: InsetGuide?
  var readableGuide: ReadableContentGuide?

  /// The margins of a view where nothing else was set, in points.
  static let standardMargin = 8.0
}

extension View {
  /// What the view has to do with margins and the safe area, made where it is changed.
  var insets: ViewInsets {
    get { viewLayout?.insets ?? ViewInsets() }
    set { madeViewLayout.insets = newValue }
  }

  /// Finds the insets again that depend on where the view stands.
  func insetsFollowFrame() {
    guard viewLayout?.insets != nil else { return }
    updateSafeArea()
    marginsMayHaveChanged()
    insetsOfSubviewsFollow()
  }

  /// Has the subviews find their insets again.
  func insetsOfSubviewsFollow() {
    guard let insets = viewLayout?.insets else { return }
    for subview in storedSubviews {
      if insets.safeArea != .zero || subview.safeAreaInsets != .zero { subview.updateSafeArea() }
      if subview.insets.preservesSuperviewMargins { subview.marginsMayHaveChanged() }
    }
  }
}
