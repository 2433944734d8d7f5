import Dispatch
import Foundation
import Support
import Testing

@testable import ContainersSDL

@MainActor
@Suite("Checking whether a message bus responds")
struct BusGreetingTests {
  @Test("A bus that answers the first call is alive")
  func alive() async throws {
    let bus = BusStandIn()
    let address = try #require(BusAddress("unix:path=\(bus.path)"))
    // On another thread, because this one sends the answer.
    let isAlive = Task.detached { BusGreeting.isAnswered(by: address, within: .seconds(60)) }

    bus.greet()

    #expect(await isAlive.value)
  }

  @Test("A bus that answers a call other than the first is not alive")
  func wrongAnswer() async throws {
    let bus = BusStandIn()
    let address = try #require(BusAddress("unix:path=\(bus.path)"))
    let isAlive = Task.detached { BusGreeting.isAnswered(by: address, within: .seconds(60)) }

    bus.greetWrongly()

    #expect(await !isAlive.value)
  }

  @Test("A silent bus is not alive, and neither is a missing one")
  func silent() throws {
    let bus = BusStandIn()
    let address = try #require(BusAddress("unix:path=\(bus.path)"))
    #expect(!BusGreeting.isAnswered(by: address, within: .milliseconds(1)))
    let none = try #require(BusAddress("unix:path=/none"))
    #expect(!BusGreeting.isAnswered(by: none, within: .seconds(60)))
  }

  @Test("SDL is kept away from a bus that does not answer")
  func disabling() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let silent = BusStandIn()
        setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(silent.path)", 1)

        SessionBus().allowIfAnswering()

        precondition(environmentVariable("DBUS_SESSION_BUS_ADDRESS") == "disabled:")
      }
    }
  }

  @Test("The bus in the session's folder is used if no variable names one")
  func folder() async {
    await #expect(processExitsWith: .success) {
      let folder = NSTemporaryDirectory() + "session %\(UUID().uuidString.prefix(8))"
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      _ = FileManager.default.createFile(atPath: folder + "/bus", contents: nil)
      unsetenv("DBUS_SESSION_BUS_ADDRESS")
      setenv("XDG_RUNTIME_DIR", folder, 1)

      _ = SessionBus()

      let address = environmentVariable("DBUS_SESSION_BUS_ADDRESS") ?? ""
      precondition(!address.contains(" "))
      precondition(BusAddress(address)?.socketName == Array((folder + "/bus").utf8))
    }
  }
}
