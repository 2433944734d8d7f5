internal import Containers
internal import Support

extension NibParser {
  /// Returns a field that is a text, or `nil` if there is none.
  mutating func string(_ fields: NibFields, _ key: String) -> String? {
    value(fields, key, "a text", \.string)
  }

  mutating func bool(_ fields: NibFields, _ key: String) -> Bool? {
    value(fields, key, "true or false", \.bool)
  }

  /// Returns a field that is a list, with the path of each element.
  mutating func list(
    _ fields: NibFields, _ key: String
  ) -> some Sequence<(value: JSON, path: NibPath)> {
    let list = value(fields, key, "a list", \.array) ?? []
    let path = list.isEmpty ? fields.path : fields.path[key]
    // Lazily, because a list may be as long as its file.
    return list.enumerated().lazy.map { ($0.element, path[$0.offset]) }
  }

  /// Returns a field that is a list of texts.
  mutating func strings(_ fields: NibFields, _ key: String) -> [NibText] {
    var texts: [NibText] = []
    for (value, path) in list(fields, key) {
      if let text = value.string {
        texts.append(NibText(text: text, path: path))
      } else {
        fault(path, "this is \(value.kind), not a text.")
      }
    }
    return texts
  }

  /// Returns a field that is one of several names.
  mutating func name<Value>(
    _ fields: NibFields, _ key: String, of names: KeyValuePairs<String, Value>
  ) -> Value? {
    string(fields, key).flatMap { value(named: $0, of: names, at: fields.path[key]) }
  }

  /// Returns a field that is a list of some of several names, or `nil` if there is none.
  mutating func names<Value: OptionSet>(
    _ fields: NibFields, _ key: String, of names: KeyValuePairs<String, Value.Element>
  ) -> Value? {
    guard fields[key] != nil else { return nil }
    var set = Value()
    for text in strings(fields, key) {
      if let part = value(named: text.text, of: names, at: text.path) { set.insert(part) }
    }
    return set
  }

  private mutating func value<Value>(
    named name: String, of names: KeyValuePairs<String, Value>, at path: NibPath
  ) -> Value? {
    if let value = names.first(where: { $0.key == name })?.value { return value }
    fault(path, "unknown name “\(name)”. " + NearestName.hint(for: name, among: names.map(\.key)))
    return nil
  }

  /// Returns a field that is a rectangle: `[x, y, width, height]`.
  mutating func rect(_ fields: NibFields, _ key: String) -> Rect? {
    guard let json = fields[key] else { return nil }
    let numbers = json.array?.compactMap(\.number) ?? []
    guard numbers.count == 4, json.array?.count == 4 else {
      fault(fields.path[key], "this is not four numbers [x, y, width, height].")
      return nil
    }
    guard numbers[2] >= 0, numbers[3] >= 0, numbers.allSatisfy({ abs($0) <= 1e9 }) else {
      fault(fields.path[key], "the size is negative, or a number is out of range.")
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the fields of a field that is an object with any keys.
  mutating func entries(_ fields: NibFields, _ key: String) -> [NibEntry] {
    guard let json = fields[key], let inner = anyFields(json, fields.path[key]) else {
      return []
    }
    return inner.members.map {
      NibEntry(key: $0.key, value: $0.value, path: inner.path[$0.key])
    }
  }

  private mutating func value<Value>(
    _ fields: NibFields, _ key: String, _ kind: String, _ read: (JSON) -> Value?
  ) -> Value? {
    guard let json = fields[key] else { return nil }
    if let value = read(json) { return value }
    fault(fields.path[key], "this is \(json.kind), not \(kind).")
    return nil
  }
}

/// A text in a file and where it stands.
struct NibText {
  let text: String
  let path: NibPath
}

/// A key in a file, its value, and where it stands.
struct NibEntry {
  let key: String
  let value: JSON
  let path: NibPath
}
