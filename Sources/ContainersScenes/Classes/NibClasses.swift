internal import Containers

/// The classes that a bundle knows: the library's and those of the program.
@MainActor
final class NibClasses {
  private var known: [String: ClassDescription] = [:]
  private let library: [ClassDescription]
  /// The nearest classes that were asked for, by type.
  private var nearest: [ObjectIdentifier: ClassDescription?] = [:]

  /// Creates the table; two classes of one name, or a parent that is none, are programming errors.
  init(_ classes: [ObjectClass]) {
    library = LibraryClasses.all.map(\.description)
    for one in library { known[one.name] = one }
    for one in classes.map(\.description) {
      if known[one.name] != nil {
        misuse(
          "Two classes of a ResourceBundle have the name “\(one.name)”, by which nibs would mean either: "
            + "rename one of them, or list it once.")
      }
      if let parent = one.parent, parent.type == one.type || !parent.covers(one.type) {
        misuse(
          "The ObjectClass of \(one.name) inherits from that of \(parent.name), which is not its "
            + "superclass: pass that of the superclass, or nil if it is the library's.")
      }
      known[one.name] = one
    }
  }

  /// All classes, by name.
  var all: [ClassDescription] { known.values.sorted { $0.name < $1.name } }

  /// The names of all classes.
  var names: [String] { Array(known.keys) }

  subscript(name: String) -> ClassDescription? { known[name] }

  /// Returns the class with the members of an object: its own, or else the nearest of the library.
  func ofObject(_ object: AnyObject) -> ClassDescription? {
    let type: any AnyObject.Type = Swift.type(of: object)
    if let listed = known[String(describing: type)], listed.type == type { return listed }
    return (type as? Responder.Type)?.objectClass?.description ?? nearest(to: type)
  }

  /// Returns a class and those from which it inherits, itself first.
  func chain(of first: ClassDescription) -> some Sequence<ClassDescription> {
    sequence(first: first) { self.parent(of: $0) }
  }

  /// Returns the class from which a class inherits, or `nil` if no nib knows it.
  private func parent(of one: ClassDescription) -> ClassDescription? {
    guard let parent = one.parent ?? nearest(to: one.type), parent.type != one.type else {
      return nil
    }
    return parent
  }

  /// Returns the most special class of the library that a class is or inherits from.
  private func nearest(to type: any AnyObject.Type) -> ClassDescription? {
    if let known = nearest[ObjectIdentifier(type)] { return known }
    let found = library.last { $0.type != type && $0.covers(type) }
    nearest[ObjectIdentifier(type)] = .some(found)
    return found
  }

  func outlet(_ name: String, of one: ClassDescription) -> ObjectOutlet? {
    one.outlets[name] ?? parent(of: one).flatMap { outlet(name, of: $0) }
  }

  func attribute(_ name: String, of one: ClassDescription) -> ObjectAttribute? {
    one.attributes[name] ?? parent(of: one).flatMap { attribute(name, of: $0) }
  }

  /// Returns the outlets of a class with those that it inherits.
  func outlets(of one: ClassDescription) -> [String: ObjectOutlet] {
    chain(of: one).reduce(into: [:]) { $0.merge($1.outlets) { own, _ in own } }
  }

  /// Returns the attributes of a class with those that it inherits.
  func attributes(of one: ClassDescription) -> [String: ObjectAttribute] {
    chain(of: one).reduce(into: [:]) { $0.merge($1.attributes) { own, _ in own } }
  }

  func selector(_ name: String, of one: ClassDescription) -> Selector? {
    one.selectors[name] ?? parent(of: one).flatMap { selector(name, of: $0) }
  }

  func segueAction(_ name: String, of one: ClassDescription) -> ClassDescription.SegueAction? {
    one.segueActions[name] ?? parent(of: one).flatMap { segueAction(name, of: $0) }
  }

  /// Returns a selector for what any of the known classes declares by a name, or `nil` if none does.
  func selectorOfAny(_ name: String) -> Selector? {
    let found = known.values.compactMap { $0.selectors[name] }
    let different = found.reduce(into: [Selector]()) { if !$0.contains($1) { $0.append($1) } }
    return different.count > 1 ? Selector(anyOf: different) : different.first
  }

  /// The names of the actions that any of the known classes declares.
  var selectorNames: [String] { known.values.flatMap(\.selectors.keys) }
}
