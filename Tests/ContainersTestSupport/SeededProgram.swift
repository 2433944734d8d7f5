import Foundation
import Testing

/// A random program, as data that can be shrunk and printed.
protocol SeededProgram: Sendable {
  associatedtype Step: Sendable
  associatedtype Hook: Sendable

  /// Creates the program for a seed.
  init(seed: UInt64)

  /// The steps from outside, in order.
  var steps: [Step] { get set }
  /// The steps in callbacks.
  var hooks: [Hook] { get set }
  /// The program as readable text that can be pasted into a test.
  var text: String { get }
}

/// A step of a program that runs in the callbacks of controllers.
protocol CallbackStep: Sendable {
  /// Whether the step runs frames, which is not allowed in a callback.
  var runsFrames: Bool { get }
}

/// A step that runs once, in the first callback of a kind on a controller.
struct CallbackHook<Step: CallbackStep>: Sendable {
  let controller: Int
  let callback: ControllerCallback
  let step: Step
}

extension SeededProgram where Step: CallbackStep, Hook == CallbackHook<Step> {
  /// The steps and hooks as readable text.
  var lines: [String] {
    steps.map { "  \($0)" } + hooks.map { "  in \($0.callback) of \($0.controller): \($0.step)" }
  }
}

extension SeededProgram {
  /// Returns the shortest program found that still fails, by removing steps that are not needed.
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

extension SeededProgram {
  /// Runs the programs of a part, and records the first one that violates an invariant, shrunk.
  ///
  /// - Parameter usual: The number of programs in all parts if nobody sets another one.
  @MainActor
  static func check(part: Int, usual: UInt64 = 4000, _ run: (Self) -> LawReport) {
    for seed in LawRuns.seeds(ofPart: part, usual: usual) {
      let program = Self(seed: seed)
      guard !run(program).failures.isEmpty else { continue }
      let short = program.shrunk { !run($0).failures.isEmpty }
      let report = run(short)
      let lines = report.failures + (report.trace.isEmpty ? [] : ["trace:"] + report.trace)
      Issue.record("seed \(seed):\n\(short.text)\n\(lines.joined(separator: "\n"))")
      return
    }
  }
}

/// The invariants that a program violated, and the trace of its calls and steps.
struct LawReport {
  var failures: [String] = []
  var trace: [String] = []
}

/// The number of random programs in a test run.
enum LawRuns {
  /// The number of parts, each a separate test case, into which the programs are divided.
  static let parts = 10

  /// Returns the seeds of a part.
  ///
  /// The environment variable `LAWS` sets the total number, `SEED` the first seed.
  static func seeds(ofPart part: Int, usual: UInt64 = 4000) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["LAWS"].flatMap(UInt64.init) ?? usual
    let first = environment["SEED"].flatMap(UInt64.init) ?? 0
    let (parts, part) = (UInt64(parts), UInt64(part))
    return first + count * part / parts..<first + count * (part + 1) / parts
  }
}
