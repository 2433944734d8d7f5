import Containers
import Testing

@testable import ContainersSDL

@MainActor
@Suite("The one process of a program")
struct ProgramInstanceTests {
  private static let path = "/org/example/My_App"
  private static let interface = "org.freedesktop.Application"
  private let bus = BusStandIn()
  private let settings: DesktopSettings

  init() {
    settings = DesktopSettings(variable: bus.variable, identifier: "org.example.My-App")
  }

  /// Calls a method, and returns the name of the error; an empty text if there is none.
  private func error(_ call: () -> Void) -> String? {
    bus.giveName(1)
    call()
    _ = settings.take()
    guard let answer = bus.takeMessages().last else { return nil }
    return answer.kind == .reply ? "" : "\(answer.kind)"
  }

  @Test("D86: The name is asked for first of all, together with the rest")
  func first() {
    #expect(bus.giveName(1).prefix(2) == ["Hello", "RequestName"])
  }

  @Test(
    "D86: The bus says whether another process has the name",
    arguments: [
      (1, .thisProcess), (2, .another), (3, .another), (4, .thisProcess), (9, .nobody),
    ] as [(UInt32, ProgramInstance.Owner)])
  func owner(code: UInt32, owner: ProgramInstance.Owner) {
    #expect(settings.instance?.owner == .unknown)
    bus.giveName(code)
    _ = settings.take()
    #expect(settings.instance?.owner == owner)
  }

  @Test("D86: A program without an identifier asks for no name")
  func noName() {
    let other = BusStandIn()
    let plain = DesktopSettings(variable: other.variable)
    #expect(!other.giveName(1).contains("RequestName"))
    #expect(plain.instance == nil)
  }

  @Test("D86: A later start hands over URLs and what the user did last")
  func open() {
    let answer = error {
      bus.call(
        Self.path, Self.interface, "Open", lists: [["geo:1,2", "file:///a"]],
        data: [("desktop-startup-id", "menu_TIME7"), ("activation-token", "token"), ("else", "x")])
    }

    #expect(answer == "")
    let launches = settings.takeLaunches()
    #expect(launches.map(\.request) == [.open(["geo:1,2", "file:///a"])])
    #expect(launches.map(\.startup.x11) == ["menu_TIME7"])
    #expect(launches.map(\.startup.wayland) == ["token"])
    #expect(settings.takeLaunches().isEmpty)
  }

  @Test("D86: A later start activates, and performs an action with or without a parameter")
  func activate() {
    bus.giveName(1)
    bus.call(Self.path, Self.interface, "Activate", data: [])
    bus.call(
      Self.path, Self.interface, "ActivateAction", texts: ["search"], lists: [[]],
      areVariants: true, data: [])
    bus.call(
      Self.path, Self.interface, "ActivateAction", texts: ["new-window"], lists: [["geo:1,2"]],
      areVariants: true, data: [])
    _ = settings.take()

    #expect(
      settings.takeLaunches().map(\.request) == [
        .activate, .performAction("search"), .performAction("new-window", parameter: "geo:1,2"),
      ])
  }

  @Test("D86: A program that ends takes nothing over, so that the later start goes on by itself")
  func ending() {
    settings.refuseLaunches()
    let answer = error { bus.call(Self.path, Self.interface, "Activate", data: []) }

    #expect(answer == "error")
    #expect(settings.takeLaunches().isEmpty)
  }

  @Test("D86: Other calls are answered politely, or with the error of the specification")
  func others() {
    let properties = "org.freedesktop.DBus.Properties"
    let introspectable = "org.freedesktop.DBus.Introspectable"
    #expect(error { bus.call("/", "org.freedesktop.DBus.Peer", "Ping") } == "")
    #expect(error { bus.call("/org", introspectable, "Introspect") } == "")
    #expect(error { bus.call(Self.path, introspectable, "Introspect") } == "")
    #expect(error { bus.call("/com", introspectable, "Introspect") } == "error")
    #expect(
      error { bus.call(Self.path, properties, "GetAll", texts: [Self.interface]) } == "")
    #expect(
      error { bus.call(Self.path, properties, "Get", texts: [Self.interface, "x"]) } == "error")
    #expect(error { bus.call("/", Self.interface, "Activate", data: []) } == "error")
    #expect(error { bus.call(Self.path, "org.example.Else", "Activate", data: []) } == "error")
    #expect(error { bus.call(Self.path, Self.interface, "Close") } == "error")
    #expect(error { bus.call(Self.path, Self.interface, "Open", texts: ["geo:1,2"]) } == "error")
    #expect(
      error { bus.call(Self.path, Self.interface, "Open", texts: ["geo:1,2"], data: []) } == "error"
    )
    #expect(error { bus.call(Self.path, Self.interface, "Open", lists: [[]], data: []) } == "error")
    #expect(settings.takeLaunches().isEmpty)
  }

  @Test("D86: The tree of objects leads to the one that is served")
  func introspection() {
    bus.giveName(1)
    bus.call("/", "org.freedesktop.DBus.Introspectable", "Introspect")
    bus.call("/org/example", "org.freedesktop.DBus.Introspectable", "Introspect")
    bus.call(Self.path, "org.freedesktop.DBus.Introspectable", "Introspect")
    _ = settings.take()

    let texts = bus.takeMessages().compactMap { message -> String? in
      if case .text(let text) = message.arguments.first { text } else { nil }
    }
    #expect(texts.count == 3)
    #expect(texts.first?.contains("<node name=\"org\"/>") == true)
    #expect(texts.dropFirst().first?.contains("<node name=\"My_App\"/>") == true)
    #expect(texts.last?.contains("ActivateAction") == true)
  }

  @Test("D86: More than the program has time for is refused")
  func flood() {
    bus.giveName(1)
    var refused = 0
    for _ in 0..<300 {
      bus.call(Self.path, Self.interface, "Activate", data: [])
      _ = settings.take()
      refused += bus.takeMessages().count { $0.kind == .error }
    }

    #expect(settings.takeLaunches().count == 256)
    #expect(refused == 44)
  }

  @Test("D86: A start that finds no bus, or one that does not answer, goes on by itself")
  func noBus() {
    let none = InstanceHandover(address: "unix:path=/none")
    #expect(none?.send([.activate], to: "org.example.A", StartupToken(nil)) != true)
    let silent = InstanceHandover(address: "unix:path=\(bus.path)")
    #expect(
      silent?.send(
        [.activate], to: "org.example.A", StartupToken(nil), within: .milliseconds(1)) != true)
  }
}
