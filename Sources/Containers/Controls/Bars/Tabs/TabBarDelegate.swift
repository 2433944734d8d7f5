/// The delegate of a tab bar, which is notified when the user selects a tab.
@MainActor
public protocol TabBarDelegate: AnyObject {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
