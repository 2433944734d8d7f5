public import Containers

extension ObjectClass {
  /// Creates the description of a class.
  ///
  /// - Parameters:
  ///   - type: The class, whose name nibs write.
  ///   - superclass: The description of its superclass, or `nil` if that is a class of this library.
  ///   - make: The initializer, usually `init(coder:)`.
  ///   - members: What nibs can set and connect.
  public convenience init<Owner: AnyObject>(
    _ type: Owner.Type, inheriting superclass: ObjectClass? = nil,
    make: @escaping @MainActor (NibCoder) -> Owner?, _ members: [Member<Owner>] = []
  ) {
    self.init(ClassDescription(type, inheriting: superclass, make: make, members))
  }

  /// Creates the description of a class of which there are no objects, only of those that inherit.
  convenience init<Owner: AnyObject>(
    abstract type: Owner.Type, inheriting superclass: ObjectClass? = nil,
    _ members: [Member<Owner>]
  ) {
    self.init(ClassDescription(type, inheriting: superclass, make: nil, members))
  }

  private convenience init(_ description: ClassDescription) {
    self.init(name: description.name, contents: description)
  }

  /// What nibs can make, set and connect.
  var description: ClassDescription {
    // The initializers above are the only ones.
    contents as! ClassDescription
  }
}
