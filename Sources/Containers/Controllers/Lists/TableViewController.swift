/// A view controller that manages a table view as its data source and delegate.
///
/// A subclass overrides ``tableView(_:numberOfRowsInSection:)`` and ``tableView(_:cellForRowAt:)``.
@MainActor
open class TableViewController: ScrollViewController, TableViewDataSource, TableViewDelegate {
  /// Whether the selection is cleared when the table view appears.
  ///
  /// The default is `true`.
  public var clearsSelectionOnViewWillAppear = true
  private let style: TableView.Style

  /// Creates a controller whose table view has the given style.
  public init(style: TableView.Style) {
    self.style = style
    super.init()
  }

  /// Creates a controller with a plain table view.
  public override init() {
    style = .plain
    super.init()
  }

  /// Creates a controller that loads its table view from a nib, or without a nib has a plain table
  /// view.
  public override init(nibName: String?, bundle nibBundle: (any NibSource)?) {
    style = .plain
    super.init(nibName: nibName, bundle: nibBundle)
  }

  /// Creates a controller from a nib or a storyboard, as `TableViewController()` does; see
  /// ``ViewController/init(coder:)``.
  public override init?(coder: NibCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view that the controller manages.
  public var tableView: TableView {
    guard let table = view as? TableView else {
      misuse("The view of \(self) is not a TableView: assign one in loadView.")
    }
    return table
  }

  /// Loads the nib or creates the table view, and becomes its data source and delegate unless the
  /// nib connected others.
  open override func loadView() {
    loadView { TableView(frame: $0, style: style) }
    if tableView.dataSource == nil { tableView.dataSource = self }
  }

  /// Starts editing the table if ``ViewController/isEditing`` was set before the view was loaded.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if isEditing { tableView.setEditing(true, animated: false) }
  }

  /// Turns editing of the table's rows on or off.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView.setEditing(editing, animated: animated) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear {
      tableView.selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
  }

  /// Returns the number of sections.
  ///
  /// The default is 1.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns the number of rows in a section.
  ///
  /// The default is 0.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row.
  ///
  /// Override it if there are rows.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    misuse("\(self) has rows but no cells: override tableView(_:cellForRowAt:).")
  }

  /// Returns the title above a section, or `nil` for none.
  ///
  /// The default is `nil`.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the title below a section, or `nil` for none.
  ///
  /// The default is `nil`.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether the user can delete a row or insert one at it.
  ///
  /// The default is `true` in edit mode. Override this method together with
  /// ``tableView(_:commit:forRowAt:)`` to let users swipe rows too: a table cannot detect whether a
  /// subclass overrides that method.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.isEditing
  }

  /// Whether the user can move a row.
  ///
  /// The default is `false`.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user asks to delete or insert a row.
  ///
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called when the user moves a row.
  ///
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the trailing edge, or `nil` for none.
  ///
  /// The default is `nil`.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section that a title of the index stands for.
  ///
  /// The default is the section with the index of the title.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns the height of a row.
  ///
  /// The default is ``TableView/automaticDimension``.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    TableView.automaticDimension
  }

  /// Called when the user selects a row.
  ///
  /// The default implementation does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called when the user deselects a row.
  ///
  /// The default implementation does nothing.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called when the user performs the primary action of a row.
  ///
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// Returns the row that receives the focus first, or `nil` for the selected row or else the first
  /// visible one.
  ///
  /// The default is `nil`.
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }

  /// Returns the actions at the leading side of a row, which a swipe offers, or `nil` for none.
  ///
  /// The default is `nil`.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// Returns the actions at the trailing side of a row, which a swipe offers, or `nil` for a deletion if
  /// the data source commits it.
  ///
  /// The default is `nil`.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// Returns the context menu of a row, or `nil` for none.
  ///
  /// The default is `nil`.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Called before a context menu is shown.
  ///
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Called before a context menu is dismissed.
  ///
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Called before a cell is shown.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called after a cell is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns the height of a section's header.
  ///
  /// The default is ``TableView/automaticDimension``.
  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// Returns the height of a section's footer.
  ///
  /// The default is ``TableView/automaticDimension``.
  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// Returns the view above a section, or `nil` to show the data source's title.
  ///
  /// The default is `nil`.
  open func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> View? { nil }

  /// Returns the view below a section, or `nil` to show the data source's title.
  ///
  /// The default is `nil`.
  open func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> View? { nil }

  /// Whether a row is highlighted while it is pressed.
  ///
  /// The default is `true`.
  ///
  /// A row that cannot be highlighted cannot be selected.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a row is highlighted because it is pressed.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Called before a header is shown.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Called before a footer is shown.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Called after a header is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Called after a footer is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  /// Returns the row to select in place of the one the user is selecting, or `nil` for none.
  ///
  /// The default is the same row.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Returns the row to deselect in place of the one the user is deselecting, or `nil` for none.
  ///
  /// The default is the same row.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when the user presses the detail button of a row.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns the editing style of a row.
  ///
  /// The default is deletion.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// Returns the title of the button that deletes a row, or `nil` for “Delete”.
  ///
  /// The default is `nil`.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Called when the user begins to swipe a row aside.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when a swiped row returns to its place, with `nil` if the row no longer exists.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the destination of a row that the user is about to move.
  ///
  /// The default is the proposed one.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the text by which type selection finds a row that is not visible, as in AppKit.
  ///
  /// The default is `nil`.
  open func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
