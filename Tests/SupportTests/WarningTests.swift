import Support
import TestSupport
import Testing

@Suite("Warnings")
struct WarningTests {
  @MainActor
  @Test("A warning goes to the receiver in force, with its text")
  func receiver() {
    let lines = WarningLog.lines { warn("The list moved a row that is not there.") }
    #expect(lines == ["The list moved a row that is not there."])
  }
}
