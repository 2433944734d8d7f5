/// The names by which the archive knows classes, which stay the same from one start to the next.
enum ClassName {
  /// Returns the name of a class with its module.
  ///
  /// The address that the name of a private class contains is removed.
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

  /// Returns the name by which a type is found at the next launch, or `nil` if it cannot be found
  /// because it is generic, private, or local to a function.
  static func lasting(_ type: Any.Type) -> String? {
    guard let name = _mangledTypeName(type), self.type(lastingName: name) == type else {
      return nil
    }
    return name
  }

  /// Returns the type with a name, or `nil` if the program has none.
  static func type(lastingName name: String) -> Any.Type? {
    // Bytes beyond ASCII are references into memory in such names. Those and other names that the
    // compiler never writes would crash.
    guard name.utf8.count <= 1_000, name.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      PlainTypeName.matches(name)
    else { return nil }
    return _typeByName(name)
  }
}
