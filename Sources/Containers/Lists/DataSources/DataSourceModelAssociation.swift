/// A data source that names the elements of a table or collection view, so that the saved state finds
/// them although they have moved.
///
/// Without it the state of the list is not saved.
@MainActor
public protocol DataSourceModelAssociation: AnyObject {
  /// Returns the name of the element at an index path, or `nil` if it has none.
  ///
  /// The name stays the same from one start to the next.
  func modelIdentifierForElement(at idx: IndexPath, in view: View) -> String?
  /// Returns the index path of the element with a name, or `nil` if there is no such element.
  func indexPathForElement(
    withModelIdentifier identifier: String, in view: View
  ) -> IndexPath?
}
