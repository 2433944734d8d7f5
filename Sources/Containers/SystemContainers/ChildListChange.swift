/// What a change of a container's list of children has removed and added.
struct ChildListChange<Element: Hashable>: Equatable {
  /// The elements that left.
  var removed: [Element] = []
  /// The elements that joined, in the order of the new list.
  var added: [Element] = []
}
