/// The margins and safe area of a view that uses either.
///
/// They are recalculated when something that they depend on changes. Their guides take part in
/// layout with four automatic constraints.
struct ViewInsets {
  var safeArea = EdgeInsets.zero
  /// The margins that were set, or `nil` for the defaults.
  var margins: DirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var marginsFollowSafeArea = true
  /// The margins last reported to the view.
  var toldMargins: EdgeInsets?
  var safeAreaGuide: InsetGuide?
  var marginsGuide: InsetGuide?
  var readableGuide: ReadableContentGuide?

  /// The default margin of a view, in points.
  static let standardMargin = 8.0
}

extension View {
  /// The margins and safe area, stored when they are first changed.
  var insets: ViewInsets {
    get { viewLayout?.insets ?? ViewInsets() }
    set { madeViewLayout.insets = newValue }
  }

  /// Recalculates the insets that depend on the frame of the view.
  func insetsFollowFrame() {
    guard let layout = viewLayout, layout.insets != nil else { return }
    updateSafeArea()
    // Other margins follow the safe area only.
    if ownerReference != nil || layout.insets?.preservesSuperviewMargins == true {
      marginsMayHaveChanged()
    }
    insetsOfSubviewsFollow()
  }

  /// Recalculates the insets of the subviews.
  func insetsOfSubviewsFollow() {
    guard let safeArea = viewLayout?.insets?.safeArea else { return }
    let isCovered = safeArea != .zero
    for subview in storedSubviews {
      if isCovered || subview.safeAreaInsets != .zero { subview.updateSafeArea() }
      if subview.viewLayout?.insets?.preservesSuperviewMargins == true {
        subview.marginsMayHaveChanged()
      }
    }
  }
}
