internal import Containers

extension NibScene.Relation {
  /// Returns whether controllers of a class have the relation.
  @MainActor
  func fits(_ type: any AnyObject.Type) -> Bool {
    switch self {
    case .root: type is NavigationController.Type
    case .tabs: type is TabBarController.Type
    case .pages: type is PageViewController.Type
    case .primary, .secondary, .supplementary, .compact: type is SplitViewController.Type
    }
  }
}
