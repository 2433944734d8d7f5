/// Addresses of three words, such as `///filled.count.soap`, which only their site can resolve.
enum ThreeWordAddress {
  /// The full stops that the site takes, of several scripts.
  private static let dots = ".。．｡・･︒։།।។·۔"
  /// Parts of the names of computers and files, which look like words.
  private static let domains = " www com org net edu gov html json geojson txt jpg png pdf "

  /// Returns the address in a text, or `nil` if it is none.
  ///
  /// Quotes, `w3w:` and a place behind a comma may stand around it. Without the three slashes, words
  /// of one or two letters are more likely an abbreviation, and there is no space behind a full stop.
  static func words(in text: Substring) -> String? {
    // Each name that is typed comes by here.
    guard text.utf8.count < 200, text.unicodeScalars.count(where: isDot) > 1 else { return nil }
    let written = text.trimmed(of: "\"'“”„«»").prefix { $0 != "," }
    let isNamed = ["w3w:", "what3words:"].first { written.lowercased().hasPrefix($0) }
    let inner = written.dropFirst(isNamed?.count ?? 0).drop { $0 == " " }
    let isMarked = inner.hasPrefix("///")
    let plain = inner.drop { $0 == "/" }
    let words = plain.split(omittingEmptySubsequences: false) { dots.contains($0) }
    guard words.count == 3,
      words.allSatisfy({ word in
        let letters = word.count { $0.isLetter }
        let isWord = word.allSatisfy { $0.isLetter || "-'’".contains($0) || isMarked && $0 == " " }
        let least = isMarked ? 1 : word.utf8.count == word.count ? 3 : 2
        return isWord && letters >= least
          && (isMarked || !domains.contains(" \(word.lowercased()) "))
      })
    else { return nil }
    return words.joined(separator: ".")
  }

  private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || !scalar.isASCII && dots.unicodeScalars.contains(scalar)
  }
}
