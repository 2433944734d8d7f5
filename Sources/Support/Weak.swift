/// A weak reference to an object, to keep in a collection or beside other values.
///
/// `Object` is a class, or a protocol that only classes conform to, such as `any StateRestoring`.
/// The parameter is not constrained to `AnyObject`, because such a protocol would not satisfy that.
package struct Weak<Object> {
  @usableFromInline weak var reference: AnyObject?

  /// Creates a reference to an object, or an empty one.
  @inlinable package init(_ object: Object?) {
    reference = object.map { $0 as AnyObject }
  }

  /// The object, or `nil` once it is deallocated.
  @inlinable package var object: Object? { reference as? Object }
}
