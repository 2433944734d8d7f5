/// The names by which the archive knows classes, which stay the same from one start to the next.
enum ClassName {
  /// Returns the name of a class with its module.
  ///
  /// A private class has the address of its surroundings in its name, which is left out.
  static func of(_ type: Any.Type) -> String {
    var name = String(reflecting: type)
    while let start = name.firstRange(of: "(unknown context at "),
      let end = name[start.upperBound...].firstRange(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  /// Whether a class has a name or inherits from one that has it.
  static func isName(_ name: String, of type: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { of($0) == name }
  }

  /// Returns the name by which a type is found at the next start, or `nil` if it is generic, private
  /// or inside a function, so that it is not.
  static func lasting(_ type: Any.Type) -> String? {
    guard let name = _mangledTypeName(type), self.type(lastingName: name) == type else {
      return nil
    }
    return name
  }

  /// Returns the type that a name leads to, or `nil` if the program has none.
  static func type(lastingName name: String) -> Any.Type? {
    // Bytes beyond ASCII are references into memory in such names. Those and other names that the
    // compiler never writes would crash.
    guard name.utf8.count <= 1_000, name.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      PlainTypeName.matches(name)
    else { return nil }
    return _typeByName(name)
  }
}
