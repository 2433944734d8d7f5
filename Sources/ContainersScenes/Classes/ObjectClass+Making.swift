public import Containers

extension ObjectClass {
  /// Creates the description of a class.
  ///
  /// - Parameters:
  ///   - type: The class, which nibs refer to by its name.
  ///   - superclass: The description of the superclass, or `nil` if it is a class of the library.
  ///   - make: The initializer, usually `init(coder:)`.
  ///   - members: The members that nibs can set and connect.
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

  /// The initializer and the members that nibs can use.
  var description: ClassDescription {
    // The initializers above are the only ones.
    contents as! ClassDescription
  }
}
