/// The known sizes of items in a section, sorted by item.
struct KnownSizes: Sendable {
  private(set) var items: [Int] = []
  private(set) var sizes: [Size] = []

  /// The size of an item; nil if unknown.
  subscript(item: Int) -> Size? {
    get {
      let place = place(of: item)
      return place < items.count && items[place] == item ? sizes[place] : nil
    }
    set {
      let place = place(of: item)
      if place < items.count, items[place] == item {
        if let newValue {
          sizes[place] = newValue
        } else {
          items.remove(at: place)
          sizes.remove(at: place)
        }
      } else if let newValue {
        items.insert(item, at: place)
        sizes.insert(newValue, at: place)
      }
    }
  }

  /// Returns the sizes, each transformed by a closure.
  func mapped(_ change: (Size) -> Size) -> KnownSizes {
    var result = self
    result.sizes = sizes.map(change)
    return result
  }

  /// Returns the number of known items before an item.
  func place(of item: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
