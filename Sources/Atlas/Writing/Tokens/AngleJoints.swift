/// The marks between the degrees, minutes and seconds of `48:51:24 2:21:03`, `48-51-24N 2-21-03E`
/// and the like.
struct AngleJoints {
  /// The positions of the marks.
  private(set) var indices: Set<Int> = []
  /// How many numbers colons join, if they join the numbers of one angle alone.
  private(set) var colonNumbers: Int?

  /// A run of numbers with the same mark between all of them.
  private struct Run {
    var joint: Character
    var indices: [Int] = []
    /// Whether there are spaces around a mark: `10 - 20 N` is rather a range.
    var isSpaced = false
    var numbers: Int { indices.count + 1 }
  }

  /// Finds the marks in a text.
  ///
  /// A colon always joins. Other marks do so if there are two runs of the same shape; runs of two
  /// numbers need letters, since `48/51` is rather two angles. A number with decimals ends its run:
  /// `48.85:2.29`.
  init(in text: [Character], _ commas: CommaReading) {
    let dotted = Self.dots(in: text)
    if dotted.count == 4, text.contains(where: \.isLetter) {
      indices = Set(dotted)
      return
    }
    let runs = Self.runs(in: text, commas)
    guard let first = runs.first else { return }
    let colons = runs.filter { $0.joint == ":" && (!$0.isSpaced || $0.numbers == 3) }
    for run in colons { indices.formUnion(run.indices) }
    if colons.count == 1, colons[0].numbers < 4 { colonNumbers = colons[0].numbers }
    guard colons.isEmpty, runs.count == 2, runs[1].joint == first.joint,
      runs[1].numbers == first.numbers,
      first.numbers == 3
        || first.numbers == 2 && !first.isSpaced && text.contains(where: \.isLetter)
    else { return }
    for run in runs { indices.formUnion(run.indices) }
  }

  /// Returns the positions of the points in `48.51.24` and `48.51.24.5`, where minutes and seconds
  /// have two digits: `48.51.240` may be minutes with decimals.
  private static func dots(in text: [Character]) -> [Int] {
    var dots: [Int] = []
    var index = 0
    for piece in text.split(
      omittingEmptySubsequences: false, whereSeparator: { !$0.isPartOfNumber })
    {
      let parts = piece.split(separator: ".", omittingEmptySubsequences: false).map(\.count)
      if 3...4 ~= parts.count, 1...3 ~= parts[0], parts[1] == 2, parts[2] == 2, parts.last != 0 {
        dots += [index + parts[0], index + parts[0] + 3]
      }
      index += piece.count + 1
    }
    return dots
  }

  private static func runs(in text: [Character], _ commas: CommaReading) -> [Run] {
    var runs: [Run] = []
    var index = 0
    while index < text.count {
      guard text[index].isDigit else {
        index += 1
        continue
      }
      var run: Run?
      while true {
        var hasDecimals = false
        while index < text.count {
          let isMark = text[index] == "." || text[index] == "," && commas == .decimalMark
          guard text[index].isDigit || isMark else { break }
          hasDecimals = hasDecimals || isMark
          index += 1
        }
        guard !hasDecimals, let joint = joint(in: text, behind: index),
          run.map({ $0.joint == text[joint.index] }) ?? true
        else { break }
        var next = run ?? Run(joint: text[joint.index])
        next.indices.append(joint.index)
        next.isSpaced = next.isSpaced || joint.isSpaced
        run = next
        index = joint.next
      }
      if let run { runs.append(run) }
    }
    return runs
  }

  /// Returns the mark between a number that ends at an index and the next one.
  private static func joint(
    in text: [Character], behind end: Int
  ) -> (index: Int, next: Int, isSpaced: Bool)? {
    func skippingSpaces(_ start: Int) -> Int {
      text[start...].firstIndex { !$0.isWhitespace } ?? text.count
    }
    guard end < text.count else { return nil }
    let symbol = text[end].angleSymbol
    let front = symbol == nil ? end : end + 1
    let index = skippingSpaces(front)
    guard index < text.count, ":-‐‑/|".contains(text[index]) else { return nil }
    let next = skippingSpaces(index + 1)
    guard next < text.count, text[next].isDigit else { return nil }
    if let symbol, text[index] == ":" {
      // 48°:51′ is one angle, 48°:51° and 48°51′:2°17′ are two.
      let behind = text[next...].first { !$0.isPartOfNumber && $0 != "," }?.angleSymbol
      guard behind?.rawValue == symbol.rawValue + 1 else { return nil }
    }
    return (index, next, index > front || next > index + 1)
  }
}

extension Character {
  fileprivate var isPartOfNumber: Bool { isDigit || self == "." }
}
