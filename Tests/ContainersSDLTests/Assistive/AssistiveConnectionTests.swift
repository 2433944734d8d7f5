import Testing

@testable import ContainersSDL

@MainActor
@Suite("The connection to the accessibility bus")
struct SystemdConnectionTests {
  @Test("D4: Connecting to a bus that does not answer waits for nothing, and there is no name yet")
  func silent() throws {
    let library = try #require(SystemdLibrary())
    let bus = BusStandIn()
    let connection = try #require(
      SystemdConnection(library, address: "unix:path=\(bus.path)"))

    let hasMore = connection.take(while: { true }, { _ in })

    #expect(!hasMore)
    #expect(connection.name == nil)
    #expect(connection.descriptor >= 0)
    #expect(!connection.hasEnded)
  }

  @Test("D6: A connection to nothing, or to what speaks another language, has ended")
  func nothing() throws {
    let library = try #require(SystemdLibrary())
    let none = try #require(SystemdConnection(library, address: "unix:path=/none"))
    _ = none.take(while: { true }, { _ in })
    #expect(none.hasEnded)
    #expect(none.descriptor == -1)

    let bus = BusStandIn()
    let other = try #require(SystemdConnection(library, address: "unix:path=\(bus.path)"))
    bus.sendNonsense(String(repeating: "NO\r\n", count: 3))
    for _ in 0..<3 { _ = other.take(while: { true }, { _ in }) }
    #expect(other.hasEnded)
  }

  @Test("D6: What fails is tried again after a second, then after twice as long, to a minute")
  func delays() {
    var delay = Backoff()
    let seconds = (0..<8).map { _ in delay.next() / .seconds(1) }
    #expect(seconds == [1, 2, 4, 8, 16, 32, 64, 64])
  }
}
