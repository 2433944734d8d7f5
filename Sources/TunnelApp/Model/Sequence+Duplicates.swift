nonisolated extension Sequence where Element: Hashable {
  /// The elements without those that equal an earlier one.
  var withoutDuplicates: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
