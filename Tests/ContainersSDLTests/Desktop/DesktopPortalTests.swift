import Containers
import Testing

@testable import ContainersSDL

/// A clock that tests set.
@MainActor
private final class TestClock {
  var now = Duration.zero
}

@MainActor
@Suite("The desktop's portal")
struct DesktopPortalTests {
  private let bus = BusStandIn()
  private let clock = TestClock()
  private let portal: DesktopPortal

  init() {
    portal = DesktopPortal(address: "unix:path=\(bus.path)") { [clock] in clock.now }
  }

  private func open() -> Task<DesktopPortal.Answer, Never> {
    Task.immediate { [portal] in
      await portal.ask("OpenURI", "OpenURI") { [.string(""), .string("geo:1,2"), .options($0)] }
    }
  }

  /// Connects the program to the bus, and returns its call of a method.
  private func call(of member: String) throws -> BusMessage {
    var calls: [BusMessage] = []
    for _ in 0..<8 {
      portal.turn()
      calls += bus.serve()
    }
    return try #require(calls.first { $0.member == member })
  }

  /// Returns the object that the program knows before the portal has answered.
  private func object(of call: BusMessage) throws -> String {
    guard case .list(let options) = call.arguments.last,
      case .entry(.text("handle_token"), .text(let token)) = options.first
    else { throw BusError.invalidArguments }
    return "/org/freedesktop/portal/desktop/request/1_42/" + token
  }

  @Test("D84: The end of a request is heard on the object that is known before the call")
  func done() async throws {
    let answer = open()
    let call = try call(of: "OpenURI")
    #expect(call.interface == "org.freedesktop.portal.OpenURI")
    #expect(call.arguments.prefix(2) == [.text(""), .text("geo:1,2")])

    bus.respond(on: try object(of: call), 0, [("uris", "file:///a")])
    portal.turn()

    #expect(await answer.value == .done(["uris": .string("file:///a")]))
    #expect(portal.descriptor == -1)
  }

  @Test("D103: What the user cancels is canceled, however long it takes")
  func canceled() async throws {
    let answer = open()
    let call = try call(of: "OpenURI")
    bus.accept(call, as: try object(of: call))
    portal.turn()
    clock.now = .seconds(1000)
    portal.turn()
    #expect(portal.deadline == nil)

    bus.respond(on: try object(of: call), 1, [])
    portal.turn()

    #expect(await answer.value == .canceled)
  }

  @Test("D84: The object that an old portal chooses itself is heard")
  func oldPortal() async throws {
    let answer = open()
    let call = try call(of: "OpenURI")
    bus.accept(call, as: "/org/freedesktop/portal/desktop/request/7")
    portal.turn()

    bus.respond(on: "/org/freedesktop/portal/desktop/request/7", 0, [])
    portal.turn()

    #expect(await answer.value == .done([:]))
  }

  @Test("D84, D103: A portal that refuses, and one that ends a request otherwise, do nothing")
  func refusal() async throws {
    let refused = open()
    bus.refuse(try call(of: "OpenURI"))
    portal.turn()
    #expect(await refused.value == .none)
  }

  @Test("D103: A request that ends otherwise than by the user is not answered")
  func otherEnd() async throws {
    let answer = open()
    let call = try call(of: "OpenURI")
    bus.respond(on: try object(of: call), 2, [])
    portal.turn()
    #expect(await answer.value == .none)
  }

  @Test("D103: A portal that does not answer within a second is given up, and asks nothing later")
  func silence() async throws {
    let answer = open()
    let call = try call(of: "OpenURI")
    #expect(portal.deadline == .seconds(1))
    clock.now = .milliseconds(999)
    portal.turn()
    #expect(portal.descriptor >= 0)

    clock.now = .seconds(1)
    portal.turn()

    #expect(await answer.value == .none)
    let close = try #require(bus.takeMessages().first { $0.member == "Close" })
    #expect(close.path == (try object(of: call)))
  }

  @Test("D84: A portal that is slow to open an address opens it alone", arguments: [true, false])
  func slow(isHeardInTime: Bool) async throws {
    let isOpened = Task.immediate { [portal] in await portal.open("geo:1,2", over: "") }
    let call = try call(of: "OpenURI")
    clock.now = .milliseconds(9999)
    portal.turn()
    #expect(portal.descriptor >= 0)

    if isHeardInTime { bus.respond(on: try object(of: call), 0, []) }
    clock.now = .seconds(isHeardInTime ? 9 : 10)
    portal.turn()

    #expect(await isOpened.value == isHeardInTime)
    #expect(bus.takeMessages().contains { $0.member == "Close" } == !isHeardInTime)
  }

  @Test("D103: A portal that leaves before the user has decided is not waited for")
  func leaving() async throws {
    let answer = open()
    let call = try call(of: "OpenURI")
    bus.accept(call, as: try object(of: call))
    portal.turn()

    bus.leave("org.freedesktop.portal.Desktop")
    portal.turn()

    #expect(await answer.value == .none)
  }

  @Test("D103: The end of a request that is not the program's own is not heard")
  func foreignEnd() async throws {
    let answer = open()
    let call = try call(of: "OpenURI")
    bus.respond(on: "/org/freedesktop/portal/desktop/request/1_42/guessed", 0, [])
    portal.turn()
    #expect(portal.descriptor >= 0)

    bus.respond(on: try object(of: call), 1, [])
    portal.turn()
    #expect(await answer.value == .canceled)
  }

  @Test("D84: Without a bus there is no portal, and nothing waits")
  func noBus() async {
    let none = DesktopPortal(address: nil) { .zero }
    #expect(await none.ask("OpenURI", "OpenURI") { [.options($0)] } == .none)
    let dead = DesktopPortal(address: "unix:path=/none") { .zero }
    let answer = Task.immediate { await dead.ask("OpenURI", "OpenURI") { [.options($0)] } }
    dead.turn()
    #expect(await answer.value == .none)
  }

  @Test("D107: Another service answers with or without an error", arguments: [true, false])
  func service(isWilling: Bool) async throws {
    let answer = Task.immediate { [portal] in
      await portal.call(
        DesktopPortal.Call(
          program: "org.freedesktop.FileManager1", path: "/org/freedesktop/FileManager1",
          interface: "org.freedesktop.FileManager1", member: "ShowItems",
          arguments: [.strings(["file:///a"]), .string("")]))
    }
    let call = try call(of: "ShowItems")
    #expect(call.arguments == [.list([.text("file:///a")]), .text("")])
    if isWilling { bus.accept(call, as: nil) } else { bus.refuse(call) }
    portal.turn()
    #expect(await answer.value == isWilling)
  }
}
