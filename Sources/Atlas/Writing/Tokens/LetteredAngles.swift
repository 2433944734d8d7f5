/// A parser for angles that letters or names tell apart.
enum LetteredAngles {
  typealias Reason = CoordinateError.Reason

  /// Removes the names of the angles if letters say the same: `Lat: 56.55 N`.
  static func withoutSpareNames(
    _ tokens: [CoordinateToken]
  ) throws(Reason) -> [CoordinateToken] {
    let letters = tokens.filter(\.isLetter)
    let names = tokens.filter(\.isAxis)
    guard !letters.isEmpty, !names.isEmpty else { return tokens }
    guard letters.count >= names.count else { throw .letterMissing }
    for (letter, name) in zip(letters, names) where letter.axis != name.axis {
      throw letter.axis == .latitude ? .misplaced("longitude") : .misplaced("latitude")
    }
    return tokens.filter { !$0.isAxis }
  }

  /// Removes the names of both angles at the start or the end, `Lat/Lon: 56.55, 8.3`, and returns
  /// the axis of the first number with what is left.
  static func withoutHeading(
    _ tokens: [CoordinateToken]
  ) -> (tokens: [CoordinateToken], first: WrittenAngle.Axis?) {
    let names = tokens.indices.filter { tokens[$0].isAxis }
    guard names.count == 2, tokens[names[0]] != tokens[names[1]],
      tokens[names[0]...names[1]].allSatisfy({ $0.isAxis || $0 == .separator })
    else { return (tokens, nil) }
    let (before, after) = (tokens[..<names[0]], tokens[(names[1] + 1)...])
    let isFirst = before.allSatisfy { $0 == .separator }
    guard isFirst != after.allSatisfy({ $0 == .separator }) else { return (tokens, nil) }
    return (Array((isFirst ? after : before).trimmingSeparators), tokens[names[0]].axis)
  }

  /// Splits at the letters: all before their angles, all after them, or all after the degrees.
  static func angles(in tokens: [CoordinateToken]) throws(Reason) -> [WrittenAngle] {
    if let angles = try splitBehindDegrees(tokens) { return angles }
    let letterIsFirst = tokens.first { $0 != .separator }?.axis != nil
    var angles: [WrittenAngle] = []
    var current: [CoordinateToken] = []
    var letter: CoordinateToken?
    func finish() throws(Reason) {
      let inner = Array(current[...].trimmingSeparators)
      let isOnly = tokens.count { $0.axis != nil } == 1
      if isOnly, inner.contains(.separator) { throw .letterMissing }
      let angle = try WrittenAngle(inner, mark: letter)
      angles.append(angle)
      current = []
      letter = nil
    }
    for token in tokens {
      guard token.axis != nil else {
        current.append(token)
        continue
      }
      let isEmpty = !current.contains { $0 != .separator }
      if letterIsFirst {
        if letter != nil {
          guard !isEmpty else { throw .misplaced(token.name) }
          try finish()
        }
        letter = token
      } else {
        guard !isEmpty else { throw .misplaced(token.name) }
        letter = token
        try finish()
      }
    }
    if current.contains(where: { $0 != .separator }) {
      guard letter != nil else { throw .letterMissing }
      try finish()
    } else if let letter {
      throw .misplaced(letter.name)
    }
    return angles
  }

  /// Splits `56N33 8E19.25`, where the letters replace the degree signs.
  ///
  /// Returns `nil` if the letters are elsewhere.
  private static func splitBehindDegrees(
    _ tokens: [CoordinateToken]
  ) throws(Reason) -> [WrittenAngle]? {
    let letters = tokens.indices.filter { tokens[$0].isLetter }
    guard letters.count == 2, tokens.first?.isNumber == true, tokens.last?.isLetter == false,
      isDegrees(tokens[..<letters[0]]),
      let start = tokens[..<letters[1]].lastIndex(where: \.isNumber), start > letters[0] + 1,
      isDegrees(tokens[start..<letters[1]])
    else { return nil }
    let first = tokens[..<letters[0]] + tokens[(letters[0] + 1)..<start]
    let second = tokens[start..<letters[1]] + tokens[(letters[1] + 1)...]
    return [
      try WrittenAngle(Array(first.trimmingSeparators), mark: tokens[letters[0]]),
      try WrittenAngle(Array(second), mark: tokens[letters[1]]),
    ]
  }

  /// Whether the tokens are a number with or without a degree sign.
  private static func isDegrees(_ tokens: ArraySlice<CoordinateToken>) -> Bool {
    let last = tokens.dropFirst()
    return tokens.first?.isNumber == true && (last.isEmpty || Array(last) == [.symbol(.degree)])
  }
}

extension ArraySlice<CoordinateToken> {
  /// The tokens without the separators around them, which stand between two angles.
  fileprivate var trimmingSeparators: ArraySlice {
    guard let first = firstIndex(where: { $0 != .separator }),
      let last = lastIndex(where: { $0 != .separator })
    else { return [] }
    return self[first...last]
  }
}

extension CoordinateToken {
  /// The token's name in an error.
  fileprivate var name: String {
    switch self {
    case .letter(let letter): String(letter)
    case .axis(.latitude): "latitude"
    case .axis(.longitude): "longitude"
    default: ","
    }
  }
}
