/// The margins and safe area of a view that uses either.
///
/// They are recalculated when something that they depend on changes. Their guides take part in
/// layout with four automatic constraints.
@MainActor
final class ViewInsets {
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
  private var depth = 0

  /// Calls the report, or warns instead when 8 reports are nested.
  func tell(_ what: String, of view: View, _ report: () -> Void) {
    guard depth < 8 else {
      return warn(
        "the \(what) of \(view.identity) still change after \(depth) reports: a callback must not "
          + "change them every time.")
    }
    depth += 1
    report()
    depth -= 1
  }
}

extension DirectionalEdgeInsets {
  /// Returns the margins of a view that keeps its own at the sides.
  static func usual(side: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }
}

extension View {
  /// The margins and safe area; `nil` until the view is covered, is placed in one that is, or gets
  /// margins or guides of its own.
  var insets: ViewInsets? { viewLayout?.insets }

  /// The margins and safe area, made if the view has none yet.
  var madeInsets: ViewInsets {
    let layout = madeViewLayout
    if let insets = layout.insets { return insets }
    let made = ViewInsets()
    layout.insets = made
    return made
  }

  /// Recalculates the insets that depend on the frame of the view.
  func insetsFollowFrame() {
    guard let insets else { return }
    // Most views are not covered, and are not placed in one that is.
    if insets.safeArea != .zero || ownerReference != nil
      || superview?.safeAreaInsets ?? .zero != .zero
    {
      updateSafeArea()
    }
    // Other margins follow the safe area only.
    if ownerReference != nil || insets.preservesSuperviewMargins { marginsMayHaveChanged() }
    // To the subviews of a view that is covered only at its top or left, its size does not matter,
    // except in a scroll view, which tells them itself.
    insetsOfSubviewsFollow(ifCovered: insets.safeArea.bottom != 0 || insets.safeArea.right != 0)
  }

  /// Recalculates the insets of the subviews.
  func insetsOfSubviewsFollow() {
    guard let insets else { return }
    insetsOfSubviewsFollow(ifCovered: insets.safeArea != .zero)
  }

  private func insetsOfSubviewsFollow(ifCovered isCovered: Bool) {
    guard let list = subviewList else { return }
    for subview in list.views {
      let insets = subview.insets
      if isCovered || insets?.safeArea ?? .zero != .zero { subview.updateSafeArea() }
      if insets?.preservesSuperviewMargins == true { subview.marginsMayHaveChanged() }
    }
  }
}
