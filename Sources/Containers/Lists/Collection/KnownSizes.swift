/// The sizes of those items of a section that are known, in the order of the items.
struct KnownSizes: Sendable {
  private(set) var items: [Int] = []
  private(set) var sizes: [Size] = []

  /// The size of an item; nil where it is not known.
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

  /// Returns the sizes changed one by one.
  func mapped(_ change: (Size) -> Size) -> KnownSizes {
    var result = self
    result.sizes = sizes.map(change)
    return result
  }

  /// Returns how many known items lie before one.
  func place(of item: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
