extension TextField {
  func setUp() {
    area.client = self
    area.truncates = true
    area.style = TextStyle(font: usedFont)
    addSubview(area)
    addInteraction(area.menu.interaction)
    addSubview(clearButton)
    clearButton.isHidden = true
    clearButton.addAction(for: .touchUpInside) { [weak self] in self?.clear() }
    setDynamicColor(.label, for: \TextField.textColor)
    accessibility.traits = .textField
    accessibility.value = ""
    pointerStyle = .iBeam
  }

  private var usedFont: Font { area.font }

  /// An empty line in the field's font, used to measure it.
  var lineLayout: TextLayout { TextLayout("", style: TextStyle(font: usedFont)) }

  /// The scale of the sign that clears the text, which grows with it.
  var signScale: Double {
    area.ownFont == nil || area.adjustsFont ? textScale : 1
  }

  /// The horizontal space between the edges and the content.
  private var inset: Double { borderStyle == .none ? 0 : 8 }

  var contentSize: Size {
    let shown = hasText ? area.shownText : storedPlaceholder?.string ?? ""
    let text = TextLayout(shown, style: TextStyle(font: usedFont)).size
    let line = max(usedFont.metrics.lineHeight, text.height).rounded(.up)
    var width = text.width.rounded(.up) + CaretView.width + 2 * inset
    if let leftView, shows(leftViewMode) { width += leftView.bounds.width + 6 }
    if let rightView, shows(rightViewMode) { width += rightView.bounds.width + 6 }
    if clearButtonMode != .never { width += 6 + 20 * signScale }
    return Size(width: width, height: line + (borderStyle == .none ? 2 : 14))
  }

