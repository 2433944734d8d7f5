import Containers

final class CountedSlider: Slider {
  override var value: Double { didSet { Calls.note("Slider.value") } }

  override func setValue(_ value: Double, animated: Bool) {
    super.setValue(value, animated: animated)
    Calls.note("Slider.setValue")
  }
}

final class CountedStepper: Stepper {
  override var value: Double { didSet { Calls.note("Stepper.value") } }
}

final class CountedSwitch: Switch {
  override var isOn: Bool { didSet { Calls.note("Switch.isOn") } }

  override func setOn(_ isOn: Bool, animated: Bool) {
    super.setOn(isOn, animated: animated)
    Calls.note("Switch.setOn")
  }
}

final class CountedProgressView: ProgressView {
  override var progress: Double { didSet { Calls.note("ProgressView.progress") } }

  override func setProgress(_ progress: Double, animated: Bool) {
    super.setProgress(progress, animated: animated)
    Calls.note("ProgressView.setProgress")
  }
}

final class CountedSegmentedControl: SegmentedControl {
  override var selectedSegmentIndex: Int {
    didSet { Calls.note("SegmentedControl.selectedSegmentIndex") }
  }
}

final class CountedPageControl: PageControl {
  override var numberOfPages: Int { didSet { Calls.note("PageControl.numberOfPages") } }
  override var currentPage: Int { didSet { Calls.note("PageControl.currentPage") } }
}

final class CountedButton: Button {
  override var isEnabled: Bool { didSet { Calls.note("Control.isEnabled") } }
  override var isHighlighted: Bool { didSet { Calls.note("Control.isHighlighted") } }
  override var isSelected: Bool { didSet { Calls.note("Control.isSelected") } }
}
