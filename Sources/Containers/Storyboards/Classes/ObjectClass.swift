/// How nibs make the objects of a class, and what they can set and connect there.
///
/// Key paths and methods are checked by the compiler. The classes of this library are known; list
/// those of your program in the ``ResourceBundle``:
///
/// ```swift
/// final class ReaderViewController: ViewController {
///   var titleLabel: Label?
///   var margin = 12.0
///
///   override class var objectClass: ObjectClass? {
///     ObjectClass(
///       ReaderViewController.self, make: ReaderViewController.init(coder:),
///       [.outlet("titleLabel", \.titleLabel), .attribute("margin", \.margin), .action(.save)])
///   }
/// }
/// ```
@MainActor
public final class ObjectClass {
  /// The name that nibs write.
  public let name: String

  let type: any AnyObject.Type
  /// The class whose members this one has too, or `nil` for the nearest class of the library.
  let parent: ObjectClass?
  /// Whether there are only objects of classes that inherit from this one.
  private(set) var isAbstract = false
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

  /// Creates the description of a class.
  ///
  /// - Parameters:
  ///   - type: The class, whose name nibs write.
  ///   - superclass: The description of its superclass, or `nil` if that is a class of this library.
  ///   - make: The initializer, usually `init(coder:)`.
  ///   - members: What nibs can set and connect.
  public init<Owner: AnyObject>(
    _ type: Owner.Type, inheriting superclass: ObjectClass? = nil,
    make: @escaping @MainActor (NibCoder) -> Owner?, _ members: [Member<Owner>] = []
  ) {
    name = String(describing: type)
    self.type = type
    parent = superclass
    self.make = { make($0) }
    covers = { $0 is Owner.Type }
    for member in members { add(member) }
  }

  /// Creates the description of a class of which there are no objects, only of those that inherit.
  convenience init<Owner: AnyObject>(
    abstract type: Owner.Type, inheriting superclass: ObjectClass? = nil,
    _ members: [Member<Owner>]
  ) {
    self.init(type, inheriting: superclass, make: { _ in nil }, members)
    isAbstract = true
  }

  private func add<Owner: AnyObject>(_ member: Member<Owner>) {
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
