/// Access to the rows of a table and the items of a collection, including those that are not
/// visible.
extension AccessibilityNode {
  /// The number of rows or items in a list; nil if the element is not a list.
  package var entryCount: Int? { list?.entryCount }

  /// Returns a row or an item of a list by its ordinal among all, starting at 0; nil if there is
  /// none.
  ///
  /// An entry that is not visible is an ``AccessibilityElement`` outside any tree; it can be
  /// focused, scrolled to and activated.
  package func entry(at ordinal: Int) -> AccessibilityNode? {
    guard let list, let path = list.entry(at: ordinal) else { return nil }
    guard let cell = list.entryCell(at: path) else {
      return AccessibilityNode(view: list, children: [], element: EntryElement(path, of: list))
    }
    let roots = AccessibilityTree(of: cell, includesScrolledOut: true).roots
    return roots.first { $0.item === cell } ?? AccessibilityNode(view: cell, children: roots)
  }

  /// Selects a row or an item on the user's behalf, in addition to others where the list allows it, or
  /// deselects it.
  ///
  /// - Returns: Whether it is as asked.
  package func select(_ isSelected: Bool) -> Bool {
    guard let (list, path) = placeInList, list.maySelect, list.takesPress(path) else {
      return false
    }
    if isSelected, !list.selection.contains(path) {
      list.userSelects(path, keepingOthers: true)
    } else if !isSelected, list.selectsSeveral {
      list.userDeselects(path)
    }
    return list.selection.contains(path) == isSelected
  }

  /// Selects all rows or items of a list on the user's behalf, or none.
  ///
  /// - Returns: Whether the list allows it.
  package func selectAll(_ isSelected: Bool) -> Bool {
    guard let list, list.maySelect, list.selectsSeveral else { return false }
    if isSelected {
      return list.selectAll(from: list.entry(at: 0), to: list.entry(at: list.entryCount - 1))
    }
    for path in list.selection.sorted() { list.userDeselects(path) }
    return true
  }

  private var list: (any EntryList)? { element == nil ? view as? any EntryList : nil }

  /// The list that the element is a row or an item of, with its index path; nil for other elements.
  var placeInList: (list: any EntryList, path: IndexPath)? {
    if let element = element as? EntryElement {
      return element.list.map { ($0, element.path) }
    }
    guard element == nil, let list = view.superview as? any EntryList,
      let path = list.entry(of: view)
    else { return nil }
    return (list, path)
  }
}
