extension View {
  /// The scroll views among the view's ancestors, from innermost to outermost.
  var enclosingScrollViews: [ScrollView] {
    chain.dropFirst().compactMap { $0 as? ScrollView }
  }

  /// Scrolls the enclosing scroll views to show the view.
  func scrollIntoSight() {
    for scrollView in enclosingScrollViews {
      let room = convert(bounds, to: scrollView).insetBy(dx: -8, dy: -8)
      guard scrollView.offset(revealing: room) != scrollView.contentOffset else { continue }
      scrollView.scrollRectToVisible(room, animated: true)
    }
  }
}
