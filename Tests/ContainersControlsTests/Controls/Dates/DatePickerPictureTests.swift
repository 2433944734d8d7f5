import Containers
import ContainersTesting
import FoundationEssentials
import Testing

@MainActor
@Suite("Pictures of date pickers")
struct DatePickerPictureTests {
  /// A way in which pickers are shown.
  enum Look: String, CaseIterable {
    case light, dark, large, mirrored
  }

  private func picker(_ style: DatePicker.Style, _ mode: DatePicker.Mode) -> DatePicker {
    let picker = DatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_GB")
    picker.clock = { DatePickerTests.moment(2026, 11, 18) }
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.minimumDate = DatePickerTests.moment(2026, 11, 4)
    picker.date = DatePickerTests.moment(2026, 11, 26, 14, 5)
    return picker
  }

  @Test("F1219: Pickers look as accepted", arguments: Look.allCases)
  func pictures(look: Look) {
    let scale = look == .large ? 2.0 : 1
    let controller = ViewController()
    let stage = Stage(
      controller, size: Size(width: 300 * scale, height: 472 * scale), scale: look == .large ? 1 : 2
    )
    stage.systemTraits = TraitCollection {
      $0.userInterfaceStyle = look == .dark ? .dark : .light
      $0.layoutDirection = look == .mirrored ? .rightToLeft : .leftToRight
      $0.preferredContentSizeCategory = look == .large ? .accessibilityExtraLarge : .large
    }
    controller.view.setDynamicColor(.systemBackground, for: \.backgroundColor)
    let disabled = picker(.compact, .time)
    disabled.isEnabled = false
    var y = 10.0
    for picker in [
      picker(.inline, .dateAndTime), picker(.compact, .dateAndTime), picker(.compact, .date),
      disabled,
    ] {
      controller.view.addSubview(picker)
      let size = picker.intrinsicContentSize
      picker.frame = Rect(
        x: look == .mirrored ? 300 * scale - 10 - size.width : 10, y: y, width: size.width,
        height: size.height)
      y += size.height + 8
    }
    stage.settle()
    stage.press(.tab)
    stage.settle()
    stage.expectPicture(named: "date-pickers-\(look.rawValue)")
  }
}
