import Foundation

/// A random program as data, so that it can be shortened and printed.
protocol SeededProgram: Sendable {
  associatedtype Step: Sendable
  associatedtype Hook: Sendable

  /// Makes the program that a seed stands for.
  init(seed: UInt64)

  /// What is done from outside, in order.
  var steps: [Step] { get set }
  /// What callbacks do.
  var hooks: [Hook] { get set }
  /// The program as text to be read, and to be typed into a test.
  var text: String { get }
}

extension SeededProgram {
  /// Returns the shortest program found, by leaving out what is not needed, that still fails.
  func shrunk(while fails: (Self) -> Bool) -> Self {
    var best = self
    var isShorter = true
    while isShorter {
      isShorter = false
      for index in best.hooks.indices.reversed() {
        var candidate = best
        candidate.hooks.remove(at: index)
        if fails(candidate) { (best, isShorter) = (candidate, true) }
      }
      for index in best.steps.indices.reversed() {
        var candidate = best
        candidate.steps.remove(at: index)
        if fails(candidate) { (best, isShorter) = (candidate, true) }
      }
    }
    return best
  }
}

/// How many random programs a run of the tests tries.
enum LawRuns {
  /// How many parts the programs are dealt out over, each a test case of its own.
  static let parts = 10

  /// The seeds of a part: `LAWS` in the environment says how many there are in all, and `SEED` which
  /// comes first.
  static func seeds(ofPart part: Int) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["LAWS"].flatMap(UInt64.init) ?? 4000
    let first = environment["SEED"].flatMap(UInt64.init) ?? 0
    let (parts, part) = (UInt64(parts), UInt64(part))
    return first + count * part / parts..<first + count * (part + 1) / parts
  }
}
