/// An object that learns which tab of a bar the user selects.
@MainActor
public protocol TabBarDelegate: AnyObject {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
