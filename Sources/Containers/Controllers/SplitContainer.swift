/// A container that shows two or three columns, or one at a time where there is little room.
///
/// ``SplitViewController`` is one. A controller that takes another one in for a split, or gives it
/// back, knows the split by this protocol.
@MainActor
public protocol SplitContainer: ViewController {
  /// Whether the columns are shown one at a time.
  var isCollapsed: Bool { get }
}
