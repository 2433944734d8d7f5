import Containers
import Glibc
import Testing

@testable import ContainersSDL

/// Returns a number in the wire format.
private func number(_ value: UInt32) -> (signature: String, bytes: [UInt8]) {
  ("u", withUnsafeBytes(of: value.littleEndian) { Array($0) })
}

/// Returns three numbers as a structure in the wire format.
private func color(_ red: Double, _ green: Double, _ blue: Double) -> (
  signature: String, bytes: [UInt8]
) {
  ("(ddd)", [red, green, blue].flatMap { withUnsafeBytes(of: $0.bitPattern) { Array($0) } })
}

/// Returns a text in the wire format.
private func text(_ text: String) -> (signature: String, bytes: [UInt8]) {
  ("s", withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian) { Array($0) } + text.utf8 + [0])
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

  @Test("A message too long to be of use is passed over, and what follows is taken")
  func longMessage() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    bus.answer([:])
    _ = settings.take()

    bus.change(
      "org.freedesktop.appearance", "name", text(String(repeating: "a", count: 3 << 20))
    ) { _ = settings.take() }
    bus.change("org.freedesktop.appearance", "color-scheme", number(1))
    for _ in 0..<8 { _ = settings.take() }

    #expect(settings.traits.userInterfaceStyle == .dark)
  }

  @Test("D127: a change of light or dark is taken in the turn in which it arrives")
  func live() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    bus.answer([:])
    _ = settings.take()
    for (scheme, style) in [(1, UserInterfaceStyle.dark), (2, .light), (0, .unspecified)] {
      bus.change("org.freedesktop.appearance", "color-scheme", number(UInt32(scheme)))
      #expect(settings.take())
      #expect(settings.traits.userInterfaceStyle == style)
    }
  }

  @Test(
    "D130: ten accent colors are read and followed; one out of range, or of another type, is none")
  func accentColor() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    bus.answer(["accent-color": color(0.2, 0.4, 0.6)])
    #expect(settings.take())
    #expect(settings.traits.accentColor?.color == Color(red: 0.2, green: 0.4, blue: 0.6))
    for step in 0..<10 {
      let part = Double(step) / 10
      bus.change("org.freedesktop.appearance", "accent-color", color(part, 1 - part, 0.5))
      #expect(settings.take())
      #expect(settings.traits.accentColor?.color == Color(red: part, green: 1 - part, blue: 0.5))
    }
    for wrong in [color(-1, -1, -1), color(.nan, 0, 0), color(0, 2, 0), number(7), text("red")] {
      bus.change("org.freedesktop.appearance", "accent-color", color(0.2, 0.4, 0.6))
      _ = settings.take()
      bus.change("org.freedesktop.appearance", "accent-color", wrong)
      #expect(settings.take())
      #expect(settings.traits.accentColor == nil)
    }
  }

  @Test(
    "D134: the family of the interface font is what precedes style and size",
    arguments: [
      ("Cantarell 11", "Cantarell"), ("Noto Sans Bold Italic 10.5", "Noto Sans"),
      ("DejaVu Sans,Sans 12", "DejaVu Sans"), ("Ubuntu", "Ubuntu"), ("Light 10", "Light"),
      ("Source Code Pro Semi-Bold Condensed 9", "Source Code Pro"), ("", nil), ("  ", nil),
      (String(repeating: "A", count: 300), nil),
    ])
  func fontName(description: String, family: String?) {
    var portal = PortalSettings()
    portal[.fontName] = .text(description)
    #expect(portal.traits.interfaceFontFamily == family)
  }

  @Test("D137: a setting of the wrong type is as if it were not there, and the others count")
  func wrongTypes() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    let wrong = text("dark")
    bus.answer([
      "color-scheme": wrong, "contrast": wrong, "accent-color": wrong, "reduced-motion": wrong,
      "enable-animations": number(0), "text-scaling-factor": wrong, "font-name": number(1),
    ])
    #expect(!settings.take())
    #expect(settings.traits == TraitCollection())
    bus.change("org.freedesktop.appearance", "color-scheme", number(1))
    #expect(settings.take())
    #expect(settings.traits.userInterfaceStyle == .dark)
  }

  @Test("D137: a huge array is skipped within one message, and what comes after it is followed")
  func hugeArray() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    bus.answer([:])
    _ = settings.take()
    let count = 200_000
    let bytes = withUnsafeBytes(of: UInt32(count).littleEndian) { Array($0) }
    bus.change(
      "org.freedesktop.appearance", "color-scheme",
      ("ay", bytes + [UInt8](repeating: 1, count: count)), while: { _ = settings.take() })
    bus.change("org.freedesktop.appearance", "color-scheme", number(1))
    for _ in 0..<8 where settings.traits.userInterfaceStyle != .dark { _ = settings.take() }
    #expect(settings.traits.userInterfaceStyle == .dark)
    #expect(settings.descriptor >= 0)
  }

  @Test(
    "D137: answers that come late are taken when they come, and a portal that goes changes nothing")
  func late() {
    let bus = BusStandIn()
    let settings = DesktopSettings(variable: bus.variable)
    for _ in 0..<100 { #expect(!settings.take()) }
    bus.answer(["color-scheme": number(1)])
    #expect(settings.take())
    bus.hangUp()
    #expect(!settings.take())
    #expect(settings.traits.userInterfaceStyle == .dark)
    #expect(settings.descriptor == -1)
  }

  @Test("D137: the program's own flag counts more than the portal, for the accent color too")
  func ownAccent() {
    var portal = PortalSettings()
    portal[.accentColor] = .list([.number(0), .number(0), .number(1)])
    let environment = EnvironmentSettings {
      $0 == "CONTAINERS_TRAITS" ? "accent=ff8000,contrast" : nil
    }
    let traits = environment.traits(around: portal.traits)
    #expect(traits.accentColor?.color == Color(hex: 0xFF8000))
    #expect(traits.accessibilityContrast == .high)
  }
}
