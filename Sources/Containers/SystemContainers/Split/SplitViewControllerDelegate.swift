/// The delegate of a split view controller, which is notified of changes to the columns and
/// controls them.
///
/// The default implementations return the proposed values or do nothing.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)

  /// Returns the column that is on top when the split collapses.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the mode in which the split expands.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called when the split has collapsed.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called when the split has expanded.
  func splitViewControllerDidExpand(_ svc: SplitViewController)

  /// Called before the user begins to show or hide columns by dragging.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: SplitViewController)
  /// Called when a drag that shows or hides columns ends or is canceled.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController)

  /// Returns whether the delegate merged the secondary controller into the primary one.
  ///
  /// If `false`, the primary controller merges it. Called for splits without a column style.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool
  /// Returns the secondary controller when a split without a column style expands, or `nil` for the
  /// controller that the primary controller returns.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?
  /// Returns the primary controller when a split without a column style collapses, or `nil` for the
  /// current one.
  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController?
  /// Returns the primary controller when a split without a column style expands, or `nil` for the
  /// current one.
  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController?
  /// Returns whether the delegate showed a controller itself, in a split without a column style.
  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate showed a detail controller itself, in a split without a column
  /// style.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: SplitViewController
  ) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController) {}
  /// Returns `false`, so that the primary controller merges the secondary one.
  public func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { false }
  /// Returns `nil`, so that the primary controller returns the secondary one.
  public func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }
  /// Returns `nil`, so that the primary controller stays.
  public func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController? { nil }
  /// Returns `nil`, so that the primary controller stays.
  public func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController? { nil }
  /// Returns `false`, so that the split shows the controller.
  public func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false`, so that the split shows the controller.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool { false }
}
