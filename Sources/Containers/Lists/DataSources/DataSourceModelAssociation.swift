/// A data source that names the elements of a table or collection view, so that restoration finds
/// them at their new positions.
///
/// The state of a list is saved only if its data source adopts this protocol.
@MainActor
public protocol DataSourceModelAssociation: AnyObject {
  /// Returns the name of the element at an index path, or `nil` if it has none.
  ///
  /// The name must be the same at each launch.
  func modelIdentifierForElement(at idx: IndexPath, in view: View) -> String?
  /// Returns the index path of the element with a name, or `nil` if there is no such element.
  func indexPathForElement(
    withModelIdentifier identifier: String, in view: View
  ) -> IndexPath?
}
