extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// Returns the frame of what a bar shows for the item: its button, its own view, or the button for
  /// items that have no room; `nil` if the item is in no bar in the window of the view.
  public func frame(in referenceView: View) -> Rect? { shownView?.frame(in: referenceView) }

  private var shownView: View? {
    let view = customView ?? button
    guard let view, view.isHidden else { return view }
    return view.superview?.subviews.first { ($0 as? BarButton)?.isOverflowButton == true }
  }
}
