extension Sequence where Element: Hashable {
  /// The first element that equals an earlier one, or `nil` if all are different.
  var firstDuplicate: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
