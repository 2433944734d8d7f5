/// An object that provides the rows of a table view.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// The result of ``tableView(_:commit:forRowAt:)``, which the compiler infers.
  ///
  /// It is ``TableView/UnimplementedCommit`` for a data source that does not implement the method.
  associatedtype CommitResult
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, preferably dequeued from the table view.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the title above a section, or nil, the default, for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section, or nil, the default, for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether the user can delete a row or insert one there; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the user can move a row; false by default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user deletes or inserts a row: change the data, and report it to the table
  /// view.
  ///
  /// If a data source implements this method, the user can delete rows outside edit mode too: by a
  /// swipe toward the leading edge, the Delete key, and a menu.
  @discardableResult
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> CommitResult
  /// Called once when the user moves a row: change the data; the table view moves the row itself.
  ///
  /// A data source that reports changes to the table view in this method reports the move as well.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of an index at the trailing edge, or nil, the default, for none.
  ///
  /// The user presses a title, drags through them, or moves through them by key, and the table scrolls to
  /// the section that the title stands for. Without enough room, some titles are shown as dots.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section that a title of the index stands for; that with its index by default.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns false.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  @discardableResult
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> TableView.UnimplementedCommit { TableView.UnimplementedCommit() }

  /// Returns nil.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the index.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Whether the data source implements `tableView(_:commit:forRowAt:)`.
  var commitsEdits: Bool { CommitResult.self != TableView.UnimplementedCommit.self }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// An object that prepares data for rows before they are displayed.
@MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called with the rows within two heights of the table in the direction of the scroll, nearest first.
  ///
  /// Each is asked for once until it has been displayed or called off. Before the first scroll, these
  /// are the rows below the visible ones.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that were asked for and are no longer ahead, because the user turned back or
  /// skipped them; does nothing by default.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
