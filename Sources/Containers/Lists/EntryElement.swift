internal import Pixels

/// A row of a table or an item of a collection that is not visible and therefore has no cell.
final class EntryElement: AccessibilityElement {
  /// The row or item.
  let path: IndexPath
  /// The list that contains the entry; nil once it is deallocated.
  private(set) weak var list: (any EntryList)?

  /// Creates an element for an entry of a list.
  init(_ path: IndexPath, of list: any EntryList) {
    self.path = path
    self.list = list
    super.init(accessibilityContainer: list)
    accessibility.label = list.spokenText(of: path)
    accessibility.position = AccessibilityProperties.Position(
      index: list.ordinal(of: path) + 1, count: list.entryCount)
  }

  /// The list while it still has the entry.
  private var holder: (any EntryList)? {
    guard let list, list.holds(path) else { return nil }
    return list
  }

  override var accessibilityFrame: Rect {
    guard let holder, let frame = holder.entryFrame(at: path) else { return .zero }
    return holder.accessibilityFrame(of: frame)
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .listItem
    guard let holder else { return }
    if holder.maySelect { semantics.states.formUnion([.selectable, .focusable]) }
    if holder.selection.contains(path) { semantics.states.insert(.selected) }
  }

  override func accessibilityActivate() -> Bool { holder?.activate(path) ?? false }
}
