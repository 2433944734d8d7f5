extension MapLink {
  /// Returns the place of a link inside a text, or `nil` if there is no link.
  ///
  /// The link may stand in a sentence, in brackets, in Markdown, or before other words.
  static func coordinate(inside text: Substring) throws(Reason) -> Coordinate? {
    var found = FoundPlaces()
    var fault: Reason?
    for piece in text.split(whereSeparator: isBorder) {
      guard let start = start(in: piece) else { continue }
      let link = trimmed(piece[start...])
      // The text as a whole was read before.
      guard link.count < text.count else { continue }
      do throws(Reason) {
        if let place = try place(of: link, in: text) { found.add(place) }
      } catch {
        fault = fault ?? error
      }
    }
    if let place = try found.one() { return place }
    if let fault { throw fault }
    return nil
  }

  private static func place(
    of link: Substring, in text: Substring
  ) throws(Reason) -> Coordinate? {
    if link.prefix(4).lowercased() == "geo:" {
      // One that begins the text is read elsewhere.
      return link.startIndex > text.startIndex
        ? try GeoURI.coordinate(from: link.dropFirst(4)) : nil
    }
    guard link.hasPrefix("///") else { return try coordinate(ofLink: link) }
    guard let words = ThreeWordAddress.words(in: link) else { return nil }
    throw .link(.threeWords(words))
  }

  private static func isBorder(_ character: Character) -> Bool {
    character.isWhitespace || "<>\"`|".contains(character)
  }

  /// Returns where a link begins in a piece of text without white space, or `nil` if there is none.
  private static func start(in piece: Substring) -> Substring.Index? {
    for colon in piece.indices where piece[colon] == ":" {
      let name = piece[..<colon].reversed().prefix { $0.isASCII && ($0.isLetter || $0 == ".") }
      let start = piece.index(colon, offsetBy: -name.count)
      let lower = piece[start...].prefix(20).lowercased()
      let isPlace =
        lower.hasPrefix("geo:") && lower.dropFirst(4).prefix(2).contains(where: \.isDigit)
      if isPlace || !name.isEmpty && isScheme(lower) { return start }
    }
    let plain = piece.drop { "([{'“„«‘*_".contains($0) }
    return plain.contains("/") ? plain.startIndex : nil
  }

  /// Returns a link without the punctuation behind it.
  private static func trimmed(_ piece: Substring) -> Substring {
    var (depth, end) = (0, piece.startIndex)
    for index in piece.indices {
      if "([{".contains(piece[index]) { depth += 1 }
      if ")]}".contains(piece[index]) { depth -= 1 }
      // What closes here was opened before the link.
      if depth < 0 { break }
      end = piece.index(after: index)
    }
    var link = piece[..<end]
    while let last = link.last, ".,;:!?'’”»*。，、」）》】".contains(last) { link = link.dropLast() }
    return link
  }
}
