/// A segment of a segmented control, which is an accessibility element of its own.
@MainActor
final class Segment: View {
  var title: String? { didSet { contentDidChange() } }
  /// A shorter title for a control that is too narrow for the titles of all segments; nil for none.
  var compactTitle: String? { didSet { contentDidChange() } }
  /// Whether the shorter title is shown.
  var isCompact = false { didSet { if isCompact != oldValue { contentDidChange() } } }
  var image: Image? { didSet { contentDidChange() } }
  /// The action to perform when the user selects the segment.
  var action: Action?
  /// The width set by the app, in points; 0 to share the remaining width.
  var width = 0.0
  var isEnabled = true
  /// Activates the segment for assistive technology; returns whether it could.
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

  /// The size of the image or the title.
  var contentSize: Size {
    if let image { return sizeBesideText(of: image) }
    return titleLayout.map { Size(width: $0.size.width.rounded(.up), height: $0.size.height) }
      ?? .zero
  }

  /// The width of the image or the longer title, as wide as it is when the segment is chosen.
  var wholeWidth: Double {
    guard compactTitle != nil, image == nil else { return contentSize.width }
    let font = Font.system(size: font.size, weight: .semibold)
    return TextLayout(title ?? "", style: TextStyle(font: font)).size.width.rounded(.up)
  }

  /// Updates the colors, the font, and the accessibility traits.
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
      let place = Rect(center: bounds.center, size: sizeBesideText(of: image))
      return canvas.draw(
        image.shown(tint: color, isRightToLeft: !readsLeftToRight), in: place,
        opacity: image.isTemplate ? 1 : color.alpha)
    }
    guard let shownTitle, var layout = titleLayout else { return }
    if layout.size.width > bounds.width - 8 {
      layout = TextLayout(
        shownTitle, style: TextStyle(font: font), paragraph: ParagraphStyle(lineLimit: 1),
        width: max(0, bounds.width - 8))
    }
    let place = Point(
      x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2)
    canvas.draw(layout, at: place, color: color)
  }

  private var shownTitle: String? { isCompact ? compactTitle ?? title : title }

  private var titleLayout: TextLayout? {
    guard let shownTitle, !shownTitle.isEmpty else { return nil }
    let made = layout ?? TextLayout(shownTitle, style: TextStyle(font: font))
    layout = made
    return made
  }

  private func contentDidChange() {
    layout = nil
    accessibility.label = title ?? accessibility.label
    setNeedsDisplay()
  }
}
