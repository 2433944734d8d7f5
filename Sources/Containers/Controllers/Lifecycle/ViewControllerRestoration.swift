/// A class that makes view controllers of a saved state anew.
///
/// Set it as the ``ViewController/restorationClass`` of the controllers that it makes, often as the
/// controllers' own class. It is found by its name at the next start, so it must not be private or
/// inside a function.
@MainActor
public protocol ViewControllerRestoration {
  /// Returns the controller with a path of identifiers, or `nil` to leave it out with all in it.
  ///
  /// Make it, and set its identifier and restoration class again. What it shows comes later, in
  /// ``ViewController/decodeRestorableState(with:)``.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController?
}
