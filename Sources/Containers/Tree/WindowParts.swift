/// What the rooms above the tree keep with a window, one object of each type, made when it is first
/// needed.
///
/// A window cannot name what stands above it. So it keeps these objects, and each room adds an
/// accessor for its own:
///
/// ```swift
/// extension Window {
///   var focus: FocusSystem { parts.part { FocusSystem(window: self) } }
/// }
/// ```
@MainActor
final class WindowParts {
  // A handful: comparing the types one by one is faster than hashing. Unchecked as the view's own
  // properties are: each access is a load or a store of its own.
  @exclusivity(unchecked) private var parts: [(type: ObjectIdentifier, part: AnyObject)] = []

  /// Returns the part of a type, which a closure makes the first time.
  func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    let type = ObjectIdentifier(Part.self)
    // By index, which retains none of those that are passed over.
    for index in parts.indices where parts[index].type == type {
      // It was added below, as one of the type.
      return unsafeDowncast(parts[index].part, to: Part.self)
    }
    let made = make()
    parts.append((type, made))
    return made
  }
}
