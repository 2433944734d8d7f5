extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// Returns the frame of the view that a bar shows for the item: its button, its custom view, or
  /// the overflow button.
  ///
  /// Returns `nil` if no bar in the window of the view contains the item.
  public func frame(in referenceView: View) -> Rect? { shownView?.frame(in: referenceView) }

  private var shownView: View? {
    let view = customView ?? button
    guard let view, view.isHidden else { return view }
    return view.superview?.subviews.first { ($0 as? BarButton)?.isOverflowButton == true }
  }
}
