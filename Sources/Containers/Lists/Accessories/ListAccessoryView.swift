internal import Pixels

/// The view of an accessory of a list cell.
final class ListAccessoryView: RowButton {
  /// The accessory, which may change as long as its kind stays.
  var accessory: CellAccessory { didSet { setNeedsDisplay() } }
  /// Whether the row is selected, or the rows below it are shown.
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// Called with a touch on the grip of a row, from its beginning to its end.
  var whenGripped: ((Touch) -> Void)?
  private let label: Label?

  init(_ accessory: CellAccessory) {
    self.accessory = accessory
    if case .label(let text) = accessory.kind {
      label = Label(text: text)
      label?.textColor = accessory.options.tintColor ?? ScrollPalette.secondaryLabel
    } else {
      label = nil
    }
    super.init(named: Self.name(of: accessory.kind))
    isUserInteractionEnabled = isButton || accessory.kind == .reorder
    accessibility.isElement = isButton || accessory.kind == .reorder
    if let label {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    if case .custom(let view) = accessory.kind {
      isUserInteractionEnabled = true
      addSubview(view)
    }
  }

  private static func name(of kind: CellAccessory.Kind) -> String {
    switch kind {
    case .delete: Messages.Tables.delete
    case .insert: Messages.Tables.insert
    case .detail: Messages.Tables.moreInfo
    case .reorder: Messages.Tables.reorder
    case .outline: Messages.Lists.outline
    case .disclosure, .checkmark, .multiselect, .label, .custom: ""
    }
  }

  private var isButton: Bool {
    switch accessory.kind {
    case .delete, .insert, .detail, .outline: true
    case .disclosure, .checkmark, .multiselect, .label, .custom, .reorder: false
    }
  }

  /// Whether the accessory is at the very edge of the row.
  var isAtEdge: Bool { accessory.rank == 6 }

  /// The width of the accessory, in points, which grows with the text.
  var width: Double {
    switch accessory.kind {
    case .disclosure: 8 * textScale
    case .outline: 14 * textScale
    case .checkmark: 14 * textScale
    case .detail: 22 * textScale
    case .delete, .insert, .reorder, .multiselect: 38 * rowControlScale
    case .label: label?.intrinsicContentSize.width.rounded(.up) ?? 0
    case .custom(let view): view.bounds.width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
    guard case .custom(let view) = accessory.kind else { return }
    view.center = Point(x: bounds.midX, y: bounds.midY)
  }

  override var keepsTouchesFromScrolling: Bool { accessory.kind == .reorder }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesBegan(touches, with: event)
    grip(touches)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesMoved(touches, with: event)
    grip(touches)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesEnded(touches, with: event)
    grip(touches)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesCancelled(touches, with: event)
    grip(touches)
  }

  private func grip(_ touches: Set<Touch>) {
    if accessory.kind == .reorder, let touch = touches.first { whenGripped?(touch) }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  private func shade(_ usual: DynamicColor) -> Color {
    (accessory.options.tintColor ?? usual).resolvedColor(with: traitCollection)
  }

  private var tint: Color { tint(or: tintColor) }

  private func tint(or usual: Color) -> Color {
    accessory.options.tintColor?.resolvedColor(with: traitCollection) ?? usual
  }

  override func draw(_ canvas: Canvas) {
    let isMirrored = superview?.readsLeftToRight == false
    let scale = isAtEdge ? rowControlScale : textScale
    // Signs of the leading end are drawn from its edge, all others from the trailing one.
    let startsAtLeft = accessory.isLeading != isMirrored
    canvas.translate(x: startsAtLeft ? bounds.minX : bounds.maxX, y: bounds.midY)
    canvas.scale(x: scale, y: scale)
    let place = isMirrored ? -23.0 : 23
    switch accessory.kind {
    case .label, .custom: break
    case .disclosure:
      canvas.drawChevron(isMirrored: isMirrored, shade(.inactiveLabel))
    case .outline: drawOutline(canvas, isMirrored: isMirrored)
    case .checkmark: canvas.drawCheckmark(isMirrored: isMirrored, tint)
    case .detail: canvas.drawInfo(at: isMirrored ? 11 : -11, tint)
    case .delete:
      canvas.drawEditSign(at: place, isPlus: false, shade(ScrollPalette.destructive))
    case .insert:
      canvas.drawEditSign(at: place, isPlus: true, shade(ScrollPalette.constructive))
    case .multiselect:
      canvas.drawSelectionMark(
        at: place, isSelected: isOn, tint(or: tintOfGrounds), shade(.inactiveLabel))
    case .reorder: canvas.drawGrip(from: isMirrored ? 12 : -30, shade(.inactiveLabel))
    }
  }

  /// Draws a chevron that points down while the rows below are shown.
  private func drawOutline(_ canvas: Canvas, isMirrored: Bool) {
    guard isOn else { return canvas.drawChevron(isMirrored: isMirrored, tint) }
    let middle = isMirrored ? 7.0 : -7
    canvas.strokeSign([(middle - 5, -2.5), (middle, 2.5), (middle + 5, -2.5)], tint)
  }
}
