/// A controller whose view is a table, which it is data source and delegate of.
///
/// A subclass overrides ``tableView(_:numberOfRowsInSection:)`` and ``tableView(_:cellForRowAt:)``.
@MainActor
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
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

  /// What asks for the content to be made anew; nil for nothing.
  public var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes the table and becomes its data source and delegate.
  open override func loadView() {
    let table = TableView(frame: Rect(origin: .zero, size: sizeForLoading), style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear {
      tableView.selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
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

  /// Whether a row can be deleted or inserted at by a person; no unless overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

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
}
