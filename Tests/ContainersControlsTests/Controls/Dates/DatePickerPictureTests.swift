@testable import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Pictures of date pickers")
struct DatePickerPictureTests {
  @Test(
    "F1219: The inline style matches the goldens, light, dark, with high contrast, and disabled",
    arguments: ["light", "dark", "contrast", "off"])
  func inline(look: String) {
    let traits = TraitCollection {
      $0.userInterfaceStyle = look == "dark" ? .dark : .light
      $0.accessibilityContrast = look == "contrast" ? .high : .normal
    }
    let probe = DateProbe(
      .dateAndTime, .inline, size: Size(width: 300, height: 372), scale: 2, traits: traits)
    decorate(probe)
    probe.picker.minimumDate = DateProbe.date(2026, 6, 4)
    probe.picker.date = DateProbe.date(2026, 6, 24, 9, 5)
    probe.picker.isEnabled = look != "off"
    if look == "light", let grid = probe.grid {
      probe.stage.press(.tab)
      probe.stage.window.moveFocus(to: grid)
      for _ in 0..<5 { probe.stage.press(.leftArrow) }
    }
    probe.stage.turn()
    probe.stage.expectPicture(named: "inline-\(look)")
  }

  @Test("F1234: Months and years match the goldens", arguments: ["light", "dark"])
  func periods(look: String) {
    let traits = TraitCollection { $0.userInterfaceStyle = look == "dark" ? .dark : .light }
    let probe = DateProbe(
      .date, .inline, size: Size(width: 292, height: 326), scale: 2, traits: traits)
    decorate(probe)
    probe.picker.minimumDate = DateProbe.date(2025, 2, 4)
    probe.picker.date = DateProbe.date(look == "dark" ? 2027 : 2026, 8, 24)
    probe.stage.press(.tab)
    probe.stage.press(.space)
    if look == "dark" { probe.stage.tap("Choose a year") }
    probe.stage.settle()
    probe.stage.expectPicture(named: look == "dark" ? "years-dark" : "months-light")
  }

  @Test(
    "F1235: Text of twice the size is not cut off in 320 points",
    arguments: [DatePickerStyle.inline, .compact])
  func large(style: DatePickerStyle) {
    let traits = TraitCollection {
      $0.preferredContentSizeCategory = .nearest(toTextScale: 2)
      $0.layoutDirection = style == .inline ? .rightToLeft : .leftToRight
    }
    let size = Size(width: 320, height: style == .inline ? 540 : 220)
    let probe = DateProbe(
      .dateAndTime, style, locale: "en_US", size: size, scale: 1, traits: traits)
    decorate(probe)
    probe.layOut()
    probe.stage.expectPicture(named: style == .inline ? "inline-large" : "compact-large")
    guard style == .compact else { return }
    probe.stage.tap("Departure, time")
    probe.stage.settle()
    probe.stage.expectPicture(named: "compact-large-open")
  }

  @Test(
    "F1219: The compact style and its popovers match the goldens",
    arguments: ["light", "dark", "mirrored"])
  func compact(look: String) {
    let traits = TraitCollection {
      $0.userInterfaceStyle = look == "dark" ? .dark : .light
      $0.layoutDirection = look == "mirrored" ? .rightToLeft : .leftToRight
    }
    let probe = DateProbe(
      locale: look == "dark" ? "de_DE" : "en_US", size: Size(width: 320, height: 370), scale: 2,
      traits: traits)
    decorate(probe)
    probe.focus(0)
    probe.stage.press(.rightArrow)
    if look != "mirrored" { probe.stage.expectPicture(named: "compact-\(look)") }
    if look == "dark" { probe.stage.tap("Departure, time") } else { probe.stage.press(.enter) }
    probe.stage.settle()
    probe.stage.expectPicture(named: "compact-\(look)-open")
  }

  private func decorate(_ probe: DateProbe) {
    probe.stage.window.backgroundColor = DynamicColor.systemBackground
    probe.layOut()
    if probe.picker.isRightToLeft {
      probe.picker.frame.origin.x = probe.stage.window.bounds.width - 20 - probe.picker.frame.width
      probe.stage.turn()
    }
  }
}
