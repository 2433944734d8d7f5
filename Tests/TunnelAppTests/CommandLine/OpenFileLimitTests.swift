import Foundation
import Testing

@testable import TunnelApp

@Suite("The limit on open files")
struct OpenFileLimitTests {
  /// Sets the limits of the process, which an exit test has for itself.
  private static func limit(_ current: rlim_t, _ greatest: rlim_t) {
    var limit = rlimit(rlim_cur: current, rlim_max: greatest)
    precondition(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
  }

  @Test("Below 20 the program ends with status 69 and a message")
  func low() async {
    await #expect(processExitsWith: .success) {
      Self.limit(19, 19)
      do throws(CommandFailure) {
        try OpenFileLimit.ensure()
        preconditionFailure("19 files are enough")
      } catch {
        precondition(error.status == .unavailable)
        precondition(
          error.description
            == "The limit on open files is 19. At least 20 are needed: see ulimit -n.")
      }
    }
  }

  @Test("A limit that may be raised is raised", arguments: [(10, 100), (10, 1000), (500, 1000)])
  func raised(current: UInt, greatest: UInt) async {
    await #expect(processExitsWith: .success) { [current, greatest] in
      Self.limit(current, greatest)
      try? OpenFileLimit.ensure()
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      precondition(limit.rlim_cur == max(current, min(256, greatest)))
    }
  }

  @Test("20 files are enough")
  func least() async {
    await #expect(processExitsWith: .success) {
      Self.limit(20, 20)
      precondition((try? OpenFileLimit.ensure()) != nil)
    }
  }
}
