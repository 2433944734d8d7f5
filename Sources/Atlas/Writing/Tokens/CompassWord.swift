/// A word that gives the direction of an angle, its axis or its unit.
enum CompassWord: Hashable {
  /// N, S, E or W.
  case direction(Character)
  /// A word for latitude or longitude.
  case axis(WrittenAngle.Axis)
  /// A word for both, in the order in which the numbers stand.
  case axes(latitudeIsFirst: Bool)
  /// A word for degrees, minutes or seconds.
  case unit(CoordinateToken.Symbol)
  /// A conjunction between two angles.
  case and
  /// A word that says nothing, such as “of” and “geographic”.
  case filler
  /// A word for a half of the globe, which says nothing without a direction.
  case hemisphere

  /// A word's meaning, and a bit for each language that has it, numbered by
  /// ``CompassLanguage/all``.
  typealias Entry = (meaning: CompassWord, languages: UInt64)

  /// Returns the meaning of a lowercase word, or `nil` if it is unknown or a single letter, which
  /// means what the alphabet of a language says.
  static func entry(_ word: Substring) -> Entry? { entries[word] }

  /// Whether a lowercase word is a direction in any language or has to do with angles, so that it
  /// cannot be dropped like the words of a label.
  static func isKnown(_ word: Substring) -> Bool {
    if entries[word] != nil { return true }
    guard word.count > 1 else { return word.first.map(CompassLanguage.hasLetter) ?? false }
    // North-east, by its letters in any language.
    return word.count < 4 && word.allSatisfy { "nsewo".contains($0) } || isCompound(word)
  }

  /// Whether a word is a direction and more: `southwest`, `Südhalbkugel`, `юго-запад`, `南半球`.
  private static func isCompound(_ word: Substring) -> Bool {
    word.indices.dropFirst().contains { index in
      guard isDirection(word[..<index]) else { return false }
      var rest = word[index...]
      if ["o", "о", "erly", "ward", "wards"].contains(rest) { return true }
      // The vowel that joins two words in Slavic languages.
      if let link = rest.first, "oо".contains(link), entries[rest] == nil { rest.removeFirst() }
      return isDirection(rest) || saysHalf(rest) || isCompound(rest)
    }
  }

  /// Whether a word is none of a label, since it tells how a number beside it is meant: `latitude`.
  static func saysHalf(_ word: Substring) -> Bool {
    switch entries[word]?.meaning {
    // Long Beach.
    case .axis: word != "long"
    case .axes, .hemisphere: true
    default: false
    }
  }

  /// Whether a word is a direction after a number of degrees: `5 Est`.
  static func isDirection(_ word: Substring) -> Bool {
    if case .direction = entries[word]?.meaning { true } else { false }
  }

  private static let entries: [Substring: Entry] = {
    var entries: [Substring: Entry] = [:]
    func add(_ words: Substring, _ meaning: CompassWord, _ languages: UInt64) {
      for word in words.split(separator: " ") {
        entries[word] = (meaning, languages | (entries[word]?.languages ?? 0))
      }
    }
    let meanings: [CompassWord] = [
      .direction("N"), .direction("S"), .direction("E"), .direction("W"), .axis(.latitude),
      .axis(.longitude), .unit(.degree), .unit(.minute), .unit(.second),
    ]
    for (index, language) in CompassLanguage.all.enumerated() {
      for (words, meaning) in zip(language.words, meanings) { add(words, meaning, 1 << index) }
    }
    add("lat φ", .axis(.latitude), .max)
    add("lon lng long λ", .axis(.longitude), .max)
    add("latlng latlon latlong", .axes(latitudeIsFirst: true), .max)
    add("lnglat lonlat longlat", .axes(latitudeIsFirst: false), .max)
    add("deg 度", .unit(.degree), .max)
    add("m min 分", .unit(.minute), .max)
    add("sec sek 秒", .unit(.second), .max)
    add("and und et og och en y oraz ve και و 和 と 및", .and, .max)
    add(fillers[...], .filler, .max)
    add(hemispheres[...], .hemisphere, .max)
    return entries
  }()

  private static let fillers = """
    of de del di da do du des der the la le gps geogr geographic geographical geographische geografische \
    géographique geográfica geografica geografisk geografiska geograficzna geograficznej zeměpisná \
    zeměpisné zemepisná zemepisnej географическая географической géographiques coordinate \
    coordinates coords koordinaten koordinater coordonnées coordenadas coordinate coördinaten \
    współrzędne souřadnice координаты 坐标 座標 좌표 location position posizione posición
    """

  private static let hemispheres = """
    hemisphere hemisphäre halbkugel hémisphère hemisferio hemisfério emisfero emisferi emisfera \
    halfrond halvkule halvkugle halvklot полушарие полушария півкулі півкуля półkula półkuli \
    polokoule pologule pallonpuolisko yarımküre yarıküre 半球 반구
    """
}
