/// The objects of a list that holds them weakly, in the order in which they were added.
///
/// Those that are gone are skipped, and their places are used again before the list grows.
package struct WeakList<Object>: Sequence {
  /// An iterator over the objects that still exist.
  package struct Iterator: IteratorProtocol {
    @usableFromInline var references: IndexingIterator<[Weak<Object>]>

    @inlinable init(_ references: [Weak<Object>]) {
      self.references = references.makeIterator()
    }

    @inlinable package mutating func next() -> Object? {
      while let reference = references.next() {
        if let object = reference.object { return object }
      }
      return nil
    }
  }

  @usableFromInline var references: [Weak<Object>]

  /// Creates a list of objects.
  @inlinable package init(_ objects: [Object] = []) { references = objects.map { Weak($0) } }

  /// Whether the list has no places, not even of objects that are gone.
  @inlinable package var isEmpty: Bool { references.isEmpty }

  @inlinable package func makeIterator() -> Iterator { Iterator(references) }

  /// Adds an object at the end.
  @inlinable package mutating func append(_ object: Object) {
    if references.count == references.capacity {
      references.removeAll { $0.reference == nil }
    }
    references.append(Weak(object))
  }

  /// Removes an object from all its places.
  @inlinable package mutating func remove(_ object: Object) {
    let removed = object as AnyObject
    references.removeAll { $0.reference == nil || $0.reference === removed }
  }

  /// Removes all objects and keeps the memory.
  @inlinable package mutating func removeAll() { references.removeAll(keepingCapacity: true) }
}
