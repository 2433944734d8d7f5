import Foundation
import Support
import TestSupport
import Testing

@Suite("Warnings and messages")
struct WarningTests {
  @Test("A warning is one line on standard error, without control characters")
  func warning() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      warn("It is wrong:\nall of it.")
    }
    #expect(result.standardError.contains("Containers: It is wrong:\\u{A}all of it.\n"))
  }

  @MainActor
  @Test("A warning goes to the receiver in force, with its text")
  func receiver() {
    let lines = WarningLog.lines { warn("The list moved a row that is not there.") }
    #expect(lines == ["The list moved a row that is not there."])
  }

  @Test("A finished program hides warnings, and tells the user what is wrong outside of it")
  func hidden() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      unsetenv("CONTAINERS_LOG")
      DeveloperWarnings.hideUnlessAsked()
      warn("It is wrong.")
      tellUser("The disk is broken.")
    }
    #expect(!result.standardError.contains("It is wrong."))
    #expect(result.standardError.contains(": The disk is broken.\n"))
    #expect(!result.standardError.contains("Containers: The disk"))
  }

  @Test("CONTAINERS_LOG shows the warnings that a finished program hides, also without a channel")
  func asked() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("CONTAINERS_LOG", "warnings", 1)
      DeveloperWarnings.hideUnlessAsked()
      warn("It is wrong.")
      precondition(LogChannel.named("warnings").isEmpty)
    }
    #expect(result.standardError.contains("Containers: It is wrong.\n"))
    #expect(!result.standardError.contains("unknown channel"))
  }

  @Test("The value of a variable keeps the bytes that are no text")
  func environment() async {
    await #expect(processExitsWith: .success) {
      [CChar](arrayLiteral: 0x2F, -1, 0x61, 0).withUnsafeBufferPointer { bytes in
        _ = bytes.baseAddress.map { setenv("HOME", $0, 1) }
      }
      precondition(
        UserFolder.home(from: environmentVariable).map(SystemPath.bytes) == [0x2F, 0xFF, 0x61])
      precondition(
        UserFolder.state.path(from: { $0 == "HOME" ? environmentVariable($0) : nil })
          .map(SystemPath.bytes) == [0x2F, 0xFF, 0x61] + Array("/.local/state".utf8))
    }
  }
}
