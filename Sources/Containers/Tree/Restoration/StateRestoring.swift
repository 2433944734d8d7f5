/// An object whose state is saved when the program ends and returns with its next start.
///
/// Views and controllers are such objects; they take part once they have an identifier. Any other
/// object takes part once it is registered with the application. See <doc:Restoration>.
@MainActor
public protocol StateRestoring: AnyObject {
  /// The object around, whose place in the saved state begins that of this object.
  var restorationParent: (any StateRestoring)? { get }
  /// The class that makes the object anew, or `nil` for an object that exists when the program
  /// starts.
  var objectRestorationClass: (any ObjectRestoration.Type)? { get }
  /// Called when the state is saved, to store what the object needs.
  func encodeRestorableState(with coder: RestorationCoder)
  /// Called when the state returns, with what was stored.
  func decodeRestorableState(with coder: RestorationCoder)
  /// Called after every object has its state back.
  func applicationFinishedRestoringState()
}

extension StateRestoring {
  /// Returns `nil`, because the object lies in no other.
  public var restorationParent: (any StateRestoring)? { nil }
  /// Returns `nil`, because nothing makes the object anew.
  public var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: RestorationCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: RestorationCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes an object of a saved state anew.
///
/// It is found by its name at the next start, so it must not be private or inside a function.
@MainActor
public protocol ObjectRestoration {
  /// Returns the object with a path of identifiers, or `nil` to leave it out.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> (any StateRestoring)?
}
