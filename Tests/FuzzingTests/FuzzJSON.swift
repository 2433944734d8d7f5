internal import Support

/// Reads bytes as JSON, and checks that they are written as they were read, and changed only where
/// they should be.
enum FuzzJSON {
  static func read(_ bytes: [UInt8]) {
    if let json = read(bytes, .standard) {
      precondition(depth(of: json) <= JSONReader.greatestDepth)
      precondition(json.bytes.elementsEqual(bytes[json.range]), "written differently")
      precondition(read(Array(json.formatted().utf8), .standard) == json)
      let canonical = json.canonical
      precondition(read(canonical.bytes, .standard)?.canonical.bytes == canonical.bytes)
      change(json)
    }
    if let commented = read(bytes, .commented) {
      precondition(read(commented.bytes, .standard) == commented)
    }
  }

  /// Changes each member of each object, up to a number of them, since that takes long.
  private static func change(_ json: JSON) {
    for value in json.array ?? [] { change(value) }
    for member in (json.members ?? []).prefix(8) {
      let old = json[member.key]?.range ?? json.range
      let changed = json.setting(member.key, to: "new").bytes
      precondition(changed.starts(with: json.bytes[..<(old.lowerBound - json.offset)]))
      precondition(
        changed.reversed().starts(
          with: json.bytes[(old.upperBound - json.offset)...].reversed()))
      let removed = json.removing(member.key)
      precondition(removed.members == json.members?.filter { $0.key != member.key })
      change(member.value)
    }
    if json.members != nil {
      let added = json.setting("\u{1}new", to: [])
      precondition(added.removing("\u{1}new") == json.removing("\u{1}new"))
    }
  }

  /// Reads bytes, and checks that an error has its place.
  private static func read(_ bytes: [UInt8], _ dialect: JSONReader.Dialect) -> JSON? {
    var reader = JSONReader(bytes, dialect)
    do throws(JSONReader.Failure) {
      return try reader.read()
    } catch {
      precondition(0...bytes.count ~= error.offset && !error.reason.isEmpty)
      return nil
    }
  }

  /// The number of lists and objects, one in the other.
  private static func depth(of json: JSON) -> Int {
    guard json.array != nil || json.members != nil else { return 0 }
    let inner = (json.array ?? []) + (json.members ?? []).map(\.value)
    return 1 + (inner.map(depth).max() ?? 0)
  }
}
