/// A container that shows two or three columns, or one column at a time in compact width.
///
/// ``SplitViewController`` adopts this protocol. The methods that merge a controller into another
/// one for a collapsing split, and separate them again, refer to the split by it.
@MainActor
public protocol SplitContainer: ViewController {
  /// Whether the columns are shown one at a time.
  var isCollapsed: Bool { get }
}
