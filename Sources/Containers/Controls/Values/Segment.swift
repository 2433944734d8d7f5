/// One of the segments of a segmented control; assistive technology sees each.
@MainActor
final class Segment: View {
  var title: String? { didSet { contentDidChange() } }
  var image: Image? { didSet { contentDidChange() } }
  /// What is done when a person chooses the segment.
  var action: Action?
  /// The width that the program has given to it; 0 for none.
  var width = 0.0
  var isEnabled = true
  /// Whether a press on it goes to the control or is swallowed.
  var onActivate: (() -> Bool)?

  private var color = Color.black
  private var font = Font.system(size: 13, weight: .medium)
  private var layout: TextLayout?

  init(title: String? = nil, image: Image? = nil, action: Action? = nil) {
    super.init()
    self.title = title ?? (action?.image == nil ? action?.title : nil)
    self.image = image ?? action?.image
    self.action = action
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.traits = .button
    accessibility.label = title ?? action?.title
  }

  /// The size that the content takes.
  var contentSize: Size {
    if let image { return image.size }
    return titleLayout.map { Size(width: $0.size.width.rounded(.up), height: $0.size.height) }
      ?? .zero
  }

  /// Shows the segment as it stands.
  func update(color: Color, isChosen: Bool, isEnabled: Bool, textScale: Double) {
    var traits: AccessibilityProperties.Traits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibility.traits = traits
    let font = Font.system(size: 13 * textScale, weight: isChosen ? .semibold : .medium)
    guard color != self.color || font != self.font else { return }
    if font != self.font { layout = nil }
    (self.color, self.font) = (color, font)
    setNeedsDisplay()
  }

  /// One of the choices of the control; a button where that chooses nothing.
  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    guard let control = chain.lazy.compactMap({ $0 as? SegmentedControl }).first,
      let index = control.segments.firstIndex(where: { $0 === self })
    else { return }
    semantics.position = AccessibilityProperties.Position(
      index: index + 1, count: control.segments.count)
    guard !control.isMomentary else { return }
    semantics.role = .radioButton
    semantics.states.insert(.checkable)
    if control.selectedSegmentIndex == index { semantics.states.insert(.checked) }
  }

  override func accessibilityActivate() -> Bool { onActivate?() ?? false }

  override func draw(_ canvas: Canvas) {
    if let image {
      let place = Rect(center: bounds.center, size: image.size)
      return canvas.draw(
        image.shown(tint: color, isRightToLeft: !readsLeftToRight), in: place,
        opacity: image.isTemplate ? 1 : color.alpha)
    }
    guard let title, var layout = titleLayout else { return }
    if layout.size.width > bounds.width - 8 {
      layout = TextLayout(
        title, style: TextStyle(font: font), paragraph: ParagraphStyle(lineLimit: 1),
        width: max(0, bounds.width - 8))
    }
    let place = Point(
      x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2)
    canvas.draw(layout, at: place, color: color)
  }

  private var titleLayout: TextLayout? {
    guard let title, !title.isEmpty else { return nil }
    let made = layout ?? TextLayout(title, style: TextStyle(font: font))
    layout = made
    return made
  }

  private func contentDidChange() {
    layout = nil
    accessibility.label = title ?? accessibility.label
    setNeedsDisplay()
  }
}
