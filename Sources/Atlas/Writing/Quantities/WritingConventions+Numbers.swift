extension WritingConventions {
  /// How numbers are written.
  struct Numbers: Hashable, Sendable {
    /// The decimal separator.
    var decimal = "."
    /// The separator of thousands.
    var group = ","
    /// The number of digits that have to stand before the first separator of thousands.
    var leastGrouped = 1

    /// Creates the conventions of English.
    init() {}

    /// Creates the conventions of a locale; one that the table lacks is written as English is.
    init(of locale: String) {
      guard let row = WritingConventions.row(locale, in: numberTable), row.count == 3 else {
        return
      }
      (decimal, group) = (String(row[0]), String(row[1]))
      leastGrouped = Int(row[2]) ?? 1
    }

    /// Returns the digits of a number with separators between groups of thousands.
    func grouped(_ digits: String) -> String {
      guard digits.utf8.count >= 3 + leastGrouped else { return digits }
      var text = ""
      for (index, digit) in digits.enumerated() {
        if index > 0 && (digits.utf8.count - index).isMultiple(of: 3) { text += group }
        text.append(digit)
      }
      return text
    }
  }
}
