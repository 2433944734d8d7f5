/// Changes of an object that leave all other bytes of its text as they are.
extension JSON {
  /// Returns the object with a value for a key: that of the first member with the key, or of a new
  /// one, which is separated as the last one is.
  package func setting(_ key: String, to value: JSON) -> JSON {
    let object = written
    guard let members = object.members, let last = members.last?.value.range else {
      return JSON([(key, value)])
    }
    if let old = members.first(where: { $0.key == key })?.value.range {
      return object.replacing(old, with: value.bytes)
    }
    let index = members.count - 1
    let separator =
      index > 0
      ? Array(object.source[object.gap(before: index, of: members)])
      : [UInt8(ascii: ",")] + object.source[object.gap(before: 0, of: members)]
    var added = separator + JSON.string(key).bytes
    // From the end of the last key to its value: a colon, and perhaps space.
    let end = object.source[..<last.lowerBound].lastIndex(of: UInt8(ascii: "\""))
    added += object.source[(end ?? last.lowerBound)..<last.lowerBound].dropFirst()
    value.write(to: &added)
    return object.replacing(last.upperBound..<last.upperBound, with: added)
  }

  /// Returns the object without the members with a key.
  package func removing(_ key: String) -> JSON {
    let object = written
    guard let members = object.members, members.contains(where: { $0.key == key }) else {
      return self
    }
    let kept = members.indices.filter { members[$0].key != key }
    guard let end = members.last?.value.range.upperBound, !kept.isEmpty else { return [:] }
    let opening = object.range.lowerBound..<object.gap(before: 0, of: members).upperBound
    var text = Array(object.source[opening])
    for index in kept {
      let gap = object.gap(before: index, of: members)
      let start = index == kept[0] ? gap.upperBound : gap.lowerBound
      text += object.source[start..<members[index].value.range.upperBound]
    }
    return JSON(own: text + object.source[end..<object.range.upperBound])
  }

  /// The value with bytes of its own, if it was read from no text.
  private var written: JSON { source.isEmpty ? JSON(own: bytes) : self }

  /// Returns the text before the key of a member: space and, after another member, a comma.
  private func gap(before index: Int, of members: [Member]) -> Range<Int> {
    let start =
      index == 0 ? range.lowerBound + 1 : members[index - 1].value.range.upperBound
    return start..<(source[start...].firstIndex(of: UInt8(ascii: "\"")) ?? start)
  }

  private func replacing(_ part: Range<Int>, with bytes: [UInt8]) -> JSON {
    JSON(
      own: source[range.lowerBound..<part.lowerBound] + bytes
        + source[part.upperBound..<range.upperBound])
  }

  /// Reads a text that this program has written, which cannot fail.
  package init(own bytes: some Collection<UInt8>) {
    var reader = JSONReader(Array(bytes), ofAtMost: .max, depth: .max)
    do throws(JSONReader.Failure) {
      self = try reader.read()
    } catch {
      misuse("\(String(decoding: bytes, as: UTF8.self).quoted): \(error.reason); write valid JSON.")
    }
  }
}
