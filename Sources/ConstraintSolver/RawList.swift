/// A list in its own memory, without an array's bounds checks and copy-on-write.
///
/// The inner loops of the solver use such lists. `base` is valid until the next append.
struct RawList<Element: ~Copyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 4) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count == capacity { reserve(2 * capacity) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = wanted
  }

  mutating func removeLast() -> Element {
    count -= 1
    return (base + count).move()
  }
}

extension RawList where Element: BitwiseCopyable {
  /// Truncates the list, or includes elements already written behind it within the capacity.
  @inline(__always)
  mutating func setCount(_ count: Int) { self.count = count }

  /// Replaces the elements by copies of one.
  mutating func fill(_ element: Element, count: Int) {
    reserve(count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  /// Inserts an element at an index.
  @inline(__always)
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    let place = base + index
    (place + 1).update(from: place, count: count - 1 - index)
    place.pointee = element
  }

  /// Removes the element at an index.
  @inline(__always)
  mutating func remove(at index: Int) {
    let place = base + index
    place.update(from: place + 1, count: count - 1 - index)
    count -= 1
  }
}
