import Foundation
package import Support
import Testing

/// A walk through all system calls of some work: it runs once to count them, and then once for each
/// call and each fault, in a fresh folder each time.
///
/// After each run the files are as they were before or as they are without a fault, whole, and nothing
/// else is there: no draft, no copy, no open file. Only a kill may leave drafts and copies.
package struct FaultWalk: Sendable {
  /// The faults of each call.
  package var faults = InjectedFault.all
  /// The calls that the file system always refuses, with their errors.
  package var refusals: [FileSystem.Call: Int32] = [:]
  /// The largest number of bytes that one call writes.
  package var longestWrite = Int.max
  /// Whether the work ignores failures, so that the lack of an error says nothing.
  package var isSilent = false
  /// Whether the work changes several files, each of which may be the old or the new one.
  package var areSeparate = false

  package init() {}

  /// Walks through a body, which prepares the folder of the run and then calls
  /// ``FaultRun/attempt(isolation:_:)`` once.
  package func run(
    isolation: isolated (any Actor)? = #isolation, _ body: (FaultRun) async throws -> Void
  ) async throws {
    let sound = FaultRun(self)
    try await sound.run(body)
    sound.expectWhole(like: sound)
    try #require(sound.calls > 0)
    for number in 1...sound.calls {
      for fault in faults {
        let run = FaultRun(self, number, fault)
        try await run.run(body)
        run.expectWhole(like: sound)
      }
    }
  }
}
