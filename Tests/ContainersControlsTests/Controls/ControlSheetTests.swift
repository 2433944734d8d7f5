import Containers
import ContainersTesting
import Testing

@MainActor
struct ControlSheetTests {
  @Test(
    "Every control in every state matches the goldens: light, dark, mirrored, high contrast",
    arguments: [
      ("sheet-light", 2.0, UserInterfaceStyle.light, AccessibilityContrast.normal, false),
      ("sheet-dark", 2, .dark, .normal, false),
      ("sheet-dark-1x-mirrored", 1, .dark, .normal, true),
      ("sheet-light-contrast", 1, .light, .high, false),
    ])
  func sheet(
    name: String, scale: Double, style: UserInterfaceStyle, contrast: AccessibilityContrast,
    isMirrored: Bool
  ) {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 430, height: 235), scale: scale)
    stage.systemTraits = TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    controller.view.backgroundColor = DynamicColor.systemBackground
    for (column, state) in ControlSheet.States.allCases.enumerated() {
      ControlSheet.fill(controller.view, column, state)
    }
    stage.press(.escape)
    stage.window.moveFocus(to: controller.view.subviews.first { $0.tag == 1 && $0 is Slider })
    stage.settle()
    stage.expectPicture(named: name)
  }
}

/// A sheet of controls with one column for each state.
@MainActor
private enum ControlSheet {
  enum States: CaseIterable { case normal, pressed, disabled, focused }

  static func fill(_ view: View, _ column: Int, _ state: States) {
    let x = 12 + Double(column) * 104
    let isOn = column != 1
    let first = Switch(frame: Rect(x: x, y: 10, width: 51, height: 31))
    first.isOn = isOn
    let slider = Slider(frame: Rect(x: x, y: 52, width: 92, height: 31))
    slider.value = 0.3 + Double(column) * 0.15
    let stepper = Stepper(frame: Rect(x: x, y: 94, width: 92, height: 32))
    stepper.value = column == 0 ? 0 : 5
    let segments = SegmentedControl(items: ["Day", "Week"])
    segments.frame = Rect(x: x, y: 138, width: 92, height: 32)
    segments.selectedSegmentIndex = column % 2
    let pages = PageControl(frame: Rect(x: x, y: 180, width: 92, height: 26))
    pages.numberOfPages = 4
    pages.currentPage = column
    let bar = ProgressView(frame: Rect(x: x, y: 216, width: 92, height: 4))
    bar.progress = 0.25 * Double(column)
    for control in [first, slider, stepper, segments, pages] {
      control.isEnabled = state != .disabled
      control.isHighlighted = state == .pressed
      control.tag = state == .focused ? 1 : 0
      view.addSubview(control)
    }
    view.addSubview(bar)
  }
}
