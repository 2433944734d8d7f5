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
    let hasSymbol = text[end].angleSymbol != nil
    let front = hasSymbol ? end + 1 : end
    let index = skippingSpaces(front)
    guard index < text.count, (hasSymbol ? "-‐‑/|" : ":-‐‑/|").contains(text[index]) else {
      return nil
    }
    let next = skippingSpaces(index + 1)
    guard next < text.count, text[next].isDigit else { return nil }
    return (index, next, index > front || next > index + 1)
  }
}
