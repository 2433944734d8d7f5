import Containers

extension Label {
  /// Makes a text in a style that follows the user's text size.
  static func heading(_ text: String, _ style: Font.TextStyle) -> Label {
    let label = Label(text: text, font: .preferredFont(forTextStyle: style))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  /// Makes an explanation.
  static func note(_ text: String) -> Label {
    let label = heading(text, .callout)
    label.textColor = DynamicColor.secondaryLabel
    return label
  }
}

extension Button {
  /// Makes a tinted button.
  static func tinted(_ title: String, _ action: @escaping @MainActor @Sendable () -> Void) -> Button
  {
    var look = Configuration.tinted()
    look.title = title
    return Button(configuration: look, primaryAction: Action(title: title) { _ in action() })
  }
}

extension StackView {
  /// Makes views below each other.
  static func column(_ views: View..., spacing: Double = 8) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }
}

extension DynamicColor {
  /// A faint shade of the color, on which every text can be read.
  var faint: DynamicColor {
    DynamicColor { traits in
      DynamicColor.secondarySystemGroupedBackground.resolvedColor(with: traits)
        .mixed(with: resolvedColor(with: traits), by: 0.3)
    }
  }
}

/// A caption beside a control, or above it where the text is large.
final class FormRow: StackView {
  init(_ caption: String, _ control: View) {
    super.init(frame: .zero)
    let label = Label.heading(caption, .body)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    control.setContentHuggingPriority(.required, for: .horizontal)
    // A text says itself.
    if !(control is Label) { control.accessibility.label = caption }
    addArrangedSubview(label)
    addArrangedSubview(control)
    spacing = 12
    registerForTraitChanges([TraitPreferredContentSizeCategory.self]) { (row: FormRow, _) in
      row.arrange()
    }
    arrange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .center
  }
}

extension ViewController {
  /// Dismisses what this controller is in, unless it is still coming or already going: that would be
  /// refused with a warning.
  func close() {
    guard transitionCoordinator == nil else { return }
    dismiss(animated: true, completion: nil)
  }
}
