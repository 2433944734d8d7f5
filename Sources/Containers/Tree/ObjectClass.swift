/// How nibs make the objects of a class, and what they can set and connect there.
///
/// Key paths and methods are checked by the compiler. The classes of this library are known; list
/// those of your program in the ``ResourceBundle``. The initializer and the members belong to the
/// module ContainersScenes:
///
/// ```swift
/// final class ReaderViewController: ViewController {
///   var titleLabel: Label?
///   var margin = 12.0
///
///   override class var objectClass: ObjectClass? {
///     ObjectClass(
///       ReaderViewController.self, make: ReaderViewController.init(coder:),
///       [.outlet("titleLabel", \.titleLabel), .attribute("margin", \.margin), .action(.save)])
///   }
/// }
/// ```
@MainActor
public final class ObjectClass {
  /// The name that nibs write.
  public let name: String
  /// The description itself, opaque to this module.
  package let contents: AnyObject

  /// Creates the description of a class with contents made by the module that reads nibs.
  package init(name: String, contents: AnyObject) {
    self.name = name
    self.contents = contents
  }
}
