internal import Containers

/// The contents of an ``ObjectClass``.
@MainActor
final class ClassDescription {
  /// The name that nibs write.
  let name: String
  let type: any AnyObject.Type
  /// The class whose members this one has too, or `nil` for the nearest class of the library.
  let parent: ClassDescription?
  /// Whether there are only objects of classes that inherit from this one.
  let isAbstract: Bool
  let make: (NibCoder) -> AnyObject?
  /// Whether another class is this one or inherits from it.
  let covers: (any AnyObject.Type) -> Bool
  private(set) var outlets: [String: ObjectOutlet] = [:]
  private(set) var attributes: [String: ObjectAttribute] = [:]
  private(set) var selectors: [String: Selector] = [:]
  private(set) var segueActions: [String: SegueAction] = [:]
  /// The attributes that only the initializer reads.
  private(set) var decoded: Set<String> = []

  typealias SegueAction = (AnyObject, NibCoder, Any?, String?) -> ViewController?

  /// Creates a description.
  ///
  /// - Parameter make: The initializer, or `nil` if there are only objects of classes that inherit.
  init<Owner: AnyObject>(
    _ type: Owner.Type, inheriting superclass: ObjectClass?,
    make: ((NibCoder) -> Owner?)?, _ members: [ObjectClass.Member<Owner>]
  ) {
    name = String(describing: type)
    self.type = type
    parent = superclass?.description
    isAbstract = make == nil
    self.make = { make?($0) }
    covers = { $0 is Owner.Type }
    for member in members { add(member) }
  }

  private func add<Owner: AnyObject>(_ member: ObjectClass.Member<Owner>) {
    switch member.kind {
    case .outlet(let outlet): outlets[member.name] = outlet
    case .attribute(let attribute): attributes[member.name] = attribute
    case .action(let selector): selectors[member.name] = selector
    case .segueAction(let make): segueActions[member.name] = make
    case .decoded: decoded.insert(member.name)
    }
  }
}

/// An outlet of a class.
struct ObjectOutlet {
  let isOptional: Bool
  let isList: Bool
  /// The name of the type that fits, for messages.
  let form: String
  /// Whether objects of a class may fit, as far as that is known before there are any.
  let accepts: (any AnyObject.Type) -> Bool
  /// Connects an object with others and returns whether they fit.
  let connect: (AnyObject, [AnyObject]) -> Bool
}

/// An attribute of a class.
struct ObjectAttribute {
  /// What a value looks like, for messages.
  let form: String
  /// Whether the value is a text that is shown, which languages may replace.
  let isText: Bool
  /// What a value looks like, for the schema.
  let shape: NibShape
  let accepts: (NibValue) -> Bool
  let set: (AnyObject, NibValue) -> Void
}
