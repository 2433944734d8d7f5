internal import Support

/// A reader of one file that collects faults and goes on.
struct NibParser {
  let file: String
  private var noted: [NibFault] = []
  private var bytes: [UInt8] = []
  private var root: JSON?

  init(file: String) { self.file = file }

  /// The number of faults after which no more are noted: a hostile file may have millions.
  static let greatestCount = 1000

  /// Notes a fault.
  mutating func fault(
    _ path: @autoclosure () -> NibPath, _ reason: @autoclosure () -> String,
    _ kind: NibFault.Kind = .mistake
  ) {
    guard noted.count < Self.greatestCount else { return }
    noted.append(NibFault(file: file, path: path().description, reason: reason(), kind: kind))
  }

  /// What was noted, with lines.
  var faults: [NibFault] {
    guard let root, !noted.isEmpty else { return noted }
    let lines = NibLines(of: noted.map(\.path), in: root, of: bytes)
    return noted.map { fault in
      var fault = fault
      fault.line = lines.line(of: fault.path)
      return fault
    }
  }

  /// Reads the bytes of a file, or notes why that is impossible.
  mutating func json(_ bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes, .commented)
    do throws(JSONReader.Failure) {
      root = try reader.read()
      self.bytes = bytes
      return root
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      let reason = "line \(place.line), column \(place.column): \(error.reason)."
      noted.append(NibFault(file: file, path: "$", reason: reason, line: place.line))
      return nil
    }
  }

  /// Returns the fields of an object, after noting unknown and repeated keys.
  ///
  /// - Parameter known: The keys that the object may have besides `//`.
  mutating func fields(_ json: JSON, _ path: NibPath, known: [String]) -> NibFields? {
    guard let fields = anyFields(json, path) else { return nil }
    for member in fields.members where !known.contains(member.key) {
      fault(
        fields.path[member.key],
        "unknown key. " + NearestName.hint(for: member.key, among: known))
    }
    return fields
  }

  /// Returns the fields of an object whose keys are not known here, after noting repeated keys.
  mutating func anyFields(_ json: JSON, _ path: NibPath) -> NibFields? {
    guard let members = json.members else {
      fault(path, "this is \(json.kind), not an object.")
      return nil
    }
    var seen = Set<String>(minimumCapacity: members.count)
    var kept: [JSON.Member] = []
    kept.reserveCapacity(members.count)
    for member in members where member.key != "//" {
      if seen.insert(member.key).inserted {
        kept.append(member)
      } else {
        fault(path[member.key], "the key occurs twice.")
      }
    }
    return NibFields(path: path, offset: json.offset, members: kept)
  }
}

/// The fields of an object in a file.
struct NibFields {
  let path: NibPath
  let offset: Int
  let members: [JSON.Member]

  subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }
}
