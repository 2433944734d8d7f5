import Containers

/// A stack view places views in a row or a column.
///
/// Along its axis the *distribution* says who gets the room; across it the *alignment* says where
/// they are. A hidden view leaves no gap.
final class StackViewsLesson: Lesson {
  private let stack = StackView(arrangedSubviews: [
    ColorBox(.systemRed, "One"), ColorBox(.systemOrange, "Two, longer"),
    ColorBox(.systemPurple, "Three"),
  ])
  private let alignments: [(title: String, value: StackView.Alignment)] = [
    ("Fill", .fill), ("Leading", .leading), ("Center", .center), ("Trailing", .trailing),
  ]
  private let distributions: [(title: String, value: StackView.Distribution)] = [
    ("Fill", .fill), ("Equal", .fillEqually), ("By content", .fillProportionally),
    ("Spaced", .equalSpacing),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.spacing = 8
    stack.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let (vertical, second, spacing) = (Switch(), Switch(), Slider())
    vertical.addAction(for: .valueChanged) { [weak self, unowned vertical] in
      self?.change { $0.axis = vertical.isOn ? .vertical : .horizontal }
    }
    second.isOn = true
    second.addAction(for: .valueChanged) { [weak self, unowned second] in
      self?.change { $0.arrangedSubviews[1].isHidden = !second.isOn }
    }
    spacing.maximumValue = 40
    spacing.value = 8
    spacing.addAction(for: .valueChanged) { [stack, unowned spacing] in
      stack.spacing = spacing.value
    }
    spacing.widthAnchor.constraint(equalToConstant: 140).isActive = true
    add("A stack of three", stack)
    add(
      "How", FormRow("Vertical", vertical), FormRow("The second one", second),
      FormRow("Spacing", spacing))
    add("Distribution", choice("Distribution", distributions) { $0.distribution = $1 })
    add("Alignment", choice("Alignment", alignments) { $0.alignment = $1 })
  }

  private func choice<Value: Sendable>(
    _ name: String, _ values: [(title: String, value: Value)],
    _ apply: @escaping @MainActor @Sendable (StackView, Value) -> Void
  ) -> SegmentedControl {
    let control = SegmentedControl(items: values.map(\.title))
    control.selectedSegmentIndex = 0
    control.accessibility.label = name
    control.addAction(for: .valueChanged) { [weak self, unowned control] in
      let value = values[max(0, control.selectedSegmentIndex)].value
      self?.change { apply($0, value) }
    }
    return control
  }

  private func change(_ change: (StackView) -> Void) {
    change(stack)
    View.animate(withDuration: .milliseconds(300)) { self.stack.layoutIfNeeded() }
  }
}
