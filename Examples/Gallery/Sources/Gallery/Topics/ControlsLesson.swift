import Containers

/// A control tells of what the user does with it: add an action for an event.
///
/// All of them can be used with keys alone: Tab goes to the next one, Space presses, and the arrows
/// change a value.
final class ControlsLesson: Lesson {
  private let log = Label.note("Use a control.")

  override func viewDidLoad() {
    super.viewDidLoad()
    add("What happened", log)
    add("Buttons", ButtonFlow(makeButtons()))
    add(
      "On or off, and one of several", FormRow("Switch", makeSwitch()), makeSegments(),
      FormRow("Not enabled", makeDisabled()))
    add("Values", FormRow("Slider", makeSlider()), FormRow("Stepper", makeStepper()))
    add("Progress", makeProgress(), makeActivity())
  }

  private func makeButtons() -> [Button] {
    let looks: [(title: String, look: Button.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
      ("Bordered", .bordered()),
    ]
    let buttons = looks.map { entry in
      let button = Button(configuration: entry.look)
      button.configuration?.title = entry.title
      button.addAction { [weak self] in self?.log.text = "\(entry.title) was pressed." }
      return button
    }
    let icon = Button(configuration: .tinted())
    icon.configuration?.title = "With an image"
    icon.configuration?.image = Image(systemName: "heart.fill")
    icon.configuration?.imagePadding = 6
    icon.addAction { [weak self] in self?.log.text = "Thank you." }
    return buttons + [icon]
  }

  private func makeSwitch() -> Switch {
    let control = Switch()
    control.isOn = true
    control.addAction(for: .valueChanged) { [weak self, unowned control] in
      self?.log.text = "The switch is \(control.isOn ? "on" : "off")."
    }
    return control
  }

  private func makeDisabled() -> Switch {
    let control = Switch()
    control.isOn = true
    control.isEnabled = false
    return control
  }

  private func makeSegments() -> SegmentedControl {
    let control = SegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 1
    control.accessibility.label = "Period"
    control.addAction(for: .valueChanged) { [weak self, unowned control] in
      let title = control.titleForSegment(at: max(0, control.selectedSegmentIndex)) ?? ""
      self?.log.text = "\(title) is chosen."
    }
    return control
  }

  private func makeSlider() -> Slider {
    let control = Slider()
    control.maximumValue = 100
    control.value = 40
    control.widthAnchor.constraint(equalToConstant: 180).isActive = true
    control.addAction(for: .valueChanged) { [weak self, unowned control] in
      self?.log.text = "The slider is at \(Int(control.value))."
    }
    return control
  }

  private func makeStepper() -> Stepper {
    let control = Stepper()
    control.maximumValue = 10
    control.addAction(for: .valueChanged) { [weak self, unowned control] in
      self?.log.text = "The stepper is at \(Int(control.value))."
    }
    return control
  }

  private func makeProgress() -> ProgressView {
    let view = ProgressView(progressViewStyle: .default)
    view.progress = 0.6
    view.accessibility.label = "Progress"
    return view
  }

  private func makeActivity() -> View {
    let activity = ActivityIndicatorView(style: .medium)
    activity.accessibility.label = "Activity"
    activity.hidesWhenStopped = false
    let toggle = Switch()
    toggle.addAction(for: .valueChanged) { [unowned toggle] in
      if toggle.isOn { activity.startAnimating() } else { activity.stopAnimating() }
    }
    let row = FormRow("Activity", toggle)
    row.insertArrangedSubview(activity, at: 1)
    return row
  }
}
