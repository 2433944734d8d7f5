import Containers
import Glibc
import Testing

@testable import ContainersSDL

/// Returns a number in the wire format.
private func number(_ value: UInt32) -> (signature: String, bytes: [UInt8]) {
  ("u", withUnsafeBytes(of: value.littleEndian) { Array($0) })
}

@MainActor
@Suite("The desktop's settings")
struct DesktopSettingsTests {
  @Test("are requested from the portal without blocking, and followed while the program runs")
  func portal() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    #expect(settings.descriptor >= 0)
    #expect(settings.traits == TraitCollection())
    #expect(!settings.take())

    bus.answer([
      "color-scheme": number(1), "contrast": number(1), "enable-animations": ("b", [0, 0, 0, 0]),
      "text-scaling-factor": ("d", withUnsafeBytes(of: (1.25).bitPattern) { Array($0) }),
    ])
    #expect(settings.take())
    #expect(settings.traits.userInterfaceStyle == .dark)
    #expect(settings.traits.accessibilityContrast == .high)
    #expect(settings.traits.accessibilityMotion == .reduced)
    #expect(settings.traits.preferredContentSizeCategory == .extraExtraLarge)
    #expect(!settings.take())

    bus.change("org.freedesktop.appearance", "color-scheme", number(2))
    #expect(settings.take())
    #expect(settings.traits.userInterfaceStyle == .light)
    bus.change("org.example.other", "color-scheme", number(1))
    #expect(!settings.take())
  }

  @Test("D125: have the double click and the drag, from the portal before the X server")
  func pointerHabits() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    var property: [UInt8] = [0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0]
    for (name, value) in [("Net/DoubleClickTime\0", 250), ("Net/DndDragThreshold", 8)] {
      let length = UInt8(name.utf8.count - (name.hasSuffix("\0") ? 1 : 0))
      property += [0, 0, length, 0] + name.utf8 + [0, 0, 0, 0, UInt8(value), 0, 0, 0]
    }
    #expect(settings.take(XSettings(property)))
    #expect(settings.traits[DoubleClickIntervalTrait.self] == .milliseconds(250))
    #expect(settings.traits[DragDistanceTrait.self] == 8)

    bus.answer(["double-click": number(700)])
    #expect(settings.take())
    #expect(settings.traits[DoubleClickIntervalTrait.self] == .milliseconds(700))
    #expect(settings.traits[DragDistanceTrait.self] == 8)
  }

  @Test("are unspecified if the portal has no preference or does not know the setting")
  func noPreference() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)

    bus.answer(["color-scheme": number(0)])

    #expect(!settings.take())
    #expect(settings.traits == TraitCollection())
  }

  @Test("come from the environment if there is no bus, or if it closes or sends malformed data")
  func noBus() {
    let none = DesktopSettings { $0 == "DBUS_SESSION_BUS_ADDRESS" ? "unix:path=/none" : nil }
    #expect(none.descriptor == -1)
    #expect(!none.take())
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    bus.sendNonsense()
    #expect(!settings.take())
    #expect(settings.descriptor == -1)
    let other = BusStandIn()
    let left = DesktopSettings(variable: other.variable)
    other.answer([:])
    other.hangUp()
    #expect(!left.take())
    #expect(left.descriptor == -1)
  }

  @Test("in CONTAINERS_TRAITS take precedence over the desktop's, and the desktop's over GTK_THEME")
  func environment() {
    func traits(_ variables: [String: String], _ scheme: Double? = nil) -> TraitCollection {
      var portal = PortalSettings()
      portal[.colorScheme] = scheme.map { .number($0) }
      return EnvironmentSettings { variables[$0] }.traits(around: portal.traits)
    }

    #expect(traits([:]).userInterfaceStyle == .unspecified)
    #expect(traits(["GTK_THEME": "Adwaita:dark"]).userInterfaceStyle == .dark)
    #expect(traits(["GTK_THEME": "Yaru-dark"]).userInterfaceStyle == .dark)
    #expect(traits(["GTK_THEME": "Adwaita"]).userInterfaceStyle == .light)
    #expect(traits(["GTK_THEME": "Adwaita:dark"], 2).userInterfaceStyle == .light)
    let all = traits(
      ["CONTAINERS_TRAITS": "light,contrast,reduced-motion,right-to-left,text=2"], 1)
    #expect(all.userInterfaceStyle == .light)
    #expect(all.accessibilityContrast == .high)
    #expect(all.accessibilityMotion == .reduced)
    #expect(all.layoutDirection == .rightToLeft)
    #expect(all.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("A connection to a bus that never authenticates the program is closed")
  func floodBeforeAuthentication() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)

    bus.sendNonsense("OK " + String(repeating: "0", count: BusConnection.longestLine))
    #expect(!settings.take())

    #expect(settings.descriptor == -1)
  }
}
