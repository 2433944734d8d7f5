extension Typesetter {
  /// Returns whether a character is of another script than the word before it, and notes its block.
  func leaves(_ block: inout HarfBuzzScript.Block?, _ scalar: Unicode.Scalar) -> Bool {
    if let block, block.range.contains(scalar.value) { return false }
    // What belongs to no script takes that of the word.
    guard let found = HarfBuzzScript.block(of: scalar) else { return false }
    defer { block = found }
    return block.map { $0.tag != found.tag } ?? false
  }

  /// Appends a character of several scalars that stands by itself.
  mutating func append(
    _ cluster: Character, _ range: Range<Int>, _ font: Font, _ primary: Int
  ) {
    let first = cluster.unicodeScalars[cluster.unicodeScalars.startIndex]
    guard !Script.isNewline(first), !Script.isInvisible(first) else {
      return append(first, glyph: 0x20, range, font, primary)
    }
    let face = cache.face(forAll: cluster, like: font, face: primary)
    let drawn = cache.lacks(first, face: primary) ? String(first) : cluster.drawn
    append(first, glyph: cache.glyph(for: drawn), range, font, face)
  }

  /// Appends a word; a character that its face lacks is drawn in another face by itself.
  mutating func flush(_ word: inout String, _ start: Int, _ font: Font, _ primary: Int) {
    guard !word.isEmpty else { return }
    defer { word = "" }
    if let face = commonFace(of: word, font, primary) {
      return append(word, start..<bytes, font, face)
    }
    var (part, partFace, byte) = ("", primary, start)
    func end(of part: String) -> Int { byte + part.utf8.count }
    for character in word {
      let face = cache.face(forAll: character, like: font, face: primary)
      let first = character.unicodeScalars[character.unicodeScalars.startIndex]
      let isMissing = cache.lacks(first, face: primary)
      if isMissing || face != partFace {
        append(part, byte..<end(of: part), font, partFace)
        byte = end(of: part)
        (part, partFace) = ("", face)
      }
      if isMissing {
        // One box, whatever its marks.
        append(String(first), byte..<(byte + character.utf8.count), font, face)
        byte += character.utf8.count
      } else {
        part.append(character)
      }
    }
    append(part, byte..<max(byte, bytes), font, partFace)
  }

  /// Returns a face that has all characters of a word, so that its letters join; `nil` if none that has
  /// one of them has all.
  private func commonFace(of word: String, _ font: Font, _ primary: Int) -> Int? {
    var tried: [Int] = []
    for character in word {
      let face = cache.face(forAll: character, like: font, face: primary)
      guard !tried.contains(face) else { continue }
      tried.append(face)
      let hasAll = word.unicodeScalars.allSatisfy { scalar in
        Script.isSelecting(scalar)
          || cache.face(having: scalar, like: font, face: face) == face
            && !cache.lacks(scalar, face: face)
      }
      if hasAll { return face }
    }
    return nil
  }

  private mutating func append(
    _ word: String, _ range: Range<Int>, _ font: Font, _ face: Int
  ) {
    guard let first = word.unicodeScalars.first else { return }
    append(first, glyph: cache.glyph(for: word), range, font, face)
  }
}
