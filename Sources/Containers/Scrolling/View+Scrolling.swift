extension View {
  /// The scroll views that the view lies in, the innermost first.
  var enclosingScrollViews: [ScrollView] {
    chain.dropFirst().compactMap { $0 as? ScrollView }
  }

  /// Scrolls what is around the view so that it can be seen.
  func scrollIntoSight() {
    for scrollView in enclosingScrollViews {
      let room = convert(bounds, to: scrollView).insetBy(dx: -8, dy: -8)
      scrollView.scrollRectToVisible(room, animated: true)
    }
  }
}
