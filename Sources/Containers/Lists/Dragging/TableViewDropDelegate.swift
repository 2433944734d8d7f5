/// An object that lets the user drop items on a table view.
///
/// The items come from a list of the app, or from another program.
@MainActor
public protocol TableViewDropDelegate: AnyObject {
  /// Returns whether the delegate takes any of the items; true by default.
  ///
  /// If not, they are offered to the views around the table view. Asked whenever the items move.
  func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool
  /// Called when the items come over the table view.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession)
  /// Returns what a drop would do and where; by default, items of the app are moved, and others copied,
  /// to between the rows.
  ///
  /// - Parameter destinationIndexPath: The row under the pointer, or else the place of a new one nearby;
  ///   nil without sections.
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal
  /// Called when the items leave the table view, or are taken back over it.
  func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession)
  /// Called at the end of a drag over the table view, after the drop.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession)
  /// Takes the items: change the data, and report it to the table view.
  ///
  /// To move items of another list, remove them there, too.
  func tableView(
    _ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator)
}

extension TableViewDropDelegate {
  /// Returns `true`.
  public func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession) {}
  /// Returns a proposal to insert the items between rows.
  public func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal { .usual(for: session) }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {}
}
