/// The controller of a view, as the view knows it: views stand below controllers and only report.
@MainActor
protocol ViewOwner: Responder {
  /// Tells, before it happens, that the owned view will be in a window, in another, or in none.
  func ownedViewWillMove(to window: Window?)
  /// Tells that the owned view is in a window, in another, or in none.
  func ownedViewDidMove(to window: Window?)
  /// Tells that a hierarchy check is due: the owned view is about to become a subview.
  func ownedViewWillBecomeSubview(of superview: View)
  /// Tells that the owned view is about to lay out its subviews.
  func ownedViewWillLayoutSubviews()
  /// Tells that the owned view has laid out its subviews.
  func ownedViewDidLayoutSubviews()
  /// Tells that memory runs short.
  func ownerDidReceiveMemoryWarning()
}

extension ViewOwner {
  func ownerDidReceiveMemoryWarning() {}
}
