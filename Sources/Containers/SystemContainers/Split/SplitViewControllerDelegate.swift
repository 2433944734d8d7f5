/// An object that follows the columns of a split and decides about them.
///
/// The default implementations accept what is proposed, and otherwise do nothing.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Called before other columns are shown, or the same ones in another way.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Called before a column comes into view.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column leaves the view.
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
  /// Called when the user has shown or hidden columns by dragging, or has abandoned that.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController)

  /// Returns whether the delegate has put the secondary controller of a split without a column
  /// style where it belongs; otherwise the primary one takes it in.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool
  /// Returns the secondary controller of a split without a column style that expands, or `nil` for
  /// the one that the primary gives back.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?
  /// Returns the primary controller of a split without a column style that collapses, or `nil` for
  /// the present one.
  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController?
  /// Returns the primary controller of a split without a column style that expands, or `nil` for
  /// the present one.
  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController?
  /// Returns whether the delegate has shown a controller, in a split without a column style.
  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate has shown a controller as the detail, in a split without a column
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
  /// Returns `false`, so that the primary controller takes the secondary one in.
  public func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { false }
  /// Returns `nil`, so that the primary controller gives the secondary one back.
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
