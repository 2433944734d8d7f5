/// The button of an action in an alert, which fills its row from edge to edge.
@MainActor
final class AlertActionRow: Control {
  let action: AlertAction
  /// Whether the action is the one that the alert suggests, shown in a heavier font.
  var isEmphasized = false { didSet { if isEmphasized != oldValue { updateParts() } } }
  /// The text size of the title.
  var contentSizeCategory = ContentSizeCategory.large {
    didSet { if contentSizeCategory != oldValue { updateParts() } }
  }
  /// The edges with a line that separates the row from another one.
  var lines = Separators() { didSet { if lines != oldValue { setNeedsDisplay() } } }
  private let label = Label()

  /// The edges of a row with a line.
  struct Separators: OptionSet {
    let rawValue: Int

    static let top = Separators(rawValue: 1)
    static let leading = Separators(rawValue: 2)
  }

  init(_ action: AlertAction) {
    self.action = action
    super.init()
    label.text = action.title
    label.textAlignment = .center
    label.numberOfLines = 0
    label.accessibility.isElement = false
    label.accessibility.label = nil
    addSubview(label)
    accessibility.label = action.title
    accessibility.traits = .button
    isEnabled = action.isEnabled
    updateParts()
  }

  /// The title as it is laid out.
  var title: AlertLayout.Text { AlertLayout.Text(label) }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .button
  }

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: bounds.insetBy(dx: 6, dy: 6), cornerRadius: 6)
  }

  override func stateDidChange() {
    super.stateDidChange()
    pointerStyle = isEnabled ? .pointingHand : nil
  }

  override func updateParts() {
    super.updateParts()
    label.font = Font.body.withWeight(isEmphasized ? .semibold : .regular)
      .scaled(to: contentSizeCategory)
    label.textColor = isEnabled ? ink : inactive(ink)
    setNeedsDisplay()
  }

  private var ink: Color {
    action.style == .destructive ? color(.destructiveLabel) : tintColor ?? color(.label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertLayout.rowPadding, dy: 0)
    updateFocusRing()
  }

  override func draw(_ canvas: Canvas) {
    let fill = isHighlighted ? 0.16 : isHovered && isEnabled ? 0.06 : 0
    if fill > 0 { canvas.fill(bounds, color(.label).withAlphaComponent(fill)) }
    let line = color(.separator)
    if lines.contains(.top) {
      canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), line)
    }
    if lines.contains(.leading) {
      let x = isRightToLeft ? bounds.width - 1 : 0
      canvas.fill(Rect(x: x, y: 0, width: 1, height: bounds.height), line)
    }
  }
}

extension AlertLayout.Text {
  /// Measures the text of a label.
  @MainActor
  init(_ label: Label) {
    width = label.sizeThatFits(.zero).width
    lineHeight = label.font.metrics.lineHeight
    height = { label.sizeThatFits(Size(width: $0, height: 0)).height }
  }
}