  func contentRect(_ bounds: Rect) -> Rect {
    var leading = inset
    var trailing = inset
    if leftView != nil, shows(leftViewMode) {
      leading += leftViewRect(forBounds: bounds).width + 6
    }
    if rightView != nil, shows(rightViewMode) {
      trailing += rightViewRect(forBounds: bounds).width + 6
    } else if showsClearButton {
      trailing += clearButtonRect(forBounds: bounds).width + 2
    }
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return Rect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  func sideRect(_ size: Size, isLeading: Bool, _ bounds: Rect) -> Rect {
    let gap = max(inset - 2, 0)
    let isLeft = isLeading != isRightToLeft
    return Rect(
      x: isLeft ? bounds.minX + gap : bounds.maxX - gap - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Whether the clear button is visible; the right view takes its place where both would show.
  private var showsClearButton: Bool {
    hasText && isEnabled && shows(clearButtonMode)
      && !(rightView != nil && shows(rightViewMode))
  }

  func placeParts() {
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    clearButton.isHidden = !showsClearButton
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    let clear = clearButtonRect(forBounds: bounds)
    // Large enough to be pressed, around the same center.
    clearButton.frame = Rect(
      center: clear.center, size: Size(width: max(24, clear.width), height: max(24, clear.height)))
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard area.frame != rect else { return }
    let x = area.bounds.minX
    area.frame = rect
    area.bounds.origin.x = x
    fitFont()
    area.setNeedsDisplay()
    if isEditing { textAreaScroll(toVisible: area.caretRect(at: area.editor.selection.head)) }
  }

  func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    contentDidChange()
  }

  func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    hintAtPlaceholder()
  }

  /// Uses the placeholder as the accessibility hint, unless the app sets its own.
  private func hintAtPlaceholder() {
    if accessibility.hint == ownHint { accessibility.hint = placeholder }
    ownHint = placeholder
  }

  func fontDidChange() {
    guard area.style.font != usedFont || adjustsFontSizeToFitWidth else { return }
    fitFont()
    contentDidChange()
  }

  /// Shrinks the font until the text fits, if that is enabled.
  func fitFont() {
    var used = usedFont
    if adjustsFontSizeToFitWidth, area.bounds.width > 0 {
      let width = TextLayout(area.shownText, style: TextStyle(font: used)).size.width
      let room = area.bounds.width - CaretView.width
      if width > room { used.size = max(minimumFontSize, used.size * room / width) }
    }
    area.style = TextStyle(font: used)
  }

  // MARK: Drawing

  func drawBorder(_ canvas: Canvas) {
    guard borderStyle != .none else { return }
    let rect = borderRect(forBounds: bounds)
    let radius = borderStyle == .roundedRect ? 6.0 : 0
    let traits = traitCollection
    if borderStyle != .line {
      let ground = DynamicColor(light: .white, dark: Color(hex: 0x1C1C1E))
      canvas.fill(
        Path(roundedRect: rect, cornerRadius: radius), ground.resolvedColor(with: traits))
    }
    let width = isEditing ? 2.0 : 1
    let color =
      isEditing ? tintOfMarks : DynamicColor.opaqueSeparator.resolvedColor(with: traits)
    canvas.stroke(
      Path(
        roundedRect: rect.insetBy(dx: width / 2, dy: width / 2),
        cornerRadius: max(0, radius - width / 2)), Stroke(width: width), color)
  }

  func paintPlaceholder(_ canvas: Canvas, in rect: Rect) {
    guard let layout = placeholderLayout(width: rect.width) else { return }
    canvas.draw(
      layout,
      at: Point(
        x: rect.minX, y: rect.minY + ((rect.height - layout.size.height) / 2).rounded(.down)),
      color: color(isEnabled ? .placeholderText : .inactiveLabel))
  }

  private func placeholderLayout(width: Double) -> TextLayout? {
    guard let storedPlaceholder else { return nil }
    var font = usedFont
    if signScale > 1 {
      // Large text shrinks to fit, down to its default size.
      let whole = TextLayout(storedPlaceholder, style: TextStyle(font: font)).size.width
      if whole > width { font.size *= max(1 / signScale, width / whole) }
    }
    return TextLayout(
      storedPlaceholder, style: TextStyle(font: font),
      paragraph: ParagraphStyle(alignment: placeholderAlignment, lineLimit: 1), width: width)
  }

  private var placeholderAlignment: TextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  /// The content mode that keeps the placeholder in its place.
  var placeholderMode: ContentMode {
    placeholderAlignment.contentMode(
      isRightToLeft: placeholderLayout(width: .infinity)?.lines.first?.isRightToLeft == true)
  }
}

extension DynamicallyColored where Self: TextField {
  /// The dynamic color of the text, or nil if it has a fixed color.
  ///
  /// Set nil for the usual color, that of labels.
  public var textColor: DynamicColor? {
    get { dynamicColor(for: \TextField.textColor as ReferenceWritableKeyPath<TextField, Color>) }
    set { setDynamicColor(newValue ?? .label, for: \TextField.textColor) }
  }
}

/// The button that clears a text field: a cross on a gray disc.
@MainActor
final class ClearButton: Control {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibility.label = Messages.Controls.clearText
    accessibility.traits = .button
    pointerStyle = .arrow
  }

  /// The focus stays with the field, which the user can clear by key.
  override var canBecomeFocused: Bool { false }

  override func draw(_ canvas: Canvas) {
    let scale = (superview as? TextField)?.signScale ?? 1
    let disc = Rect(center: bounds.center, size: Size(width: 16 * scale, height: 16 * scale))
    canvas.fill(
      Path(ellipseIn: disc),
      color(isHighlighted ? .label : isHovered ? .secondaryLabel : .inactiveLabel))
    var cross = Path()
    let arm = 3 * scale
    for side in [-1.0, 1] {
      cross.move(to: Point(x: disc.midX - arm, y: disc.midY - arm * side))
      cross.line(to: Point(x: disc.midX + arm, y: disc.midY + arm * side))
    }
    canvas.stroke(
      cross, Stroke(width: 1.6 * scale, cap: .round),
      color(.systemBackground))
  }
}
