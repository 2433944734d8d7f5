/// A controller whose view is a table, which it is data source and delegate of.
///
/// A subclass overrides ``tableView(_:numberOfRowsInSection:)`` and ``tableView(_:cellForRowAt:)``.
@MainActor
open class TableViewController: ScrollViewController, TableViewDataSource, TableViewDelegate {
  /// Whether the selection goes when the table comes on screen; true at first.
  public var clearsSelectionOnViewWillAppear = true
  private let style: TableView.Style

  /// Makes a controller of a table in a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init()
  }

  /// Makes a controller of a plain table.
  public override convenience init() { self.init(style: .plain) }

  /// The table.
  public var tableView: TableView {
    guard let table = view as? TableView else {
      misuse("The view of \(self) is no TableView: let loadView assign one.")
    }
    return table
  }

  /// Makes the table and becomes its data source and delegate.
  open override func loadView() {
    let table = TableView(frame: Rect(origin: .zero, size: sizeForLoading), style: style)
    table.dataSource = self
    adopt(table)
  }

  /// Lets the table begin as the controller was set before its view was loaded.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if isEditing { tableView.setEditing(true, animated: false) }
  }

  /// Lets a person edit the rows of the table, or no longer.
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

  /// Returns how many sections there are; 1 unless overridden.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns how many rows a section has; none unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row; to be overridden where there are rows.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    misuse("\(self) has rows but no cells: override tableView(_:cellForRowAt:).")
  }

  /// Returns the title above a section; nil unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the title below a section; nil unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether a row can be deleted or inserted at by a person; yes unless overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Whether a row can be moved by a person; no unless overridden.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Carries out what a person has asked for; does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Carries out a move that a person has made; does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the height of a row; automatic unless overridden.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    TableView.automaticDimension
  }

  /// Tells that a person has selected a row; does nothing unless overridden.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells that a person has deselected a row; does nothing unless overridden.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Tells that a person wants what the row stands for; does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// Returns the context menu of a row; none unless overridden.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Called before a context menu is shown; does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Called before a context menu goes away; does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Tells that a cell is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a cell is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns the height of a section's header; by default automatic.
  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// Returns the height of a section's footer; by default automatic.
  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// Returns a view above a section; nil, by default, for the data source's title.
  open func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> View? { nil }

  /// Returns a view below a section; nil, by default, for the data source's title.
  open func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> View? { nil }

  /// Whether a row is marked while it is pressed, without which it cannot be selected; yes by default.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that a row is marked because it is pressed.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Tells that a row is no longer marked.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Tells that a header is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Tells that a footer is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Tells that a header is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Tells that a footer is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  /// Returns the row to select instead of one that a person is about to; nil for none.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Returns the row to deselect instead of one that a person is about to; nil for none.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Tells that a person has pressed the detail button of a row.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns what editing a row offers; deletion by default.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// Returns where a row goes that a person is about to move; where they want by default.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the text by which typing finds a row that is not seen, as AppKit asks for it; nil by
  /// default.
  open func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
