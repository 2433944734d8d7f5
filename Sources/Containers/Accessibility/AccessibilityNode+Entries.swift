/// The rows of a table and the items of a collection, those out of sight included.
extension AccessibilityNode {
  /// How many rows or items a list has; nil for an element that is no list.
  package var entryCount: Int? { list?.entryCount }

  /// Returns a row or an item of a list by its place among all, from 0; nil where there is none.
  ///
  /// Out of sight it is an element that is no view and in no tree; it can be focused, scrolled to and pressed.
  package func entry(at ordinal: Int) -> AccessibilityNode? {
    guard let list, let path = list.entry(at: ordinal) else { return nil }
    guard let cell = list.entryCell(at: path) else {
      return AccessibilityNode(view: list, children: [], element: EntryElement(path, of: list))
    }
    let roots = AccessibilityTree(of: cell, includesScrolledOut: true).roots
    return roots.first { $0.item === cell } ?? AccessibilityNode(view: cell, children: roots)
  }

  private var list: (any EntryList)? { element == nil ? view as? any EntryList : nil }

  /// The list that the element is a row or an item of, and which of them it is; nil for other elements.
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
