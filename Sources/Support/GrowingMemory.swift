/// Memory for numbers that grows on demand and is kept until the end of its owner.
///
/// Inner loops use it in place of an array, whose bounds they would check in each step.
package struct GrowingMemory<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var memory: UnsafeMutablePointer<Element>
  @usableFromInline var capacity = 0

  /// Creates memory without room.
  @inlinable package init() { memory = .allocate(capacity: 0) }

  @inlinable deinit { memory.deallocate() }

  /// The first element; valid until the memory grows.
  @inlinable package var start: UnsafeMutablePointer<Element> { memory }

  /// Makes room for a number of elements.
  ///
  /// If the memory grows, all its elements get a value, and what it held is lost. Always inlined,
  /// because a generic call would fill it element by element.
  @inlinable @inline(__always) package mutating func reserve(_ count: Int, filledWith value: Element) {
    guard count > capacity else { return }
    memory.deallocate()
    capacity = count
    memory = .allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
  }
}
