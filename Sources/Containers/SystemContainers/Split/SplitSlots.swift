/// The controllers of a split's columns.
@MainActor
struct SplitSlots {
  typealias Column = SplitViewController.Column

  /// A column's controllers.
  struct Slot {
    /// The controller that was set.
    var content: ViewController?
    /// The child that shows it: itself, or a navigation controller around it.
    var host: ViewController?
  }

  let style: SplitViewController.Style
  private var slots: ColumnValues<Slot> = [:]
  /// Whether the secondary column was shown explicitly, so that it is on top when the split collapses.
  var wasSecondaryShown = false

  /// The column that a saved state wants on top of a split that appears collapsed; `nil` for none.
  var restoredTop: Column?

  init(_ style: SplitViewController.Style) { self.style = style }

  subscript(column: Column) -> Slot {
    get { slots[column] ?? Slot() }
    set { slots[column] = newValue }
  }

  /// The columns of the style, from the primary edge.
  var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The children that show columns, from the primary edge.
  var hosts: [ViewController] { slots.compactMap(\.value.host) }

  func host(_ column: Column) -> ViewController? { slots[column]?.host }

  func navigation(_ column: Column) -> NavigationController? {
    host(column) as? NavigationController
  }

  /// Returns the column that a child shows.
  func column(showing child: ViewController) -> Column? {
    slots.first { $0.value.host === child }?.column
  }

  /// Returns the column for which a controller was set.
  func column(of content: ViewController) -> Column? {
    slots.first { $0.value.content === content }?.column
  }
}
