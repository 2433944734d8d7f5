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
    var indices: [Int]
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
    let colons = runs.filter { $0.joint == ":" }
    for run in colons { indices.formUnion(run.indices) }
    if colons.count == 1, colons[0].numbers < 4 { colonNumbers = colons[0].numbers }
    guard colons.isEmpty, runs.count == 2, runs[1].joint == first.joint,
      runs[1].numbers == first.numbers,
      first.numbers == 3 || first.numbers == 2 && text.contains(where: \.isLetter)
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
        guard !hasDecimals, index + 1 < text.count, text[index + 1].isDigit,
          ":-‐‑/|".contains(text[index]), run.map({ $0.joint == text[index] }) ?? true
        else { break }
        run = Run(joint: text[index], indices: (run?.indices ?? []) + [index])
        index += 1
      }
      if let run { runs.append(run) }
    }
    return runs
  }
}
