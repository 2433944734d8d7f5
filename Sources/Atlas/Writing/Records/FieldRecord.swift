/// Places in lines of keys and values: the fields of pictures, `GPSLatitude: 48.85`, and of calendars
/// and cards, `GEO:48.85;2.29`.
///
/// The line ends may be gone.
///
/// Source: RFC 5545, section 3.8.1.6, and RFC 6350, section 6.5.2.
enum FieldRecord {
  /// Finds the places in a text.
  static func find(in text: Substring, _ found: inout FoundPlaces) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else {
      return
    }
    var fields = AngleFields()
    var rest = text
    while let start = rest.firstIndex(where: isPartOfKey) {
      rest = rest[start...]
      let key = rest.prefix(while: isPartOfKey)
      rest = rest[key.endIndex...]
      if key == "GEO" {
        let front = rest.prefix(48)
        guard let colon = front.firstIndex(of: ":") else { continue }
        let value = front[colon...].dropFirst().drop { $0 == " " }.prefix { !$0.isWhitespace }
        // A card escapes what separates numbers, and may name them as an address does.
        let numbers = value.pieces(between: ":").last?.pieces(between: ";,\\") ?? []
        rest = rest[value.endIndex...]
        guard numbers.count == 2 else { continue }
        found.add(latitude: numbers[0], longitude: numbers[1])
      } else if let field = AngleField(key) {
        let value = rest.drop { "\"' \t".contains($0) }
        guard value.first == ":" || value.first == "=" else { continue }
        rest = value.dropFirst()
        let written = rest.prefix(length(ofValue: rest))
        rest = rest[written.endIndex...]
        fields.set(field, to: String(written.trimmed(of: "\"',;|")), &found)
      }
    }
    fields.move(to: &found)
  }

  private static func isPartOfKey(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  /// Returns how many characters belong to a value: up to the next word that is not part of an angle.
  private static func length(ofValue text: Substring) -> Int {
    var (length, rest) = (0, text.prefix(100))
    while let next = rest.first, !next.isNewline, !")]}".contains(next), !isParameter(rest) {
      let word = rest.prefix(while: \.isLetter)
      if !word.isEmpty, !CompassWord.isKnown(word.lowercased()[...]) || AngleField(word) != nil {
        break
      }
      let count = max(1, word.count)
      length += count
      rest = rest.dropFirst(count)
    }
    return length
  }

  /// Whether a text begins with a further parameter: `&z=3`.
  private static func isParameter(_ text: Substring) -> Bool {
    text.first == "&" && text.dropFirst().drop(while: isPartOfKey).first == "="
  }
}

extension Substring {
  /// Returns the substring without white space and certain characters around it.
  func trimmed(of characters: String) -> Substring {
    func isOne(_ character: Character) -> Bool {
      character.isWhitespace || characters.contains(character)
    }
    guard let first = firstIndex(where: { !isOne($0) }),
      let last = lastIndex(where: { !isOne($0) })
    else { return "" }
    return self[first...last]
  }
}
