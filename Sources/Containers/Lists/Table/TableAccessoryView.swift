/// The accessory at the trailing edge of a cell; detail buttons can be pressed.
final class TableAccessoryView: View {
  private let type: TableViewCell.AccessoryType
  var whenTapped: (() -> Void)?

  init(_ type: TableViewCell.AccessoryType) {
    self.type = type
    super.init()
    isUserInteractionEnabled = hasButton
    guard hasButton else { return }
    accessibility.isElement = true
    accessibility.label = Messages.Tables.moreInfo
    accessibility.traits = .button
    pointerStyle = .pointingHand
  }

  /// The width of the accessory, in points, which grows with the text.
  var width: Double {
    let usual: Double =
      switch type {
      case .none: 0
      case .disclosureIndicator: 8
      case .checkmark: 14
      case .detailButton: 22
      case .detailDisclosureButton: 38
      }
    return usual * textScale
  }

  private var tint: Color { tintColor }

  private var faint: Color {
    DynamicColor.inactiveLabel.resolvedColor(with: traitCollection)
  }

  private var isMirrored: Bool { superview?.readsLeftToRight == false }

  private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    whenTapped?()
  }

  override func accessibilityActivate() -> Bool {
    guard hasButton else { return false }
    whenTapped?()
    return true
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    canvas.translate(x: isMirrored ? bounds.minX : bounds.maxX, y: bounds.midY)
    canvas.scale(x: textScale, y: textScale)
    switch type {
    case .none: break
    case .disclosureIndicator: canvas.drawChevron(isMirrored: isMirrored, faint)
    case .detailButton: canvas.drawInfo(at: isMirrored ? 11 : -11, tint)
    case .detailDisclosureButton:
      canvas.drawInfo(at: isMirrored ? 27 : -27, tint)
      canvas.drawChevron(isMirrored: isMirrored, faint)
    case .checkmark: canvas.drawCheckmark(isMirrored: isMirrored, tint)
    }
  }
}
