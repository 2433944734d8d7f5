/// A description of a class for nibs: how to create its objects, and which members nibs can set and
/// connect.
///
/// The compiler checks key paths and methods. The classes of the library are built in; list the
/// classes of your program in the ``ResourceBundle``. The initializer and the members are declared
/// in the module ContainersScenes:
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
  /// The name of the class in nibs.
  public let name: String
  /// The description itself, opaque to this module.
  package let contents: AnyObject

  /// Creates the description of a class with contents made by the module that reads nibs.
  package init(name: String, contents: AnyObject) {
    self.name = name
    self.contents = contents
  }
}
