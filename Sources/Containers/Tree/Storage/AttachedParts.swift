/// The objects that higher rooms keep with a window or controller, one of each type, created on
/// first use.
///
/// A window cannot name types in the rooms above it. It stores these objects, and each room adds an
/// accessor for its own:
///
/// ```swift
/// extension Window {
///   var focus: FocusSystem { parts.part { FocusSystem(window: self) } }
/// }
/// ```
@MainActor
final class AttachedParts {
  // There are few parts, so comparing the types in sequence is faster than hashing.
  private var parts: [(type: ObjectIdentifier, part: AnyObject)] = []

  /// Returns the part of a type, created by the closure on first use.
  func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    let type = ObjectIdentifier(Part.self)
    // Iterating by index does not retain the parts that are skipped.
    for index in parts.indices where parts[index].type == type {
      if let part = parts[index].part as? Part { return part }
    }
    let made = make()
    parts = parts + [(type, made)]
    return made
  }
}
