import Containers

/// Everything in a window inherits its *traits*: light or dark, the text size, the direction of
/// reading, and how much room there is.
///
/// A controller overrides them for itself and what is inside it, as this page does for the sample
/// below.
final class TraitsLesson: Lesson {
  private let sample = SampleController()
  private let sizes: [ContentSizeCategory] = [
    .small, .large, .extraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Everything below inherits", sample, height: 260)
    add(
      "Its traits",
      choice("Style", ["Inherited", "Light", "Dark"]) { sample, index in
        sample.overrideUserInterfaceStyle = [.unspecified, .light, .dark][index]
      },
      choice("Direction", ["Left to right", "Right to left"]) { sample, index in
        sample.traitOverrides.layoutDirection = [.leftToRight, .rightToLeft][index]
      },
      choice("Width", ["Inherited", "Compact", "Regular"]) { sample, index in
        if index == 0 {
          sample.traitOverrides.remove(TraitHorizontalSizeClass.self)
        } else {
          sample.traitOverrides.horizontalSizeClass = index == 1 ? .compact : .regular
        }
      }, FormRow("Text size", makeSize()))
  }

  private func makeSize() -> Slider {
    let slider = Slider()
    slider.maximumValue = Double(sizes.count - 1)
    slider.value = 1
    slider.addAction(for: .valueChanged) { [weak self, unowned slider] in
      guard let self else { return }
      sample.traitOverrides.preferredContentSizeCategory = sizes[Int(slider.value.rounded())]
    }
    slider.widthAnchor.constraint(equalToConstant: 160).isActive = true
    return slider
  }

  private func choice(
    _ name: String, _ titles: [String],
    _ apply: @escaping @MainActor @Sendable (SampleController, Int) -> Void
  ) -> SegmentedControl {
    let control = SegmentedControl(items: titles)
    control.selectedSegmentIndex = 0
    control.accessibility.label = name
    control.addAction(for: .valueChanged) { [sample, unowned control] in
      apply(sample, max(0, control.selectedSegmentIndex))
    }
    return control
  }
}

/// A page that follows its traits.
private final class SampleController: ViewController {
  private let row = StackView()
  private let words = Label.note("")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (title, color) in [("First", DynamicColor.systemBlue), ("Second", .systemGreen)] {
      row.addArrangedSubview(ColorBox(color, title))
    }
    row.spacing = 8
    row.distribution = .fillEqually
    let column = StackView.column(Label.heading("Sample", .title1), words, row, spacing: 12)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    let traits: [Trait] = [
      TraitUserInterfaceStyle.self, TraitHorizontalSizeClass.self, TraitLayoutDirection.self,
    ]
    registerForTraitChanges(traits) { (sample: SampleController, _) in sample.follow() }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    follow()
  }

  private func follow() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    row.axis = isCompact ? .vertical : .horizontal
    let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    words.text = "This is \(style) and \(isCompact ? "compact" : "regular")."
  }
}
