import Testing

@testable import ContainersSDL

@MainActor
@Suite("Whether assistive technology listens")
struct AccessibilityStatusTests {
  private let bus = BusStandIn()

  @Test("D1: Without a bus, and while nobody listens, there is no address to connect to")
  func nobody() {
    let none = DesktopSettings { $0 == "DBUS_SESSION_BUS_ADDRESS" ? "unix:path=/none" : nil }
    #expect(none.accessibilityAddress == nil)
    let settings = DesktopSettings(variable: bus.variable)
    bus.tellAccessibility(false, address: "unix:path=/a")
    _ = settings.take()
    #expect(settings.accessibilityAddress == nil)
  }

  @Test("D2: It is asked on the session's bus with the settings, and nothing is started for it")
  func asking() {
    let settings = DesktopSettings(variable: bus.variable)
    #expect(settings.accessibilityAddress == nil)

    let calls = bus.tellAccessibility(false, address: "unix:path=/a")

    #expect(calls.filter { $0.hasSuffix("!") } == ["GetAll!"])
    #expect(!settings.take())
    #expect(settings.accessibilityAddress == nil)
  }

  @Test("D2, D3: A reader that begins later is noticed, and its bus has an address")
  func beginning() {
    let settings = DesktopSettings(variable: bus.variable)
    bus.tellAccessibility(false, address: "")
    _ = settings.take()

    bus.changeAccessibility(true)
    _ = settings.take()
    #expect(bus.tellAccessibility(true, address: "unix:path=/a") == ["GetAddress"])
    _ = settings.take()
    #expect(settings.accessibilityAddress == "unix:path=/a")

    bus.changeAccessibility(false)
    _ = settings.take()
    #expect(settings.accessibilityAddress == nil)
  }

  @Test("D2: A service that begins later, with a reader already on, is asked at once")
  func later() {
    let settings = DesktopSettings(variable: bus.variable)
    bus.tellAccessibility(false, address: "")
    _ = settings.take()

    bus.restartAccessibility()
    _ = settings.take()
    #expect(bus.tellAccessibility(true, address: "") == ["GetAll!"])
    _ = settings.take()
    #expect(bus.tellAccessibility(true, address: "unix:path=/a") == ["GetAddress"])
    _ = settings.take()
    #expect(settings.accessibilityAddress == "unix:path=/a")
  }

  @Test("D3: The address in the environment needs no question")
  func environment() {
    let settings = DesktopSettings { [bus] name in
      name == "AT_SPI_BUS_ADDRESS" ? "unix:path=/mine" : bus.variable(name)
    }
    bus.tellAccessibility(true, address: "unix:path=/other")
    _ = settings.take()
    #expect(settings.accessibilityAddress == "unix:path=/mine")
  }

  @Test("D6: The address is asked for again if nothing listens there, and is gone with the bus")
  func again() {
    let settings = DesktopSettings(variable: bus.variable)
    bus.tellAccessibility(true, address: "")
    _ = settings.take()
    bus.tellAccessibility(true, address: "unix:path=/a")
    _ = settings.take()

    settings.askForAccessibilityAddress()
    #expect(settings.accessibilityAddress == nil)
    bus.tellAccessibility(true, address: "unix:path=/b")
    _ = settings.take()
    #expect(settings.accessibilityAddress == "unix:path=/b")

    bus.hangUp()
    _ = settings.take()
    #expect(settings.accessibilityAddress == nil)
  }
}
