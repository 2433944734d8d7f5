import Containers
import Testing

@testable import ContainersSDL

@Suite("Settings that the X server keeps")
struct XSettingsTests {
  @Test("D73: Numbers are read in both orders of bytes, past texts and colors", arguments: [0, 1])
  func numbers(order: UInt8) {
    let bytes = XSettingsBytes(order: order).setting("Net/Name", text: "Adwaita")
      .color("Gtk/Color").setting("Gdk/WindowScalingFactor", number: 2).bytes

    #expect(XSettings(bytes)?["Gdk/WindowScalingFactor"] == 2)
    #expect(XSettings(bytes)?["Net/Name"] == nil)
  }

  @Test("D73: Settings that are cut off anywhere are none")
  func cut() {
    let bytes = XSettingsBytes.scale(2)

    for count in bytes.indices { #expect(XSettings(Array(bytes.prefix(count))) == nil) }
  }

  @Test("D125: The double click and the drag are those of the desktop")
  func habits() {
    let settings = XSettings(
      XSettingsBytes(order: 0).setting("Net/DoubleClickTime", number: 650)
        .setting("Net/DndDragThreshold", number: 9).bytes)

    #expect(settings?.traits[DoubleClickIntervalTrait.self] == .milliseconds(650))
    #expect(settings?.traits[DragDistanceTrait.self] == 9)
  }

  @Test("D125: What is out of reason leaves the defaults")
  func unreasonable() {
    let settings = XSettings(
      XSettingsBytes(order: 0).setting("Net/DoubleClickTime", number: 0)
        .setting("Net/DndDragThreshold", number: -1).bytes)

    #expect(settings?.traits == TraitCollection())
  }
}

/// The bytes of a settings manager's property.
struct XSettingsBytes {
  private let order: UInt8
  private var settings: [UInt8] = []
  private var count = 0

  init(order: UInt8) { self.order = order }

  static func scale(_ factor: Int) -> [UInt8] {
    XSettingsBytes(order: 0).setting("Gdk/WindowScalingFactor", number: factor).bytes
  }

  var bytes: [UInt8] { [order, 0, 0, 0] + ordered(7, 4) + ordered(count, 4) + settings }

  func setting(_ name: String, number: Int) -> Self { adding(0, name, ordered(number, 4)) }

  func setting(_ name: String, text: String) -> Self {
    adding(1, name, ordered(text.utf8.count, 4) + padded(text))
  }

  func color(_ name: String) -> Self { adding(2, name, [UInt8](repeating: 9, count: 8)) }

  private func adding(_ kind: UInt8, _ name: String, _ value: [UInt8]) -> Self {
    var result = self
    result.settings += [kind, 0] + ordered(name.utf8.count, 2) + padded(name) + ordered(1, 4)
    result.settings += value
    result.count += 1
    return result
  }

  private func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  private func ordered(_ number: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    return order == 1 ? bytes.reversed() : bytes
  }
}
