/// A source of nibs, which store the views of controllers.
///
/// Pass one to ``ViewController/init(nibName:bundle:)``. The controller loads its nib when its view
/// is first accessed.
@MainActor
public protocol NibSource: AnyObject {
  /// Loads a nib for a view controller, and returns whether the source has a nib with that name.
  ///
  /// An implementation creates new objects, connects them with each other and with the owner, and
  /// assigns the root view to the owner's ``ViewController/view``. If it returns `false`, it leaves
  /// the owner unchanged.
  func loadNib(named name: String, owner: ViewController) -> Bool
}
