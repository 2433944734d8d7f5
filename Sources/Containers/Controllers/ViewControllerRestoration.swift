/// A class that recreates view controllers from a saved state.
///
/// Set it as the ``ViewController/restorationClass`` of the controllers that it creates. It is
/// often the class of those controllers. Restoration finds the class by its name at the next
/// launch, so it must not be private or local to a function.
@MainActor
public protocol ViewControllerRestoration {
  /// Returns the controller with a path of identifiers, or `nil` to skip it and its descendants.
  ///
  /// Create the controller and set its identifier and restoration class again. Its state is
  /// restored later, in ``ViewController/decodeRestorableState(with:)``.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController?
}
