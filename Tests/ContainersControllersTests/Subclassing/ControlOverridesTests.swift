import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Overrides of controls", .noWarnings)
struct ControlOverridesTests {
  let controller = ViewController()
  let stage: Stage

  init() { stage = Stage(controller) }

  private func show(_ control: Control) {
    control.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    controller.view.addSubview(control)
    stage.turn()
  }

  @Test("A slider calls setValue when value is set or the user drags, but not the reverse")
  func slider() {
    final class Log: Slider {
      var calls: [String] = []
      override var value: Double {
        get { super.value }
        set {
          calls.append("value")
          super.value = newValue
        }
      }
      override func setValue(_ value: Double, animated: Bool) {
        calls.append("setValue")
        super.setValue(value, animated: animated)
      }
    }
    let slider = Log()
    show(slider)
    slider.value = 0.5
    #expect(slider.calls == ["value", "setValue"])

    slider.calls = []
    slider.setValue(0.6, animated: false)
    #expect(slider.calls == ["setValue"])

    slider.calls = []
    slider.accessibilityIncrement()
    #expect(slider.calls == ["setValue"])
    #expect(abs(slider.value - 0.7) < 1e-9)

    slider.calls = []
    slider.maximumValue = 0.5
    #expect(slider.calls.isEmpty)
    #expect(slider.value == 0.5)
  }

  @Test("An override of setValue determines where the thumb goes")
  func steps() {
    final class Steps: Slider {
      override func setValue(_ value: Double, animated: Bool) {
        super.setValue(value.rounded(), animated: animated)
      }
    }
    let slider = Steps()
    slider.maximumValue = 10
    show(slider)

    stage.tap(at: Point(x: 117, y: 40))

    #expect(slider.value == slider.value.rounded())
    #expect((4...6).contains(slider.value))
  }

  @Test("A stepper's steps set its value")
  func stepper() {
    final class Log: Stepper {
      var values: [Double] = []
      override var value: Double { didSet { values.append(value) } }
    }
    let stepper = Log()
    show(stepper)
    stepper.accessibilityIncrement()
    stepper.value = 7

    #expect(stepper.values == [1, 7])
  }

  @Test("A switch calls setOn when isOn is set or the user toggles it, but not the reverse")
  func switching() {
    final class Log: Switch {
      var calls: [String] = []
      override var isOn: Bool {
        get { super.isOn }
        set {
          calls.append("isOn")
          super.isOn = newValue
        }
      }
      override func setOn(_ isOn: Bool, animated: Bool) {
        calls.append("setOn \(animated)")
        super.setOn(isOn, animated: animated)
      }
    }
    let control = Log()
    show(control)
    control.isOn = true
    control.performPrimaryAction()

    #expect(control.calls == ["isOn", "setOn false", "setOn true"])
    #expect(!control.isOn)
  }

  @Test("Setting progress calls setProgress, but not the reverse")
  func progress() {
    final class Log: ProgressView {
      var calls: [String] = []
      override var progress: Double {
        get { super.progress }
        set {
          calls.append("progress")
          super.progress = newValue
        }
      }
      override func setProgress(_ progress: Double, animated: Bool) {
        calls.append("setProgress")
        super.setProgress(progress, animated: animated)
      }
    }
    let view = Log()
    view.progress = 0.5
    view.setProgress(0.7, animated: true)

    #expect(view.calls == ["progress", "setProgress", "setProgress"])
  }

  @Test("A segment selected by the user sets the selected index")
  func segments() {
    final class Log: SegmentedControl {
      var indices: [Int] = []
      override var selectedSegmentIndex: Int { didSet { indices.append(selectedSegmentIndex) } }
    }
    let control = Log(items: ["One", "Two"])
    show(control)
    control.selectedSegmentIndex = 0
    stage.tap("Two")

    #expect(control.indices == [0, 1])
  }

  @Test("A page change by the user sets the current page")
  func pages() {
    final class Log: PageControl {
      var pages: [Int] = []
      override var currentPage: Int { didSet { pages.append(currentPage) } }
    }
    let control = Log()
    control.numberOfPages = 3
    show(control)
    control.accessibilityIncrement()
    control.currentPage = 0

    #expect(control.pages == [1, 0])
  }

  @Test("Tracking sets isHighlighted and reads isEnabled")
  func states() {
    final class Log: Button {
      var states: [Bool] = []
      override var isHighlighted: Bool { didSet { states.append(isHighlighted) } }
      override var isSelected: Bool { didSet { setNeedsDisplay() } }
      override var isEnabled: Bool {
        get { true }
        set {}
      }
    }
    let button = Log(title: "Press")
    show(button)
    button.isEnabled = false
    var presses = 0
    button.addAction { presses += 1 }

    stage.tap("Press")

    #expect(button.states == [true, false])
    #expect(presses == 1)
  }
}
