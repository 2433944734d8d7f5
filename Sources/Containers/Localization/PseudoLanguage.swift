/// A language made of English by a rule, which shows whether layouts suit other languages.
///
/// It is used if the environment asks for it by name.
enum PseudoLanguage: String {
  /// Letters have accents, and texts are 40 % longer, in brackets that show where one is clipped.
  case accented = "en_XA"
  /// Letters are Hebrew, which run from right to left, and so does the layout.
  case mirrored = "ar_XB"

  /// Returns the translation of a template, with its placeholders.
  func template(for english: String) -> String {
    switch self {
    case .accented: Self.accented(english)
    case .mirrored:
      Self.outsidePlaceholders(english) { letter in
        letter.lowercased().first.flatMap { Self.mirrors[$0] } ?? String(letter)
      }
    }
  }

  private static func accented(_ english: String) -> String {
    let letters = english.count { $0.isLetter }
    // One long word needs as much room as a compound does in German.
    let filler = english.contains(" ") ? " óñé ţŵó ţĥŕéé ƒóúŕ ƒíṽé šíẋ šéṽéñ éíĝĥţ ñíñé ţéñ" : long
    let count = max(0, (letters * 2 + 4) / 5 - 2)
    var more = ""
    while more.count < count { more += filler }
    return "[" + outsidePlaceholders(english) { accents[$0] ?? String($0) } + more.prefix(count)
      + "]"
  }

  private static let long = "ñéţŵóŕķš"

  private static let accents: [Character: String] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "í",
    "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ó", "p": "þ", "q": "ǫ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "ú", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å",
    "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ",
    "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ó", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š",
    "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]

  private static let mirrors: [Character: String] = [
    "a": "א", "b": "ב", "c": "כ", "d": "ד", "e": "ע", "f": "פ", "g": "ג", "h": "ה", "i": "י",
    "j": "ז", "k": "ק", "l": "ל", "m": "מ", "n": "נ", "o": "ו", "p": "פ", "q": "ק", "r": "ר",
    "s": "ס", "t": "ת", "u": "ו", "v": "ב", "w": "ש", "x": "ח", "y": "י", "z": "ז",
  ]

  /// Returns a template with the characters outside its placeholders replaced.
  private static func outsidePlaceholders(
    _ template: String, _ replacement: (Character) -> String
  ) -> String {
    var (text, isInside) = ("", false)
    for character in template {
      if character == "{" { isInside = true }
      text += isInside ? String(character) : replacement(character)
      if character == "}" { isInside = false }
    }
    return text
  }
}
