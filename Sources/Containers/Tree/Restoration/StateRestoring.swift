/// An object whose state is saved when the program ends and restored at the next launch.
///
/// Views and controllers take part in restoration if they have a restoration identifier. Any other
/// object takes part once it is registered with the application. See <doc:Restoration>.
@MainActor
public protocol StateRestoring: AnyObject {
  /// The parent object, whose path in the saved state is the prefix of this object's path.
  var restorationParent: (any StateRestoring)? { get }
  /// The class that recreates the object, or `nil` for an object that exists when the program
  /// starts.
  var objectRestorationClass: (any ObjectRestoration.Type)? { get }
  /// Called to save the state of the object.
  func encodeRestorableState(with coder: RestorationCoder)
  /// Called to restore the state of the object.
  func decodeRestorableState(with coder: RestorationCoder)
  /// Called after the state of all objects is restored.
  func applicationFinishedRestoringState()
}

extension StateRestoring {
  /// Returns `nil`, for an object without a parent.
  public var restorationParent: (any StateRestoring)? { nil }
  /// Returns `nil`, for an object that exists when the program starts.
  public var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: RestorationCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: RestorationCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that recreates objects from a saved state.
///
/// Restoration finds the class by its name at the next launch, so it must not be private or local
/// to a function.
@MainActor
public protocol ObjectRestoration {
  /// Returns the object with a path of identifiers, or `nil` to skip it.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> (any StateRestoring)?
}
